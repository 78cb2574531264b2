// What is not on a shelf now, weighed by what was ordered there. Articles that a store does not keep are not missed: those
// on order, at their end, or sent by the manufacturer.
import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { ofStore } from '../report-conditions-store.ts';
import { daysToRead } from '../rollups/days-to-read.ts';
import { demandSums, selectMonthsSummed } from '../rollups/demand-sums-store.ts';
import type { FigureSum, FiguresQuestion } from './figure-report.ts';

export async function selectStockOuts(
  db: Database,
  { by, period, reach, store }: FiguresQuestion,
): Promise<FigureSum[]> {
  const read = await daysToRead(db, 'demand', period, reach);
  const months = await selectMonthsSummed(db, period, read);
  const isByStore = by === 'store';
  const key = isByStore ? sql`demand.place` : sql`demand.article_sku`;
  const label = isByStore
    ? sql`coalesce((select title_label from shop where code = key), case key when 'PLATEFORME' then 'Plateforme' else key end)`
    : sql`(select product.name from article join product on product.id = article.product_id where article.sku = key)`;
  const counted = isByStore
    ? sql`count(*), count(*) filter (where is_out)`
    : sql`count(*) filter (where is_out)`;
  const found = await sql<FigureSum>`
    with demand as (
      select place, article_sku, sum(packs) as packs from (${demandSums(period, { read, months }, reach)}) sums
      where ${ofStore(store, sql`place`)} group by 1, 2
    ), told as (
      select demand.*, stock.available = 0 as is_out, stock.resupply_time as days,
        case when stock.available = 0 then packs else 0 end as missed, ${key} as key
      from demand join stock on stock.article_sku = demand.article_sku and stock.shop_code = demand.place
      where stock.statut_article_mag in ('P', 'S') and not stock.appro_directe_fournisseur
    )
    select coalesce(key, '') as key, coalesce(${label}, '') as label, grouping(key) = 1 as "isWhole", json_build_array(
      ${counted}, coalesce(sum(packs), 0), coalesce(sum(missed), 0), sum(missed) / nullif(sum(packs), 0)
      ${isByStore ? sql`` : sql`, min(days) filter (where is_out) * 24`}) as "values"
    from told group by grouping sets ((key), ())
    having grouping(key) = 1 or ${isByStore ? sql`true` : sql`sum(missed) > 0`}
    order by sum(missed) desc, key`.execute(db);
  return found.rows;
}
