import type { PaymentMethod } from '@nuancier/domain/checkout/payment-methods/payment-methods.ts';
import type { Role } from '@nuancier/domain/customers/rights/permissions.ts';
import type { OrderStatus } from '@nuancier/domain/orders/order-status.ts';
import type { PaymentState } from '@nuancier/domain/orders/payment-state.ts';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { OrderQuotation } from './order-record.ts';
import { REPRESENTATIVE } from './orders-read-store.ts';

export type OrderReader = {
  prefix: string | null;
  firstname: string;
  lastname: string;
  email: string;
  role: Role | null;
  company_id: number | null;
  is_notification_order: boolean;
  is_view_price: boolean;
  is_view_order: boolean;
  is_active: boolean;
};

/** The account behind an order as it is today: its address and its wishes may have changed since. */
export async function selectReader(db: Database, customerId: number): Promise<OrderReader | undefined> {
  const found = await sql<OrderReader>`
    select prefix, firstname, lastname, email::text as email, role, company_id, is_notification_order, is_view_price,
      is_view_order, is_active
    from customer where id = ${customerId}`.execute(db);
  return found.rows[0];
}

/** A sales representative, as the buyer knows it. */
/** Who placed the order in its buyer's name; null: nobody but the buyer. */
export async function selectPlacedBy(db: Database, number: string): Promise<string | null> {
  const found = await sql<{ name: string | null }>`
    select ${REPRESENTATIVE} as name from orders where number = ${number}`.execute(db);
  return found.rows[0]?.name ?? null;
}

/** Those that the order accepted. */
export async function selectQuotationsOf(db: Database, orderNumber: string): Promise<OrderQuotation[]> {
  const found = await sql<OrderQuotation>`
    select number, label from quotation where order_number = ${orderNumber} order by number`.execute(db);
  return found.rows;
}

export type StandingRow = { status: OrderStatus; paymentState: PaymentState; paymentMethod: PaymentMethod };

export async function selectStandings(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StandingRow>> {
  const found = await sql<StandingRow & { id: number }>`
    select id, status, payment_state as "paymentState", payment_method as "paymentMethod"
    from orders where id = any(${[...ids]}::integer[])`.execute(db);
  return new Map(found.rows.map(({ id, ...row }) => [id, row]));
}

/** Cancelled ones do not count: of a first order that came to nothing the next is the first. */
export async function selectHasOrdered(
  db: Database,
  { customerId, email }: { customerId: number | null; email: string | null },
): Promise<boolean> {
  const found = await sql<{ has: boolean }>`
    select exists (select from orders where email = ${email} and status <> 'ANNULEE')
      or exists (select from orders where customer_id = ${customerId} and status <> 'ANNULEE')
      or exists (select from orders join customer on customer.company_id = orders.company_id
        where customer.id = ${customerId} and status <> 'ANNULEE') as has`.execute(db);
  return found.rows[0]?.has ?? false;
}

export async function sumSpent(
  db: Database,
  customerIds: readonly number[],
  since: Date,
): Promise<ReadonlyMap<number, number>> {
  const found = await sql<{ id: number; spent: string }>`
    select customer_id as id, sum(total_ht_cents)::text as spent from orders
    where customer_id = any(${[...customerIds]}::integer[]) and placed_at >= ${since} and status <> 'ANNULEE'
    group by customer_id`.execute(db);
  return new Map(found.rows.map(({ id, spent }) => [id, Number(spent)]));
}

/** Those among the numbers that an order bears, when it was placed, and whether it is cancelled. */
export async function selectKnownNumbers(
  db: Database,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, { isCancelled: boolean; placedAt: Date }>> {
  const found = await sql<{ number: string; isCancelled: boolean; placedAt: Date }>`
    select number, placed_at as "placedAt", status = 'ANNULEE' as "isCancelled" from orders where number = any(${numbers}::text[])`.execute(
    db,
  );
  return new Map(found.rows.map(({ number, ...known }) => [number, known]));
}

export type PromisedPacks = { orderNumber: string; shopCode: string; packs: number };

/** Packs of an article that are ordered, were on no shelf, and that the buyer does not have yet. */
export async function selectPromised(db: Database, sku: string): Promise<PromisedPacks[]> {
  const found = await sql<PromisedPacks>`
    select orders.number as "orderNumber", orders.shop_code as "shopCode",
      sum(line.quantity - greatest(line.from_stock, line.handed_over + line.released))::integer as packs
    from order_line as line join orders on orders.id = line.order_id
    where line.article_sku = ${sku} and orders.status <> 'ANNULEE'
      and line.quantity > greatest(line.from_stock, line.handed_over + line.released)
    group by orders.id order by orders.id`.execute(db);
  return found.rows;
}
