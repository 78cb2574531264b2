import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { mailboxHash } from './coupons/coupon-of-cart.ts';

/** `asked`: when what is in a cart is wanted and what was written for it, by the cart; it is the checkout that knows. */
export async function personalDataInCart(
  db: Database,
  id: number,
  asked: ReadonlyMap<string, object>,
): Promise<{ paniers: unknown[]; codes_promotionnels: unknown[] }> {
  const [carts, coupons] = await Promise.all([selectOwnCarts(db, id), selectOwnCoupons(db, id)]);
  const shown = carts.map(({ id: cartId, lines, ...cart }) => ({
    ...cart,
    wish: null,
    ...asked.get(cartId),
    lines,
  }));
  return { paniers: shown, codes_promotionnels: coupons };
}

async function selectOwnCarts(
  db: Database,
  id: number,
): Promise<({ id: string; lines: unknown } & object)[]> {
  const found = await sql<{ id: string; lines: unknown }>`
    select id, state, shop_code, coupon_code::text as coupon_code, email::text as email, shipping_address,
      billing_address, shipping_method, payment_method, nullif(proposed_ref, '') as proposed_ref, created_at, updated_at,
      coalesce((select json_agg(json_build_object('sku', line.article_sku, 'name', line.name,
          'quantity', line.quantity, 'tint_code', line.tint_code, 'tint_hex', line.tint_hex,
          'tint_label', line.tint_label) order by line.position)
        from cart_line line where line.cart_id = cart.id), '[]'::json) as lines
    from cart where customer_id = ${id} and state <> 'closed' order by created_at`.execute(db);
  return found.rows;
}

async function selectOwnCoupons(db: Database, id: number): Promise<unknown[]> {
  const found = await sql`
    select coupon_code::text as code, used_at, null::date as valid_to, null::text as label
    from coupon_use where customer_id = ${id}
    union all
    select code::text, null, valid_to, label from coupon where owner_customer_id = ${id} and used = 0
    order by used_at, code`.execute(db);
  return found.rows;
}

/** `email`: it may have ordered with it as a guest. */
export async function eraseCustomerInCart(db: Database, id: number, email: string): Promise<void> {
  // A coupon of the person's own is of use to nobody else; the company's stay.
  await sql`
    delete from coupon where owner_customer_id = ${id} or owner_mailbox_hash = ${mailboxHash(email)}`.execute(
    db,
  );
  await sql`update coupon_use set mailbox_hash = null where customer_id = ${id}`.execute(db);
  // What was never ordered is needed by no account; requests for approval of it go along.
  await sql`delete from cart where customer_id = ${id} and state <> 'closed'`.execute(db);
  await sql`
    update cart set email = null, shipping_address = null, billing_address = null, proposed_ref = null,
      proposed_ref_owner = null, proposed_lines = null
    where customer_id = ${id}`.execute(db);
}
