// What one has ordered and is about to. Amounts are the company's where one may not see them.
import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';

/** Placed under one's own account; whoever typed the same address as a guest may be somebody else. */
export async function selectOwnOrders(db: Database, id: number, showsPrices: boolean): Promise<unknown[]> {
  const found = await sql`
    select number, placed_at, status, buyer_name, email::text as email, shop_code, delivery_mode, order_origin,
      payment_method, payment_state, purchase_ref, purchase_order_number, customer_notes, coupon_code, shipping_address, billing_address,
      promised_at, delivery_on::text as delivery_on, wished_on::text as wished_on, wished_from, wished_until,
      first_delivery_on::text as first_delivery_on, received_at,
      case when ${showsPrices} then total_ht_cents::int end as total_ht_cents,
      case when ${showsPrices} then total_ttc_cents end as total_ttc_cents,
      coalesce((select json_agg(json_build_object('sku', line.article_sku, 'name', line.name,
          'quantity', line.quantity, 'color', line.color, 'tint', line.tint,
          'row_ht_cents', case when ${showsPrices} then line.row_ht_cents end) order by line.position)
        from order_line line where line.order_id = orders.id), '[]'::json) as lines,
      coalesce((select json_agg(json_build_object('status', change.to_status, 'at', change.at) order by change.id)
        from order_status_change change where change.order_id = orders.id), '[]'::json) as statuses,
      coalesce((select json_agg(to_jsonb(withdrawal) - 'id' - 'order_id') from withdrawal
        where withdrawal.order_id = orders.id), '[]'::json) as withdrawals
    from orders where customer_id = ${id} order by placed_at, number`.execute(db);
  return found.rows;
}

export async function selectOwnCarts(db: Database, id: number): Promise<unknown[]> {
  const found = await sql`
    select state, shop_code, coupon_code::text as coupon_code, email::text as email, shipping_address,
      billing_address, shipping_method, payment_method, created_at, updated_at,
      (select wish from checkout where checkout.cart_id = cart.id) as wish,
      coalesce((select json_agg(json_build_object('sku', line.article_sku, 'name', line.name,
          'quantity', line.quantity, 'tint_code', line.tint_code, 'tint_hex', line.tint_hex,
          'tint_label', line.tint_label) order by line.position)
        from cart_line line where line.cart_id = cart.id), '[]'::json) as lines
    from cart where customer_id = ${id} and state <> 'closed' order by created_at`.execute(db);
  return found.rows;
}

export async function selectOwnCoupons(db: Database, id: number): Promise<unknown[]> {
  const found = await sql`
    select coupon_code::text as code, used_at from coupon_use where customer_id = ${id} order by used_at`.execute(
    db,
  );
  return found.rows;
}
