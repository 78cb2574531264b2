import { PAYMENT_METHODS } from '@nuancier/domain/checkout/payment-methods/payment-methods.ts';
import { ROLES } from '@nuancier/domain/customers/rights/permissions.ts';
import { ORDER_STATUSES } from '@nuancier/domain/orders/order-status.ts';
import { STAFF_ROLES } from '@nuancier/domain/staff/roles.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ClonedDatabase } from '../testing/clone-database.ts';
import { testDatabase } from '../testing/test-database.ts';

let database: ClonedDatabase;
beforeAll(async () => {
  database = await testDatabase('empty');
});
afterAll(() => database.close());

it.each([
  ['orders', 'status', ORDER_STATUSES],
  ['orders', 'payment_method', PAYMENT_METHODS],
  ['customer', 'role', ROLES],
  ['staff', 'role', STAFF_ROLES],
])('the table %s takes as %s the words of the domain and no others', async (table, column, words) => {
  expect((await wordsTaken(table, column)).toSorted()).toEqual(words.toSorted());
});

async function wordsTaken(table: string, column: string): Promise<string[]> {
  const checks = await sql<{ text: string }>`
    select pg_get_constraintdef(oid) as text from pg_constraint
    where contype = 'c' and conrelid = ${table}::regclass and conkey = array[(
      select attnum from pg_attribute where attrelid = ${table}::regclass and attname = ${column})]`.execute(
    database.db,
  );
  return checks.rows.flatMap(({ text }) =>
    [...text.matchAll(/'([^']+)'::text/g)].map(([, word]) => word ?? ''),
  );
}
