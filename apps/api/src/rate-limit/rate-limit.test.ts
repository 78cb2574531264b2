import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ClonedDatabase } from '../testing/clone-database.ts';
import { testDatabase } from '../testing/test-database.ts';
import { allow, giveBack, hitsOf } from './rate-limit.ts';

const NOW = new Date('2026-03-02T08:00:00Z');
const later = (ms: number): Date => new Date(NOW.getTime() + ms);
let database: ClonedDatabase;
beforeAll(async () => {
  database = await testDatabase('empty');
});
afterAll(() => database.close());

const limit = (name: string, key = '203.0.113.7') => ({ name, key, most: 3, perMs: 60_000 });

it('lets as many through as told, and again when the window has ended', async () => {
  const asked = [0, 1, 2, 3, 59_999, 60_000, 60_001];
  const answers = [];
  for (const ms of asked) answers.push(await allow(database.db, limit('fenêtre'), later(ms)));
  expect(answers).toEqual([true, true, true, false, false, true, true]);
});

it('counts each name and each key by itself; capitals do not make another key', async () => {
  for (let at = 0; at < 3; at += 1) await allow(database.db, limit('contact', 'a@b.fr'), NOW);
  expect(await allow(database.db, limit('contact', 'A@B.fr'), NOW)).toBe(false);
  expect(await allow(database.db, limit('contact', 'autre@b.fr'), NOW)).toBe(true);
  expect(await allow(database.db, limit('lettre', 'a@b.fr'), NOW)).toBe(true);
});

it.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', false],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', true],
  ['198.51.100.1', '::ffff:198.51.100.1', false],
  ['198.51.100.2', '198.51.100.3', true],
])('A08 counts %s and %s as one network or not', async (one, other, isOther) => {
  const name = `réseau ${one} ${other}`;
  for (let at = 0; at < 3; at += 1) await allow(database.db, limit(name, one), NOW);
  expect(await allow(database.db, limit(name, other), NOW)).toBe(isOther);
});

it('counts those who come at once one by one', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => allow(database.db, limit('foule'), NOW)),
  );
  expect(answers.filter(Boolean)).toHaveLength(3);
});

it('gives back what turned out well, and tells the count without counting', async () => {
  await allow(database.db, limit('avance'), NOW);
  await allow(database.db, limit('avance'), NOW);
  await giveBack(database.db, limit('avance'));
  expect(await hitsOf(database.db, limit('avance'), NOW)).toBe(1);
  expect(await hitsOf(database.db, limit('avance'), later(60_000))).toBe(0);
});

it('clears windows that have ended, and keeps no key in the clear', async () => {
  await allow(database.db, limit('ancien', 'qui@exemple.fr'), NOW);
  await allow(database.db, limit('nouveau'), later(3_600_000));
  const rows = await database.db.selectFrom('rate_counter').selectAll().execute();
  expect(rows.map((row) => row.name)).toEqual(['nouveau']);
  expect(rows[0]?.key_hash).toHaveLength(32);
});
