import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_DAY } from '../testing/build-template.ts';
import type { ClonedDatabase } from '../testing/clone-database.ts';
import { testDatabase } from '../testing/test-database.ts';
import { eraseCustomer } from './erase-customer.ts';

let database: ClonedDatabase;
beforeAll(async () => {
  database = await testDatabase('demo');
});
afterAll(() => database.close());

it('M08 the orders of an erased sub-account stay with their sums, under a label', async () => {
  const { id } = await database.db
    .selectFrom('customer')
    .select('id')
    .where('email', '=', 'gwen.lebihan@demo.valbrune.example')
    .executeTakeFirstOrThrow();
  const ordersOf = () =>
    database.db.selectFrom('orders').selectAll().where('customer_id', '=', id).orderBy('id').execute();
  const before = await ordersOf();
  expect(await database.db.transaction().execute((part) => eraseCustomer(part, id, DEMO_DAY))).toBe(true);
  const after = await ordersOf();
  expect(before.length).toBeGreaterThan(0);
  expect(after.map((order) => order.total_ttc_cents)).toEqual(before.map((order) => order.total_ttc_cents));
  for (const order of after) {
    expect(order.buyer_name).toBe('Sous-compte supprimé');
    expect(JSON.stringify(order)).not.toMatch(/bihan/i);
  }
});
