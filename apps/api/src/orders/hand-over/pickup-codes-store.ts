// The codes of orders that wait at a counter. They are made by the table itself.
import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

/** Two orders drawing the same is as good as impossible; three times in a row is a fault. */
const DRAWS = 3;

/** The order must be locked. */
export async function keepPickupCode(db: Database, orderId: number, draws = DRAWS): Promise<string> {
  const kept = await sql<{ code: string }>`
    with drawn as (
      insert into pickup_code (order_id) values (${orderId}) on conflict do nothing returning code)
    select code from drawn union all select code from pickup_code where order_id = ${orderId}`.execute(db);
  const [row] = kept.rows;
  if (row !== undefined) return row.code;
  if (draws === 1) throw new Error(`No pickup code was free for the order ${orderId}`);
  return keepPickupCode(db, orderId, draws - 1);
}

export async function dropPickupCode(db: Database, orderId: number): Promise<void> {
  await sql`delete from pickup_code where order_id = ${orderId}`.execute(db);
}

/** For orders that came with parts that wait already. */
export async function keepPickupCodes(db: Database, numbers: readonly string[]): Promise<void> {
  await sql`
    insert into pickup_code (order_id)
    select id from orders
    where number = any(${[...numbers]}::text[]) and delivery_mode = 'EMP'
      and status not in ('RETIREE', 'LIVREE', 'EXPEDIEE', 'ANNULEE')
      and exists (select from order_line line where line.order_id = orders.id and line.prepared > line.handed_over)
    on conflict (order_id) do nothing`.execute(db);
}
