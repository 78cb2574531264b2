// How long a stock file of 650,000 lines takes to come in: into an empty table, once more, and with a tenth changed.
// Written down once, on two shared cores: seven seconds of the server's processor and two of ours, each of the three.
// usage: node bench/stock-import.ts
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { emptyTables } from '@nuancier/api/database/empty-tables.ts';
import { migrate } from '@nuancier/api/database/migrate.ts';
import { openDatabase } from '@nuancier/api/database/open-database.ts';
import type { DatabasePool } from '@nuancier/api/database/tables.ts';
import { importStock } from '@nuancier/api/stock/operations/import-stock.ts';
import { loadDemo } from '@nuancier/demo/load-demo.ts';
import { stockRows } from '@nuancier/demo/rows/catalogue/stock-rows.ts';
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
  await emptyTables(db, ['stock']);
  const lines = [...stockRows(SIZE)];
  const sold = lines.map((line, at) => (at % 10 === 0 ? { ...line, available: line.available + 1 } : line));
  console.table([
    await timed(db, 'table vide', lines),
    await timed(db, 'le même fichier', lines),
    await timed(db, 'un dixième changé', sold),
  ]);
}

async function timed(db: DatabasePool, name: string, lines: readonly StockLine[]) {
  const started = performance.now();
  const report = await db.transaction().execute((part) => importStock(part, lines));
  if (!report.ok) throw new Error(report.refusals.map(({ reason }) => reason).join(' '));
  const seconds = (performance.now() - started) / 1000;
  return {
    fichier: name,
    lignes: report.lines,
    changées: report.changed,
    secondes: Number(seconds.toFixed(1)),
  };
}
