// Carts summed by the day they were begun, store and step. A cart that was merged into another is that other one.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { StaffReach } from '../../customers/customers.ts';
import type { Database } from '../../database/tables.ts';
import { frenchDay, ofReach } from '../report-conditions-store.ts';
import type { Period } from '../report-period.ts';
import { summedWithin, withinAny } from './figure-days-store.ts';

const EVERYBODY: StaffReach = { kind: 'all' };
const OWNED = {
  shop: sql`coalesce(cart.shop_code, placed.shop_code)`,
  customer: sql`cart.customer_id`,
  company: sql`placed.company_id`,
};

/** `(day, shop_code, step, carts)` of a period: carts that came to this step, and no further. */
export function cartsSums(period: Period, read: readonly Period[], reach: StaffReach): RawBuilder<unknown> {
  const owned = { shop: sql`shop_code`, customer: sql`null::int`, company: sql`null::int` };
  return sql`
    select day, shop_code, step, carts from figure_carts
    where ${summedWithin(sql`day`, period, read)} and ${ofReach(reach, owned)}
    union all ${readCarts(read, reach)}`;
}

export async function sumCarts(db: Database, days: readonly string[], stretch: Period): Promise<void> {
  await sql`delete from figure_carts where day = any(${[...days]}::date[])`.execute(db);
  await sql`insert into figure_carts (day, shop_code, step, carts) ${readCarts([stretch], EVERYBODY)}`.execute(
    db,
  );
}

function readCarts(read: readonly Period[], reach: StaffReach): RawBuilder<unknown> {
  return sql`
    select ${frenchDay(sql`cart.created_at`)} as day, ${OWNED.shop} as shop_code, case
        when placed.is_firm then 6
        when placed.is_firm is not null then 5
        when cart.payment_method is not null then 4
        when cart.shipping_method is not null then 3
        when cart.email is not null or cart.shipping_address is not null or cart.billing_address is not null then 2
        else 1 end as step, count(*)::int as carts
    from cart cross join lateral (
      select bool_or(status <> 'ANNULEE' and payment_state not in ('pending', 'refused') and not waiting_for_approval)
        as is_firm, max(shop_code) as shop_code, max(company_id) as company_id
      from orders where orders.cart_id = cart.id) placed
    where ${withinAny(sql`cart.created_at`, read)}
      and (placed.is_firm is not null
        or cart.state <> 'closed' and exists (select from cart_line where cart_id = cart.id))
      and ${ofReach(reach, OWNED)}
    group by 1, 2, 3`;
}
