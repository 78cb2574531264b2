// What becomes of an order once it is written.
import { sql } from 'kysely';
import { PAYMENT_METHODS, waitsForBank } from '@nuancier/domain/checkout/payment-methods/payment-methods.ts';
import type { OrderStatus } from '@nuancier/domain/orders/order-status.ts';
import type { PaymentState } from '@nuancier/domain/orders/payment-state.ts';
import type { Database } from '../../database/tables.ts';

/** The next number of the year. Its row stays locked until the transaction ends: call it as late as possible. */
export async function takeNth(db: Database, year: number): Promise<number> {
  const taken = await sql<{ last_nth: number }>`
    insert into order_counter as held (year, last_nth) values (${year}, 1)
    on conflict (year) do update set last_nth = held.last_nth + 1
    returning last_nth`.execute(db);
  const nth = taken.rows[0]?.last_nth;
  if (nth === undefined) throw new Error('The order counter gave no number');
  return nth;
}

/** Orders that came with a number of their own: the counter goes on after them. */
export async function raiseCounter(db: Database, year: number, nth: number): Promise<void> {
  await sql`
    insert into order_counter as held (year, last_nth) values (${year}, ${nth})
    on conflict (year) do update set last_nth = greatest(held.last_nth, excluded.last_nth)`.execute(db);
}

/** Numbers that were given out and are not known here any more are not given a second time, in a new year neither. */
export async function skipNumbers(
  db: Database,
  { most, year }: { most: number; year: number },
): Promise<void> {
  await sql`
    insert into order_counter as held (year, last_nth)
    select year, ${most}::int from (select max(year)::int as year from order_counter union select ${year}::int) last
    where year is not null
    on conflict (year) do update set last_nth = held.last_nth + excluded.last_nth`.execute(db);
}

export type NewStatusChange = {
  orderId: number;
  from: OrderStatus | null;
  to: OrderStatus;
  at: Date;
  author: string;
};

export async function insertStatusChange(db: Database, change: NewStatusChange): Promise<void> {
  const { orderId, from, to, at, author } = change;
  await db
    .insertInto('order_status_change')
    .values({ order_id: orderId, from_status: from, to_status: to, at, author })
    .execute();
}

/** False when a concurrent change came first. */
export async function moveStatus(
  db: Database,
  orderId: number,
  from: OrderStatus,
  to: OrderStatus,
  receivedAt: Date | null,
): Promise<boolean> {
  const moved = await sql`
    update orders set status = ${to}, received_at = coalesce(${receivedAt}::timestamptz, received_at)
    where id = ${orderId} and status = ${from}`.execute(db);
  return moved.numAffectedRows === 1n;
}

/** False when it was no longer in the state it was believed to be in. */
export async function movePayment(
  db: Database,
  orderId: number,
  from: PaymentState,
  to: PaymentState,
): Promise<boolean> {
  const moved = await sql`
    update orders set payment_state = ${to} where id = ${orderId} and payment_state = ${from}`.execute(db);
  return moved.numAffectedRows === 1n;
}

const BANK_METHODS = sql.join(PAYMENT_METHODS.filter(waitsForBank).map((method) => sql.lit(method)));

/** Orders to be paid by card since then, of one cart or one customer, whatever became of them. */
export async function countCardOrders(
  db: Database,
  { cartId, customerId, since }: { cartId: string; customerId: number | null; since: Date },
): Promise<number> {
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from orders
    where payment_method in (${BANK_METHODS}) and placed_at > ${since}
      and (cart_id = ${cartId} or customer_id = ${customerId})`.execute(db);
  return counted.rows[0]?.count ?? 0;
}

export async function updateOwner(db: Database, number: string, customerId: number): Promise<boolean> {
  const given = await sql`
    update orders set customer_id = ${customerId}
    where number = ${number} and customer_id is null and company_id is null`.execute(db);
  return given.numAffectedRows === 1n;
}

export async function knownNumbers(db: Database, numbers: readonly string[]): Promise<Set<string>> {
  const rows = await sql<{ number: string }>`
    select number from orders where number = any(${numbers}::text[])`.execute(db);
  return new Set(rows.rows.map((row) => row.number));
}
