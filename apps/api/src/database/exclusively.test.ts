import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import type { ClonedDatabase } from '../testing/clone-database.ts';
import { exclusively } from './exclusively.ts';

const LOCK = 4_711;

let database: ClonedDatabase;
beforeAll(async () => {
  database = await testDatabase('empty');
});
afterAll(() => database.close());

it('who waits for its turn does not keep an index from being built, and has its turn afterwards', async () => {
  const { db } = database;
  await sql`create table wide (id int)`.execute(db);
  const order: string[] = [];
  const begun = Promise.withResolvers<void>();
  const first = exclusively(db, LOCK, async () => {
    begun.resolve();
    // Until the other one has asked for the lock at least once.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await sql`create index concurrently wide_by_id on wide (id)`.execute(db);
    order.push('first');
  });
  await begun.promise;
  const second = exclusively(db, LOCK, async () => void order.push('second'));
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'second']);
});
