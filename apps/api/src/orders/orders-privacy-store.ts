import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';

// What one has ordered. Amounts are the company's where one may not see them.
/** Orders of the account only: an address typed by a guest proves nothing. */
export async function personalDataInOrders(
  db: Database,
  id: number,
  showsPrices: boolean,
): Promise<{ commandes: unknown[]; teintes: unknown[] }> {
  const found = await sql`
    select number, placed_at, status, buyer_name, email::text as email, shop_code, delivery_mode, order_origin,
      payment_method, payment_state, purchase_ref, purchase_order_number, customer_notes, coupon_code, shipping_address, billing_address,
      promised_at, delivery_on::text as delivery_on, wished_on::text as wished_on, wished_from, wished_until,
      first_delivery_on::text as first_delivery_on, received_at,
      case when ${showsPrices} then total_ht_cents::float8 end as total_ht_cents,
      case when ${showsPrices} then total_ttc_cents::float8 end as total_ttc_cents,
      coalesce((select json_agg(json_build_object('sku', line.article_sku, 'name', line.name,
          'quantity', line.quantity, 'color', line.color, 'tint', line.tint, 'formula_code', line.formula_code,
          'row_ht_cents', case when ${showsPrices} then line.row_ht_cents end) order by line.position)
        from order_line line where line.order_id = orders.id), '[]'::json) as lines,
      coalesce((select json_agg(json_build_object('status', change.to_status, 'at', change.at) order by change.id)
        from order_status_change change where change.order_id = orders.id), '[]'::json) as statuses,
      coalesce((select json_agg(to_jsonb(withdrawal) - 'id' - 'order_id' - 'moved_by') from withdrawal
        where withdrawal.order_id = orders.id), '[]'::json) as withdrawals,
      coalesce((select json_agg(json_build_object('at', note.at, 'words', note.words) order by note.id)
        from order_note note where note.order_id = orders.id), '[]'::json) as notes,
      coalesce((select json_agg(distinct part.received_by) from order_part part
        where part.order_id = orders.id and part.received_by is not null), '[]'::json) as received_by,
      coalesce((select json_agg(json_build_object('proven_by', hand_over.proven_by, 'signature', hand_over.signature)
          order by hand_over.nth)
        from hand_over where hand_over.order_id = orders.id), '[]'::json) as hand_overs,
      coalesce((select json_agg(json_build_object('at', settled.at, 'how', settled.how,
          'amount_cents', case when ${showsPrices} then settled.amount_cents end) order by settled.id)
        from order_settlement settled where settled.order_id = orders.id), '[]'::json) as settlements
    from orders where customer_id = ${id} order by placed_at, number`.execute(db);
  const tints = await sql`
    select by_hand, tint_code, tint_hex, tint_name, tint_label, site, room, note, article_sku, written_at
    from kept_tint where customer_id = ${id} order by written_at, id`.execute(db);
  return { commandes: found.rows, teintes: tints.rows };
}

/** Of money given back the sum stays; how it was is words of the staff, which may name the person or the account. */
const FORGOTTEN = 'effacé';

/** The accounts keep what was sold for how much; who bought it is forgotten. */
export async function eraseCustomerInOrders(db: Database, customerId: number, label: string): Promise<void> {
  await sql`
    update orders set buyer_name = ${label}, email = ${`efface-${customerId}@compte.invalid`}, customer_notes = null,
      shipping_address = null, billing_address = null
    where customer_id = ${customerId}`.execute(db);
  await sql`
    update order_part set received_by = null from orders
    where orders.id = order_part.order_id and customer_id = ${customerId} and received_by is not null`.execute(
    db,
  );
  await sql`
    update hand_over set signature = null from orders
    where orders.id = hand_over.order_id and customer_id = ${customerId} and signature is not null`.execute(
    db,
  );
  await sql`
    update order_settlement set how = ${FORGOTTEN} from orders
    where orders.id = order_settlement.order_id and customer_id = ${customerId}`.execute(db);
  await sql`
    delete from order_note using orders
    where orders.id = order_note.order_id and customer_id = ${customerId}`.execute(db);
  await sql`delete from kept_tint where customer_id = ${customerId} and company_id is null`.execute(db);
  // The colleagues go on painting the same site: its tint and its room stay, the person's own words do not.
  await sql`
    update kept_tint set customer_id = null, note = null where customer_id = ${customerId}`.execute(db);
}

/** What was drawn at the counter before then; who came stays noted. How many. */
export async function forgetSignatures(db: Database, before: Date): Promise<number> {
  const gone = await sql`
    update hand_over set signature = null where at < ${before} and signature is not null`.execute(db);
  return Number(gone.numAffectedRows ?? 0n);
}
