// Carts with something in them that nobody has touched for a while and nobody has ordered. Nothing is told of whose they are.
import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { frenchDay, ofReach, ofStore, within } from '../report-conditions-store.ts';
import type { FigureSum, FiguresQuestion } from './figure-report.ts';

const OWNED = { shop: sql`cart.shop_code`, customer: sql`cart.customer_id`, company: sql`null::int` };

export async function selectAbandonedCarts(
  db: Database,
  { by, period, reach, store, hours, now }: FiguresQuestion,
): Promise<FigureSum[]> {
  const key =
    by === 'day' ? sql`${frenchDay(sql`cart.updated_at`)}::text` : sql`coalesce(cart.shop_code, '')`;
  const label = by === 'day' ? key : sql`coalesce(shop.title_label, cart.shop_code, 'Sans magasin')`;
  const found = await sql<FigureSum>`
    with told as (
      select ${key} as key, max(${label}) as label, cart.customer_id, sum(line.quantity) as packs,
        coalesce(sum(line.quantity::bigint * line.told_ht_cents), 0) as ht
      from cart join cart_line line on line.cart_id = cart.id left join shop on shop.code = cart.shop_code
      where cart.state = 'open' and not cart.is_apart and ${within(sql`cart.updated_at`, period)}
        and cart.updated_at <= ${now}::timestamptz - make_interval(hours => ${hours})
        and ${ofReach(reach, OWNED)} and ${ofStore(store, OWNED.shop)}
      group by cart.id
    )
    select coalesce(key, '') as key, coalesce(max(label), '') as label, grouping(key) = 1 as "isWhole", json_build_array(
      count(*), count(customer_id), count(*) - count(customer_id), coalesce(sum(packs), 0), coalesce(sum(ht), 0),
      round(avg(ht))) as "values"
    from told group by grouping sets ((key), ())
    order by ${by === 'day' ? sql`key` : sql`sum(ht) desc, key`}`.execute(db);
  return found.rows;
}
