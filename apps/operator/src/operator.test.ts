import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClonedDatabase } from '@nuancier/api/testing/clone-database.ts';
import { testDatabase } from '@nuancier/api/testing/test-database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { progressOn } from './progress.ts';
import { runShopCommand } from './run-shop-command.ts';

let database: ClonedDatabase;
let folder: string;
beforeAll(async () => {
  database = await testDatabase('demo');
  folder = await mkdtemp(join(tmpdir(), 'operator-'));
  await writeFile(
    join(folder, 'prix.csv'),
    'article;prix_ht;prix_unitaire_ht;eco_ht\n10100001;20,80;6,93;0\n',
  );
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await database.close();
});

function shop(words: readonly string[]): Promise<number> {
  const print = () => {};
  const terminal = { print, progress: progressOn({ write: print }) };
  const env = { DATABASE_URL: database.url, WEBHOOK_NETWORKS: 'private' };
  return runShopCommand([...words, '--by', 'Nadia'], env, '/srv/boutique', terminal);
}

async function waitingReview(): Promise<string> {
  const waits = database.db.selectFrom('product_review').select('id').where('status', '=', 'PENDING');
  return String((await waits.executeTakeFirstOrThrow()).id);
}

async function lastOrder(): Promise<string> {
  const last = database.db.selectFrom('orders').select('number').orderBy('id', 'desc');
  return (await last.executeTakeFirstOrThrow()).number;
}

it.each<[string, () => string[] | Promise<string[]>]>([
  ['import', () => ['import', 'prices', join(folder, 'prix.csv')]],
  ['integration-key-created', () => ['key', 'create', '--name', 'ERP', '--scope', 'events:read']],
  ['integration-key-rotated', () => ['key', 'rotate', '1']],
  ['integration-key-revoked', () => ['key', 'revoke', '2']],
  ['webhook-created', () => ['webhook', 'create', '--name', 'ERP', '--url', 'http://10.1.2.3/crochet']],
  ['webhook-rotated', () => ['webhook', 'rotate', '1']],
  ['webhook-switched', () => ['webhook', 'off', '1']],
  ['webhook-replayed', () => ['webhook', 'replay', '1']],
  ['review-judged', async () => ['review', 'approve', await waitingReview()]],
  ['orders-acknowledged', async () => ['acknowledge', await lastOrder()]],
  ['export', () => ['export', 'orders', '--to', join(folder, 'commandes.csv')]],
  ['account-unlocked', () => ['user', 'unlock', 'paul.martin@demo.valbrune.example']],
])('%s stands in the audit log under the name of --by', async (event, words) => {
  expect(await shop(await words())).toBe(0);
  const entries = await database.db
    .selectFrom('audit_entry')
    .select(['details', 'client_address'])
    .where('event', '=', event)
    .where('client_address', '<>', 'démonstration')
    .execute();
  expect(entries).toMatchObject([{ client_address: 'poste de commande' }]);
  expect(entries[0]?.details).toMatchObject({ [event === 'import' ? 'by' : 'author']: 'Nadia' });
});

it('shows no moment but by the French clock', async () => {
  const sources = globSync('**/*.ts', { cwd: import.meta.dirname }).filter(
    (path) => !path.endsWith('.test.ts'),
  );
  const lines = await Promise.all(
    sources.map(async (path) => (await readFile(join(import.meta.dirname, path), 'utf8')).split('\n')),
  );
  const bare = lines
    .flat()
    .filter((line) => /\.to(?:ISO|UTC)String\(/.test(line) && !/french\w+\(/.test(line));
  // What goes into the database, and a moment that a French word is made of on the next line.
  expect(bare.filter((line) => !/created_at: now/.test(line))).toEqual([]);
});

it('asks the machine for its user at one place alone, and says the place of the desk once', async () => {
  const sources = globSync('**/*.ts', { cwd: import.meta.dirname }).filter(
    (path) => !path.endsWith('.test.ts'),
  );
  const texts = await Promise.all(
    sources.map(async (path) => ({ path, text: await readFile(join(import.meta.dirname, path), 'utf8') })),
  );
  const saying = (word: string) => texts.filter(({ text }) => text.includes(word)).map(({ path }) => path);
  expect(saying('userInfo')).toEqual(['operator.ts']);
  expect(saying("'poste de commande'")).toEqual(['operator.ts']);
});
