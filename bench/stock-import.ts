// How long a stock file of 650,000 lines takes to come in: into an empty table, once more, with a tenth changed, and
// the same as of a moment; and how much memory our process takes for it.
// usage: node bench/stock-import.ts
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { emptyTables } from '@nuancier/api/database/empty-tables.ts';
import { migrate } from '@nuancier/api/database/migrating/migrate.ts';
import { openDatabase } from '@nuancier/api/database/open-database.ts';
import type { DatabasePool } from '@nuancier/api/database/tables.ts';
import { importStock } from '@nuancier/api/stock/operations/import-stock.ts';
import { loadDemo } from '@nuancier/demo/load-demo.ts';
import { demoStock } from '@nuancier/demo/rows/catalogue/stock-rows.ts';
import { HOUR_MS } from '@nuancier/domain/durations.ts';
import type { StockLine } from '@nuancier/domain/stock/stock-line.ts';

// Ten thousand products: 64,805 articles in ten stores.
const SIZE = 10_000;
const dataDir = path.join(fileURLToPath(new URL('..', import.meta.url)), '.cache', 'bench-stock-import');

const database = await openDatabase({ dataDir, poolSize: 3 });
try {
  await database.forLongWork(measure);
} finally {
  await database.close();
}

async function measure(db: DatabasePool): Promise<void> {
  await migrate(db);
  const loaded = await db.selectFrom('operator_note').select('name').where('name', '=', 'demo').execute();
  if (loaded.length === 0) await loadDemo(db, { size: SIZE, today: new Date() });
  await emptyTables(db, ['stock', 'stock_movement', 'stock_place']);
  const same = () => demoStock(SIZE);
  const hour = (nth: number) => new Date(Date.now() - (5 - nth) * HOUR_MS);
  console.table([
    await timed(db, 'table vide', same),
    await timed(db, 'le même fichier', same),
    await timed(db, 'un dixième changé', tenthChanged),
    await timed(db, 'daté, le même', tenthChanged, hour(1)),
    await timed(db, 'daté, un dixième changé', same, hour(2)),
    await timed(db, 'daté, en retard', tenthChanged, hour(1)),
  ]);
}

function* tenthChanged(): Generator<StockLine> {
  let nth = 0;
  for (const line of demoStock(SIZE)) {
    yield nth % 10 === 0 ? { ...line, available: line.available + 1 } : line;
    nth += 1;
  }
}

async function timed(
  db: DatabasePool,
  name: string,
  linesOf: () => Iterable<StockLine>,
  at: Date | null = null,
) {
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = () => {
    most = Math.max(most, process.memoryUsage.rss());
  };
  const started = performance.now();
  const report = await db.transaction().execute((part) => importStock(part, linesOf(), watch, { at }));
  if (!report.ok) throw new Error(report.refusals.map(({ reason }) => reason).join(' '));
  const seconds = (performance.now() - started) / 1000;
  return {
    fichier: name,
    lignes: report.lines,
    changées: report.changed,
    secondes: Number(seconds.toFixed(1)),
    'MiB de plus': Math.round((most - before) / 1024 ** 2),
  };
}
