// What the database says afterwards, held against what the buyers were told.
import { sql } from 'kysely';
import type { Database } from '@nuancier/api/database/tables.ts';
import type { Bought } from './buyer.ts';
import { PLENTY, PLENTY_AT_START, STORE } from './goods.ts';
import type { Stretch } from './goods.ts';

/** Each must be 0. */
export type Findings = Record<string, number>;

type OrderRow = { number: string; cart_id: string; payment_state: string; mails: number; charges: number };

export async function findings(
  db: Database,
  bought: readonly Bought[],
  stretches: readonly Stretch[],
): Promise<Findings> {
  const orders = await ordersOf(db, bought);
  const cartOf = new Map(orders.map((order) => [order.number, order.cart_id]));
  const told = bought.filter(({ refusal }) => refusal === null);
  const toldCarts = new Set(told.map(({ cartId }) => cartId));
  const perCart = Map.groupBy(orders, (order) => order.cart_id);
  const count = <T>(all: Iterable<T>, isBad: (one: T) => boolean) => [...all].filter(isBad).length;
  return {
    'acknowledged orders lost': count(told, (one) =>
      [...one.numbers].some((number) => cartOf.get(number) !== one.cartId),
    ),
    'carts ordered twice': count(perCart.values(), (same) => same.length > 1),
    'keys answered with two numbers': count(told, ({ numbers }) => numbers.size > 1),
    'orders their buyer was refused': count(orders, (order) => !toldCarts.has(order.cart_id)),
    'orders not charged exactly once': count(
      orders,
      (order) => order.payment_state !== 'paid' || order.charges !== 1,
    ),
    'orders without exactly one confirmation': count(orders, ({ mails }) => mails !== 1),
    ...(await shelfFindings(db, stretches)),
    ...(await couponFindings(db, stretches)),
  };
}

async function ordersOf(db: Database, bought: readonly Bought[]): Promise<OrderRow[]> {
  const carts = bought.map(({ cartId }) => cartId);
  const { rows } = await sql<OrderRow>`
    select number, cart_id, payment_state,
      (select count(*)::int from outbox where payload ->> 'template' = 'order_confirmation'
        and payload -> 'variables' ->> 'orderNumber' = number) as mails,
      (select count(*)::int from payment_event where order_number = number and outcome = 'pay') as charges
    from orders where cart_id = any(${carts}::text[])`.execute(db);
  return rows;
}

/** What stood on the shelf is what was sold and what is left. */
async function shelfFindings(db: Database, stretches: readonly Stretch[]): Promise<Findings> {
  const atStart = new Map([
    [PLENTY, PLENTY_AT_START],
    ...stretches.map((one) => [one.sku, one.atStart] as const),
  ]);
  const { rows } = await sql<{ sku: string; available: number; taken: number; sold: number }>`
    select article_sku as sku, available, coalesce(taken, 0) as taken, coalesce(sold, 0) as sold
    from stock left join (
      select article_sku, sum(from_stock)::int as taken, sum(quantity)::int as sold from order_line
      join orders on orders.id = order_id
      where cart_id is not null and shop_code = ${STORE} group by article_sku) lines using (article_sku)
    where shop_code = ${STORE} and article_sku = any(${[...atStart.keys()]}::text[])`.execute(db);
  const over = rows.map(({ sku, available, sold }) =>
    Math.max(sold - (atStart.get(sku) ?? 0), -available, 0),
  );
  const wrong = rows.filter(({ sku, available, taken }) => available + taken !== atStart.get(sku));
  return { 'units oversold': over.reduce((sum, one) => sum + one, 0), 'shelves miscounted': wrong.length };
}

async function couponFindings(db: Database, stretches: readonly Stretch[]): Promise<Findings> {
  const { rows } = await sql<{ code: string; used: number; orders: number }>`
    select code, used, (select count(*)::int from orders where coupon_code = code) as orders
    from coupon where code = any(${stretches.map(({ coupon }) => coupon)}::text[])`.execute(db);
  const limits = new Map(stretches.map(({ coupon, couponLimit }) => [coupon, couponLimit]));
  const over = rows.map(({ code, used, orders }) => Math.max(used, orders) - (limits.get(code) ?? 0));
  return {
    'coupon uses above the limit': over.reduce((sum, one) => sum + Math.max(0, one), 0),
    'coupons miscounted': rows.filter(({ used, orders }) => used !== orders).length,
  };
}
