// Packs ordered, summed by day, place and article, and by month once it is over. Collections count at their store,
// deliveries at the platform they leave from.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { StaffReach } from '../../customers/customers.ts';
import type { Database } from '../../database/tables.ts';
import { frenchDay, ofReach, SOLD } from '../report-conditions-store.ts';
import type { Period } from '../report-period.ts';
import { withinAny } from './figure-days-store.ts';
import { restOf } from './rest-of.ts';

const EVERYBODY: StaffReach = { kind: 'all' };
const PLACE = sql`case when orders.delivery_mode = 'EMP' then orders.shop_code else 'PLATEFORME' end`;
const OWNED = { shop: PLACE, customer: sql`orders.customer_id`, company: sql`orders.company_id` };

/** `(place, article_sku, packs)` of a period; `months`: those of it that stand for their days. */
export function demandSums(
  period: Period,
  { read, months }: { read: readonly Period[]; months: readonly Period[] },
  reach: StaffReach,
): RawBuilder<unknown> {
  const owned = { shop: sql`place`, customer: sql`null::int`, company: sql`null::int` };
  return sql`
    select place, article_sku, packs from figure_month_demand
    where month = any(${months.map(({ since }) => since)}::date[]) and ${ofReach(reach, owned)}
    union all
    select place, article_sku, packs from figure_demand
    where ${amongDays(restOf(period, [...read, ...months]))} and ${ofReach(reach, owned)}
    union all select place, article_sku, packs from (${readDemand(read, reach)}) asked`;
}

/** Months of the period that stand for their days, none of which is read from the orders. */
export async function selectMonthsSummed(
  db: Database,
  { since, until }: Period,
  read: readonly Period[],
): Promise<Period[]> {
  const apart = read.map(
    (stretch) => sql`and not (month <= ${stretch.until}::date and ${END} >= ${stretch.since}::date)`,
  );
  const found = await sql<Period>`
    select month::text as since, ${END}::text as until from figure_month
    where month >= ${since}::date and ${END} <= ${until}::date ${sql.join(apart, sql` `)}
    order by month`.execute(db);
  return found.rows;
}

const END = sql`(month + interval '1 month - 1 day')::date`;

export async function sumDemand(db: Database, days: readonly string[], stretch: Period): Promise<void> {
  const summed = sql`any(${[...days]}::date[])`;
  await sql`delete from figure_month where month in (
    select date_trunc('month', day)::date from unnest(${[...days]}::date[]) day)`.execute(db);
  await sql`delete from figure_demand where day = ${summed}`.execute(db);
  await sql`insert into figure_demand (day, place, article_sku, packs)
    ${readDemand([stretch], EVERYBODY)}`.execute(db);
}

/** Months whose days all stand, and that do not yet; the first of each. */
export async function selectMonthsToSum(db: Database): Promise<string[]> {
  const found = await sql<{ month: string }>`
    select month::text as month from (
      select date_trunc('month', day)::date as month from figure_day where kind = 'demand' group by 1
      having count(*) = extract(day from date_trunc('month', min(day)) + interval '1 month - 1 day')
      except select month from figure_month) whole
    order by 1`.execute(db);
  return found.rows.map(({ month }) => month);
}

/** Nothing when a day of it was opened meanwhile. */
export async function sumMonthOfDemand(db: Database, month: string): Promise<void> {
  await sql`
    with whole as materialized (
      select ${month}::date as month from figure_day
      where kind = 'demand' and day >= ${month}::date and day < ${month}::date + interval '1 month'
      having count(*) = extract(day from ${month}::date + interval '1 month - 1 day')
      except select month from figure_month
    ), gone as (
      delete from figure_month_demand where month in (select month from whole)
    ), kept as (
      insert into figure_month select month from whole
    )
    insert into figure_month_demand (month, place, article_sku, packs)
    select month, place, article_sku, sum(packs)::int
    from whole join figure_demand on day >= ${month}::date and day < ${month}::date + interval '1 month'
    group by 1, 2, 3`.execute(db);
}

function readDemand(read: readonly Period[], reach: StaffReach): RawBuilder<unknown> {
  return sql`
    select ${frenchDay(sql`orders.placed_at`)} as day, ${PLACE} as place, line.article_sku,
      sum(line.quantity)::int as packs
    from orders join order_line line on line.order_id = orders.id
    where ${withinAny(sql`orders.placed_at`, read)} and ${SOLD} and line.quantity > 0 and ${ofReach(reach, OWNED)}
    group by 1, 2, 3`;
}

function amongDays(stretches: readonly Period[]): RawBuilder<unknown> {
  if (stretches.length === 0) return sql`false`;
  return sql`(${sql.join(
    stretches.map(({ since, until }) => sql`day between ${since}::date and ${until}::date`),
    sql` or `,
  )})`;
}
