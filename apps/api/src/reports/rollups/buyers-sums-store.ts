// Orders summed by day, store and buyer. A company is one buyer, whoever bought for it; who has no account is told apart by
// the address. Neither names nor addresses are kept a second time: they stand on the last of the orders.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { frenchDay, ofReach, SOLD } from '../report-conditions-store.ts';
import type { ReportReach } from '../report-conditions-store.ts';
import type { Period } from '../report-period.ts';
import { summedWithin, withinAny } from './figure-days-store.ts';

const EVERYBODY: ReportReach = { kind: 'all' };

/** `(company_id, customer_id, visitor)` of rows with a company, a customer and an address. */
export function buyerOf(rows: 'orders' | 'back'): RawBuilder<unknown> {
  const of = (column: string) => sql.ref(`${rows}.${column}`);
  const email = sql`lower(${of('email')}::text)`;
  return sql`${of('company_id')}, case when ${of('company_id')} is null then ${of('customer_id')} end as customer_id,
    case when ${of('company_id')} is null and ${of('customer_id')} is null
      then ('x' || left(md5(${email}), 16))::bit(64)::bigint end as visitor`;
}

/** `(company_id, customer_id, visitor, last_order_id, orders, ht_cents, ttc_cents)` of a period, by day and store. */
export function buyersSums(period: Period, read: readonly Period[], reach: ReportReach): RawBuilder<unknown> {
  const owned = { shop: sql`shop_code`, customer: sql`null::int`, company: sql`null::int` };
  return sql`
    select company_id, customer_id, visitor, last_order_id, orders, ht_cents, ttc_cents from figure_buyers
    where ${summedWithin(sql`day`, period, read)} and ${ofReach(reach, owned)}
    union all
    select company_id, customer_id, visitor, last_order_id, orders, ht_cents, ttc_cents
    from (${readBuyers(read, reach)}) asked`;
}

export async function sumBuyers(db: Database, days: readonly string[], stretch: Period): Promise<void> {
  await sql`delete from figure_buyers where day = any(${[...days]}::date[])`.execute(db);
  await sql`
    insert into figure_buyers (day, shop_code, company_id, customer_id, visitor, last_order_id, orders, ht_cents, ttc_cents)
    ${readBuyers([stretch], EVERYBODY)} order by 1`.execute(db);
}

function readBuyers(read: readonly Period[], reach: ReportReach): RawBuilder<unknown> {
  return sql`
    select ${frenchDay(sql`orders.placed_at`)} as day, orders.shop_code, ${buyerOf('orders')},
      max(orders.id) as last_order_id, count(*)::int as orders, sum(orders.total_ht_cents)::bigint as ht_cents,
      sum(orders.total_ttc_cents)::bigint as ttc_cents
    from orders where ${withinAny(sql`orders.placed_at`, read)} and ${SOLD} and ${ofReach(reach)}
    group by 1, 2, 3, 4, 5`;
}
