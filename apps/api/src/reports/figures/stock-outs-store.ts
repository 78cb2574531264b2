// What is not on a shelf now, weighed by what was ordered there. Collections count at their store, deliveries at the
// platform they leave from. Articles that a store does not keep are not missed: those on order, at their end, or sent by the
// manufacturer.
import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { ofReach, ofStore, SOLD, within } from '../report-conditions-store.ts';
import type { FigureSum, FiguresQuestion } from './figure-report.ts';

const PLACE = sql`case when orders.delivery_mode = 'EMP' then orders.shop_code else 'PLATEFORME' end`;
const OWNED = { shop: PLACE, customer: sql`orders.customer_id`, company: sql`orders.company_id` };

export async function selectStockOuts(
  db: Database,
  { by, period, reach, store }: FiguresQuestion,
): Promise<FigureSum[]> {
  const isByStore = by === 'store';
  const key = isByStore ? sql`demand.place` : sql`demand.article_sku`;
  const label = isByStore
    ? sql`coalesce(shop.title_label, case demand.place when 'PLATEFORME' then 'Plateforme' else demand.place end)`
    : sql`name`;
  const counted = isByStore
    ? sql`count(*), count(*) filter (where is_out)`
    : sql`count(*) filter (where is_out)`;
  const found = await sql<FigureSum>`
    with demand as (
      select ${PLACE} as place, line.article_sku, max(line.name) as name, sum(line.quantity) as packs
      from orders join order_line line on line.order_id = orders.id
      where ${within(sql`orders.placed_at`, period)} and ${SOLD} and ${ofReach(reach, OWNED)} and ${ofStore(store, PLACE)}
      group by 1, 2
    ), told as (
      select demand.*, stock.available = 0 as is_out, stock.resupply_time as days,
        case when stock.available = 0 then packs else 0 end as missed, ${key} as key, ${label} as label
      from demand join stock on stock.article_sku = demand.article_sku and stock.shop_code = demand.place
        left join shop on shop.code = demand.place
      where stock.statut_article_mag in ('P', 'S') and not stock.appro_directe_fournisseur
    )
    select coalesce(key, '') as key, coalesce(max(label), '') as label, grouping(key) = 1 as "isWhole", json_build_array(
      ${counted}, coalesce(sum(packs), 0), coalesce(sum(missed), 0), sum(missed) / nullif(sum(packs), 0)
      ${isByStore ? sql`` : sql`, min(days) filter (where is_out) * 24`}) as "values"
    from told group by grouping sets ((key), ())
    having grouping(key) = 1 or ${isByStore ? sql`true` : sql`sum(missed) > 0`}
    order by sum(missed) desc, key`.execute(db);
  return found.rows;
}
