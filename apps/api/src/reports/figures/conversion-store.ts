// How far carts came, from what carts and orders say of themselves: nobody is followed. Each step counts whoever came to it
// or further. A cart that was merged into another is that other one.
import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { ofReach, ofStore, within } from '../report-conditions-store.ts';
import type { FigureSum, FiguresQuestion } from './figure-report.ts';

const OWNED = {
  shop: sql`coalesce(cart.shop_code, placed.shop_code)`,
  customer: sql`cart.customer_id`,
  company: sql`placed.company_id`,
};

/** In the order of the steps. */
export async function selectConversion(
  db: Database,
  { period, reach, store }: FiguresQuestion,
  steps: readonly string[],
): Promise<FigureSum[]> {
  const found = await sql<FigureSum>`
    with come as (
      select case
        when placed.is_firm then 6
        when placed.is_firm is not null then 5
        when cart.payment_method is not null then 4
        when cart.shipping_method is not null then 3
        when cart.email is not null or cart.shipping_address is not null or cart.billing_address is not null then 2
        else 1 end as step
      from cart left join (
          select orders.cart_id, bool_or(status <> 'ANNULEE' and payment_state not in ('pending', 'refused') and not waiting_for_approval)
            as is_firm, max(shop_code) as shop_code, max(company_id) as company_id
          from orders where orders.placed_at >= (${period.since}::date::timestamp at time zone 'Europe/Paris')
          group by orders.cart_id) placed on placed.cart_id = cart.id
      where ${within(sql`cart.created_at`, period)}
        and (placed.is_firm is not null
          or cart.state <> 'closed' and exists (select from cart_line where cart_id = cart.id))
        and ${ofReach(reach, OWNED)} and ${ofStore(store, OWNED.shop)}
    ), reached as (
      select nth, count(come.step)::numeric as carts
      from generate_series(1, ${steps.length}::int) nth left join come on come.step >= nth group by nth
    )
    select nth::text as key, (${[...steps]}::text[])[nth] as label, false as "isWhole", json_build_array(carts,
      carts / nullif(first_value(carts) over (order by nth), 0), carts / nullif(lag(carts) over (order by nth), 0)) as "values"
    from reached order by nth`.execute(db);
  return found.rows;
}
