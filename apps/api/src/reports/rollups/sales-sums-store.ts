// Orders summed by day, store and who sold: what stands for the days past, and the same read from the orders for the others.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { frenchDay, ofReach, SOLD } from '../report-conditions-store.ts';
import type { ReportReach } from '../report-conditions-store.ts';
import type { Period } from '../report-period.ts';
import { summedWithin, withinAny } from './figure-days-store.ts';

const EVERYBODY: ReportReach = { kind: 'all' };

/** `(day, shop_code, representative_id, orders, ht_cents, ttc_cents)` of a period. */
export function salesSums(period: Period, read: readonly Period[], reach: ReportReach): RawBuilder<unknown> {
  const owned = { shop: sql`shop_code`, customer: sql`null::int`, company: sql`null::int` };
  return sql`
    select day, shop_code, representative_id, orders, ht_cents, ttc_cents from figure_sales
    where ${summedWithin(sql`day`, period, read)} and ${ofReach(reach, owned)}
    union all ${readSales(read, reach)}`;
}

export async function sumSales(db: Database, days: readonly string[], stretch: Period): Promise<void> {
  await sql`delete from figure_sales where day = any(${[...days]}::date[])`.execute(db);
  await sql`insert into figure_sales (day, shop_code, representative_id, orders, ht_cents, ttc_cents)
    ${readSales([stretch], EVERYBODY)}`.execute(db);
}

function readSales(read: readonly Period[], reach: ReportReach): RawBuilder<unknown> {
  return sql`
    select ${frenchDay(sql`orders.placed_at`)} as day, orders.shop_code, orders.representative_id, count(*)::int as orders,
      sum(orders.total_ht_cents)::bigint as ht_cents, sum(orders.total_ttc_cents)::bigint as ttc_cents
    from orders where ${withinAny(sql`orders.placed_at`, read)} and ${SOLD} and ${ofReach(reach)}
    group by 1, 2, 3`;
}
