// A cart frozen for approval, and its lines as they were submitted.
import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

type Freezing = { id: string; now: Date };

/** False when it was not open. */
export async function freeze(db: Database, { id, now }: Freezing): Promise<boolean> {
  const written = await sql`
    update cart set state = 'frozen', updated_at = ${now}, frozen_as = jsonb_build_object(
      'coupon', coupon_code,
      'lines', (select coalesce(jsonb_agg(to_jsonb(line)), '[]') from cart_line line where line.cart_id = cart.id))
    where id = ${id} and state = 'open'`.execute(db);
  return written.numAffectedRows === 1n;
}

/** Keeps the current lines. False when it was not frozen. */
export async function unfreeze(db: Database, { id, now }: Freezing): Promise<boolean> {
  const written = await sql`
    update cart set state = 'open', updated_at = ${now}, frozen_as = null
    where id = ${id} and state = 'frozen'`.execute(db);
  return written.numAffectedRows === 1n;
}

/** As it was when it was frozen; one of before that was kept stays as it is. False when it was not frozen. */
export async function giveBack(db: Database, { id, now }: Freezing): Promise<boolean> {
  await sql`
    delete from cart_line using cart
    where cart_line.cart_id = cart.id and cart.id = ${id} and cart.state = 'frozen' and cart.frozen_as is not null
  `.execute(db);
  await sql`
    insert into cart_line (uid, cart_id, position, article_sku, parent_sku, name, pricing_unit, quantity,
      tint_hex, tint_class, tint_label, tint_code, tint_name, told_ht_cents, quotation_line_id)
    select line.uid, cart.id, line.position, line.article_sku, line.parent_sku, line.name, line.pricing_unit,
      line.quantity, line.tint_hex, line.tint_class, line.tint_label, line.tint_code, line.tint_name,
      line.told_ht_cents, offer.id
    from cart cross join jsonb_populate_recordset(null::cart_line, cart.frozen_as -> 'lines') line
      left join quotation_line offer on offer.id = line.quotation_line_id
    where cart.id = ${id} and cart.state = 'frozen'`.execute(db);
  const written = await sql`
    update cart set state = 'open', updated_at = ${now}, frozen_as = null,
      notices = case when frozen_as is null then notices else '[]' end,
      coupon_code = case when frozen_as is null then coupon_code
        else (select coupon.code from coupon where coupon.code = cart.frozen_as ->> 'coupon') end
    where id = ${id} and state = 'frozen'`.execute(db);
  return written.numAffectedRows === 1n;
}
