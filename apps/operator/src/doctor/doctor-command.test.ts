import type { ClonedDatabase } from '@nuancier/api/testing/clone-database.ts';
import { testDatabase } from '@nuancier/api/testing/test-database.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { doctorChecks } from './doctor-checks.ts';
import { progressOn } from '../progress.ts';
import { runShopCommand } from '../run-shop-command.ts';

let database: ClonedDatabase;
let said: string;
beforeAll(async () => {
  database = await testDatabase('empty');
});
afterAll(() => database.close());
beforeEach(() => {
  said = '';
});

function shop(words: string[], env: Record<string, string> = {}): Promise<number> {
  const print = (line: string) => void (said += `${line}\n`);
  const settings = { DATABASE_URL: database.url, DATA_DIR: '/tmp', PUBLIC_URL: 'http://127.0.0.1:1', ...env };
  return runShopCommand(words, settings, '/srv/boutique', { print, progress: progressOn({ write: print }) });
}

type Told = { ok: boolean; checks: { check: string; state: string; says: string; advice: string | null }[] };

it('says of every check what it found and what to do, and ends with 1 when something is to be put right', async () => {
  expect(await shop(['doctor'])).toBe(1);
  for (const { title } of doctorChecks) expect(said).toContain(`  ${title}`);
  expect(said).toMatch(/à corriger {2}Site +aucun\u00A0: les visiteurs lisent/);
  expect(said).toMatch(/ +→ npm run shop -- init\n/);
  expect(said).toMatch(/\d+ à corriger, \d+ attention\(s\), \d+ en ordre\.\n$/);
});

it('says the same for programs, every finding that is not well with what to do', async () => {
  expect(await shop(['doctor', '--json'])).toBe(1);
  const told = JSON.parse(said) as Told;
  expect(told.ok).toBe(false);
  expect([...new Set(told.checks.map(({ check }) => check))]).toEqual(doctorChecks.map(({ name }) => name));
  expect(told.checks.filter(({ state, advice }) => (state === 'ok') !== (advice === null))).toEqual([]);
  expect(new Set(told.checks.map(({ state }) => state))).toEqual(new Set(['ok', 'attention', 'a_corriger']));
});

it('ends with 0 when nothing is to be put right', async () => {
  const demo = await testDatabase('demo');
  const code = await shop(['doctor', '--json'], { DATABASE_URL: demo.url });
  const told = JSON.parse(said) as Told;
  expect(told.checks.filter(({ state }) => state === 'a_corriger')).toEqual([]);
  expect([code, told.ok]).toEqual([0, true]);
  await demo.close();
});

it('goes on without a database, and says once that it is away', async () => {
  expect(await shop(['doctor', '--json'], { DATABASE_URL: 'postgresql://u:p@127.0.0.1:1/x' })).toBe(1);
  const told = JSON.parse(said) as Told;
  const wrong = told.checks.filter(({ state }) => state === 'a_corriger');
  expect(wrong).toMatchObject([{ check: 'base', says: expect.stringContaining('ECONNREFUSED') }]);
  expect(told.checks.find(({ check }) => check === 'smtp')).toMatchObject({ state: 'attention' });
});

it('says of wrong settings each that is wrong', async () => {
  expect(await shop(['doctor'], { PORT: 'abc', LOG_LEVEL: 'bavard' })).toBe(1);
  expect(said).toMatch(/à corriger {2}Réglages {2}PORT doit être/);
  expect(said).toMatch(/à corriger {2}Réglages {2}LOG_LEVEL doit valoir/);
  expect(said).toContain('2 à corriger');
});
