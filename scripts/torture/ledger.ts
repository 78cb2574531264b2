// Compares the database afterwards with what the shop confirmed to the buyers.
import { sql } from 'kysely';
import type { Database } from '@nuancier/api/database/tables.ts';
import type { Bought } from './buyer.ts';
import { FEW_AT, PLENTY, PLENTY_AT_START, STORE } from './goods.ts';
import type { Stretch } from './goods.ts';

/** Each must be 0. */
export type Findings = Record<string, number>;

type OrderRow = {
  number: string;
  cart_id: string;
  status: string;
  payment_state: string;
  mails: number;
  charges: number;
};

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
  const refusedCarts = new Set(told.filter(({ news }) => news === 'refused').map(({ cartId }) => cartId));
  const refused = orders.filter((order) => refusedCarts.has(order.cart_id));
  const paid = orders.filter((order) => !refusedCarts.has(order.cart_id));
  const count = <T>(all: Iterable<T>, isBad: (one: T) => boolean) => [...all].filter(isBad).length;
  return {
    'acknowledged orders lost': count(told, (one) =>
      [...one.numbers].some((number) => cartOf.get(number) !== one.cartId),
    ),
    'carts ordered twice': count(perCart.values(), (same) => same.length > 1),
    'keys answered with two numbers': count(told, ({ numbers }) => numbers.size > 1),
    'orders their buyer was refused': count(orders, (order) => !toldCarts.has(order.cart_id)),
    'orders not charged exactly once': count(
      paid,
      (order) => order.payment_state !== 'paid' || order.charges !== 1,
    ),
    'orders without exactly one confirmation': count(paid, ({ mails }) => mails !== 1),
    'refused payments that left something': count(
      refused,
      ({ status, mails, charges }) => status !== 'ANNULEE' || mails + charges > 0,
    ),
    ...(await shelfFindings(db, stretches)),
    ...(await couponFindings(db, stretches)),
  };
}

async function ordersOf(db: Database, bought: readonly Bought[]): Promise<OrderRow[]> {
  const carts = bought.map(({ cartId }) => cartId);
  const { rows } = await sql<OrderRow>`
    select number, cart_id, status, payment_state,
      (select count(*)::int from outbox where payload ->> 'template' = 'order_confirmation'
        and order_number = number) as mails,
      (select count(*)::int from payment_event where order_number = number and outcome = 'pay') as charges
    from orders where cart_id = any(${carts}::text[])`.execute(db);
  return rows;
}

/** The initial stock is what was taken plus what is left. */
async function shelfFindings(db: Database, stretches: readonly Stretch[]): Promise<Findings> {
  const skus = [PLENTY, ...stretches.map(({ sku }) => sku)];
  const { rows } = await sql<{ place: string; sku: string; available: number; taken: number }>`
    select shop_code as place, article_sku as sku, available, coalesce(taken, 0) as taken
    from stock left join (
      select coalesce(stock_place, shop_code) as shop_code, article_sku, sum(from_stock)::int as taken
      from order_line join orders on orders.id = order_id
      where cart_id is not null and status <> 'ANNULEE' and from_stock > 0 group by 1, 2) lines using (shop_code, article_sku)
    where shop_code = any(${[...FEW_AT.keys()]}::text[]) and article_sku = any(${skus}::text[])`.execute(db);
  const startOf = (place: string, sku: string) =>
    sku === PLENTY ? PLENTY_AT_START : (FEW_AT.get(place) ?? 0);
  const wrong = rows.filter(({ place, sku, available, taken }) => available + taken !== startOf(place, sku));
  const negative = rows.reduce((sum, { available }) => sum + Math.max(-available, 0), 0);
  return {
    'units oversold': negative + (await unitsOversold(db, stretches)),
    'shelves miscounted': wrong.length,
    'shelves not found': skus.length * FEW_AT.size - rows.length,
  };
}

/** Of limited articles no more is sold than the total stock. */
async function unitsOversold(db: Database, stretches: readonly Stretch[]): Promise<number> {
  const held = [...FEW_AT.values()].reduce((sum, one) => sum + one, 0);
  const { rows } = await sql<{ sold: number }>`
    select sum(quantity)::int as sold from order_line join orders on orders.id = order_id
    where cart_id is not null and status <> 'ANNULEE' and shop_code = ${STORE}
      and article_sku = any(${stretches.map(({ sku }) => sku)}::text[])
    group by article_sku`.execute(db);
  return rows.reduce((sum, { sold }) => sum + Math.max(sold - held, 0), 0);
}

async function couponFindings(db: Database, stretches: readonly Stretch[]): Promise<Findings> {
  const { rows } = await sql<{ code: string; used: number; orders: number }>`
    select code, used, (select count(*)::int from orders where coupon_code = code and status <> 'ANNULEE') as orders
    from coupon where code = any(${stretches.map(({ coupon }) => coupon)}::text[])`.execute(db);
  const limits = new Map(stretches.map(({ coupon, couponLimit }) => [coupon, couponLimit]));
  const over = rows.map(({ code, used, orders }) => Math.max(used, orders) - (limits.get(code) ?? 0));
  return {
    'coupon uses above the limit': over.reduce((sum, one) => sum + Math.max(0, one), 0),
    'coupons miscounted': rows.filter(({ used, orders }) => used !== orders).length,
  };
}
