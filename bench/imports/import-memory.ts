// What this process takes to bring long files in, above what it takes idle: products, articles, prices, and price lists
// of as many lines as asked for. Memory is sampled while the file is read, staged, judged and written.
// usage: node --expose-gc bench/imports/import-memory.ts [lines of the price lists] [products]
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { migrate } from '@nuancier/api/database/migrating/migrate.ts';
import { openDatabase } from '@nuancier/api/database/open-database.ts';
import type { DatabasePool } from '@nuancier/api/database/tables.ts';
import { receiveFile } from '@nuancier/api/imports/files/receive-file.ts';
import { importKindNamed } from '@nuancier/api/intake/import-kinds.ts';
import { runImport } from '@nuancier/api/intake/run-import.ts';
import { loadDemoFiles } from '@nuancier/demo/load-demo.ts';
import { categoryRows, demoCategories } from '@nuancier/demo/rows/catalogue/category-rows.ts';

const PRODUCTS = Number(process.argv[3] ?? 100_000);
const LISTED = Number(process.argv[2] ?? 1_000_000);
const MIB = 1_024 ** 2;

const folder = await mkdtemp(path.join(tmpdir(), 'bench-imports-'));
const database = await openDatabase({ dataDir: path.join(folder, 'data'), poolSize: 3 });
try {
  await database.forLongWork(measure);
} finally {
  await database.close();
  await rm(folder, { recursive: true, force: true });
}

async function measure(db: DatabasePool): Promise<void> {
  await migrate(db);
  await loadDemoFiles(db, [{ kind: 'categories', lines: categoryRows }], { size: 600, today: new Date() });
  const category = demoCategories().find(({ path }) => path.includes('/'))?.path ?? '';
  const first = { products: 'produit;nom;adresse;marque;categories;groupe_prix;unite;famille' };
  const rows: [string, Iterable<string>][] = [
    [
      'products',
      lines(
        first.products,
        PRODUCTS,
        (at) => `P${at};Produit ${at};produit-${at};Du Port;${category};PEINT;L;101`,
      ),
    ],
    [
      'articles',
      lines('article;produit;conditionnement;quantite;statut', PRODUCTS, (at) => `A${at};P${at};5 L;5;P`),
    ],
    [
      'prices',
      lines(
        'article;prix_ht;prix_unitaire_ht',
        PRODUCTS,
        (at) => `A${at};${(at % 90) + 10},50;${unitOf((at % 90) + 10.5)}`,
      ),
    ],
    [
      'price-lists',
      lines(
        'tarif;article;prix_ht;prix_unitaire_ht',
        LISTED,
        (at) =>
          `T${Math.floor(at / PRODUCTS)};A${at % PRODUCTS};${((at % PRODUCTS) % 90) + 9},90;${unitOf(((at % PRODUCTS) % 90) + 9.9)}`,
      ),
    ],
  ];
  for (const [kind, file] of rows) {
    console.log(await measured(db, kind, file));
  }
}

/** Of five litres. */
function unitOf(pack: number): string {
  return (pack / 5).toFixed(4).replace('.', ',');
}

function* lines(header: string, count: number, line: (at: number) => string): Generator<string> {
  yield `${header}\n`;
  for (let at = 0; at < count; at += 1) yield `${line(at)}\n`;
}

async function measured(db: DatabasePool, name: string, content: Iterable<string>): Promise<string> {
  const kind = importKindNamed(name);
  if (kind === undefined) throw new Error(`no kind ${name}`);
  const file = path.join(folder, `${name}.csv`);
  await pipeline(Readable.from(content), createWriteStream(file));
  globalThis.gc?.();
  const idle = process.memoryUsage().rss;
  let most = idle;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 20);
  const started = performance.now();
  const received = await receiveFile(createReadStream(file), { name: file, folder });
  const told = await runImport(db, kind, received, {
    format: 'csv',
    isTrial: false,
    at: null,
    skipsRefused: false,
    isFull: false,
    isAccepted: false,
    mostPriceChange: null,
    rejects: path.join(folder, 'rejets.csv'),
    givenBy: 'bench',
    place: { viewer: { kind: 'visitor' }, clientAddress: 'bench', requestId: 'bench', now: () => new Date() },
    onProgress: () => {},
  });
  clearInterval(watch);
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  const above = Math.round((most - idle) / MIB);
  return `${name}: ${told.outcome}, ${told.lines} lines, ${told.added} added, ${seconds} s, ${above} MiB above idle`;
}
