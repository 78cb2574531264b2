// All that may happen to an old order or cart, so that its day is to be read anew.
import { sql } from 'kysely';
import type { Database } from '../../../database/tables.ts';
import type { FigureKind } from '../figure-days-store.ts';

export type LateChange = { kind: FigureKind; change: (db: Database, id: number) => Promise<unknown> };

const NEWCOMER = JSON.stringify({ id: 900_001, number: 'W26900001', cart_id: null });
const OPEN_CART = 'summed_days_open_cart_1';
const ORDERED_CART = 'summed_days_ordered_cart';

/** Two of the day of that order: one left, and the one it was ordered from. */
export async function beginCarts(db: Database, orderId: number): Promise<void> {
  await sql`insert into cart (id, shop_code, state, created_at)
    select begun.id, shop_code, begun.state, placed_at from orders,
      (values (${OPEN_CART}, 'open'), (${ORDERED_CART}, 'closed')) begun (id, state)
    where orders.id = ${orderId}`.execute(db);
  await putIn(db, OPEN_CART);
  await sql`update orders set cart_id = ${ORDERED_CART} where id = ${orderId}`.execute(db);
}

const putIn = (db: Database, cart: string) =>
  sql`insert into cart_line (uid, cart_id, position, article_sku, parent_sku, name, pricing_unit, quantity)
    values (gen_random_uuid(), ${cart}, 1, 'A', 'P', 'Peinture', 'L', 2)`.execute(db);

/** One after the other; each is of the day of that order. */
export const LATE_CHANGES: Readonly<Record<string, LateChange>> = {
  'an order is cancelled': {
    kind: 'sold',
    change: (db, id) => sql`update orders set status = 'ANNULEE' where id = ${id}`.execute(db),
  },
  'a cancelled order is taken up again': {
    kind: 'sold',
    change: (db, id) => sql`update orders set status = 'RETIREE' where id = ${id}`.execute(db),
  },
  'its sum changes': {
    kind: 'sold',
    change: (db, id) =>
      sql`update orders set total_ht_cents = total_ht_cents + 100, tax_cents = tax_cents + 20,
        total_ttc_cents = total_ttc_cents + 120, shipping_ht_cents = shipping_ht_cents + 100
        where id = ${id}`.execute(db),
  },
  'a line changes': {
    kind: 'sold',
    change: (db, id) =>
      sql`update order_line set quantity = quantity + 1, row_ht_cents = unit_ht_cents * (quantity + 1)
        where order_id = ${id}`.execute(db),
  },
  'another sold it': {
    kind: 'sold',
    change: (db, id) =>
      sql`update orders set representative_id = (select max(id) from customer) where id = ${id}`.execute(db),
  },
  'whoever bought it had no account': {
    kind: 'buyers',
    change: (db, id) =>
      sql`update orders set company_id = null, customer_id = null, email = 'une@exemple.fr'
        where id = ${id}`.execute(db),
  },
  'a visitor gave another address': {
    kind: 'buyers',
    change: (db, id) => sql`update orders set email = 'Autre@exemple.fr' where id = ${id}`.execute(db),
  },
  'a line comes': {
    kind: 'sold',
    change: (db, id) =>
      sql`insert into order_line overriding system value
        select (jsonb_populate_record(null::order_line, to_jsonb(line) || '{"id": 900001, "position": 91}')).*
        from order_line line where order_id = ${id} order by position limit 1`.execute(db),
  },
  'an order of that day is brought in': {
    kind: 'sold',
    change: (db, id) =>
      sql`insert into orders overriding system value
        select (jsonb_populate_record(null::orders, to_jsonb(orders) || ${NEWCOMER}::jsonb)).*
        from orders where id = ${id}`.execute(db),
  },
  'a line goes': {
    kind: 'sold',
    change: (db, id) =>
      sql`delete from order_line where order_id = ${id} and position = (
        select max(position) from order_line where order_id = ${id})`.execute(db),
  },
  'the promise was another': {
    kind: 'due',
    change: (db, id) =>
      sql`update orders set promised_at = promised_at - interval '9 hours' where id = ${id}`.execute(db),
  },
  'it was not ready after all': {
    kind: 'due',
    change: (db, id) => sql`update orders set status = 'EN_PREPARATION' where id = ${id}`.execute(db),
  },
  'one article stands for another': {
    kind: 'demand',
    change: (db, id) =>
      sql`update order_line set article_sku = (
        select stock.article_sku from stock join orders on orders.shop_code = stock.shop_code
        where orders.id = ${id} and statut_article_mag = 'P' and not appro_directe_fournisseur
          and stock.article_sku <> order_line.article_sku limit 1)
        where order_id = ${id}`.execute(db),
  },
  'its goods leave from elsewhere': {
    kind: 'demand',
    change: (db, id) => sql`update orders set shop_code = 'AILLEURS' where id = ${id}`.execute(db),
  },
  'a cart of that day is told where to go': {
    kind: 'carts',
    change: (db) => sql`update cart set email = 'x@exemple.fr' where id = ${OPEN_CART}`.execute(db),
  },
  'it is paid for in another way': {
    kind: 'carts',
    change: (db) => sql`update cart set payment_method = 'card' where id = ${OPEN_CART}`.execute(db),
  },
  'it is emptied': {
    kind: 'carts',
    change: (db) => sql`delete from cart_line where cart_id = ${OPEN_CART}`.execute(db),
  },
  'it is filled again': { kind: 'carts', change: (db) => putIn(db, OPEN_CART) },
  'what is in it goes to another': {
    kind: 'carts',
    change: async (db) => {
      await sql`insert into cart (id) values ('summed_days_newest_cart')`.execute(db);
      await sql`update cart_line set cart_id = 'summed_days_newest_cart' where cart_id = ${OPEN_CART}`.execute(
        db,
      );
    },
  },
  'it is ordered': {
    kind: 'carts',
    change: (db) => sql`update orders set cart_id = ${OPEN_CART} where id = 900001`.execute(db),
  },
  'the bank refuses what was ordered': {
    kind: 'carts',
    change: (db) => sql`update orders set payment_state = 'refused' where id = 900001`.execute(db),
  },
  'a cart is gone': {
    kind: 'carts',
    change: (db) => sql`delete from cart where id = ${ORDERED_CART}`.execute(db),
  },
  'it is gone': {
    kind: 'sold',
    change: async (db, id) => {
      await sql`delete from order_line where order_id = ${id}`.execute(db);
      await sql`update orders set placed_at = placed_at - interval '1 day' where id = ${id}`.execute(db);
    },
  },
};
