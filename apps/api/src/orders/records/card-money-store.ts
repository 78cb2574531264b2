// What the card paid for an order and the shop still holds.
import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

/** In cents; null for an order that no card was asked for. */
export const CARD_LEFT = sql<number | null>`(
  select (held.amount_cents - coalesce((select sum(given.amount_cents) from payment_refund given
    where given.payment_id = held.id and given.state = 'given'), 0))::float8
  from payment held where held.order_id = orders.id order by held.created_at desc limit 1)`;

export async function selectCardLeft(db: Database, orderId: number): Promise<number | null> {
  const found = await sql<{ left: number | null }>`
    select ${CARD_LEFT} as left from orders where id = ${orderId}`.execute(db);
  return found.rows[0]?.left ?? null;
}
