import type { ClonedDatabase } from '@nuancier/api/testing/clone-database.ts';
import { testDatabase } from '@nuancier/api/testing/test-database.ts';
import { keyHolder } from '@nuancier/api/integration/keys/integration-keys.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { progressOn } from '../progress.ts';
import { runShopCommand } from '../run-shop-command.ts';

let database: ClonedDatabase;
let said: string[];
beforeAll(async () => {
  database = await testDatabase('empty');
});
beforeEach(() => {
  said = [];
});
afterAll(() => database.close());

function shop(...words: string[]): Promise<number> {
  const print = (line: string) => said.push(line);
  const terminal = { print, progress: progressOn({ write: print }) };
  return runShopCommand(['key', ...words], { DATABASE_URL: database.url }, '/srv/boutique', terminal);
}
const holder = (key: string) => keyHolder(database.db, key, new Date());
const shown = () => said.find((line) => line.startsWith('nuk_')) ?? '';

it('makes a key that serves, shows it once, replaces it with an overlap and withdraws it', async () => {
  expect(
    await shop('create', '--name', 'ERP', '--scope', 'events:read,orders:read', '--scope', 'stock:write'),
  ).toBe(0);
  const first = shown();
  expect((await holder(first))?.scopes).toEqual(['events:read', 'orders:read', 'stock:write']);
  said = [];
  expect(await shop('rotate', '1', '--overlap', '3')).toBe(0);
  const second = shown();
  expect(second).not.toBe(first);
  expect([(await holder(first))?.id, (await holder(second))?.id]).toEqual([1, 2]);
  expect(await shop('rotate', '1')).toBe(1);
  expect(await shop('revoke', '1')).toBe(0);
  expect(await shop('revoke', '1')).toBe(1);
  expect(await holder(first)).toBeUndefined();
  said = [];
  expect(await shop('list')).toBe(0);
  expect(said).toHaveLength(2);
  expect(said[0]).toContain('retirée le');
  expect(said.join()).not.toContain(second);
});

it.each([
  [['create', '--name', 'ERP']],
  [['create', '--scope', 'events:read']],
  [['create', '--name', 'ERP', '--scope', 'tout:faire']],
  [['create', '--name', 'ERP', '--scope', 'events:read', '--days', '9999']],
  [['rotate', 'abc']],
  [['autre']],
  [[]],
])('%j is not understood, and the rights are listed', async (words) => {
  expect(await shop(...words)).toBe(2);
  expect(said.join('\n')).toContain('events:read');
});
