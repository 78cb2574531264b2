// Sums of orders. What counts is what was placed on these French days and not cancelled; requests that wait for a
// company's approval are no sales yet. Money given back counts on the day it was given, whatever was cancelled.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../database/tables.ts';
import { givenBack } from './given-back-store.ts';
import { frenchDay, ofReach, SOLD, within } from './report-conditions-store.ts';
import type { ReportReach } from './report-conditions-store.ts';
import type { Period } from './report-period.ts';
import { GOODS_READ_FROM, goodsSums } from './rollups/goods-sums-store.ts';
import { salesSums } from './rollups/sales-sums-store.ts';

export type SalesSum = {
  key: string;
  label: string;
  orders: number;
  ht: string;
  ttc: string | null;
  refunds: string | null;
};

/** Of a period, for whoever reaches so far; `read`: the days that do not stand summed. */
export type SalesAsked = { period: Period; read: readonly Period[]; reach: ReportReach };

type Told = { key: RawBuilder<unknown>; label: RawBuilder<unknown>; joins: RawBuilder<unknown> };

const TOLD: Readonly<Record<'day' | 'store' | 'person', Told>> = {
  day: { key: sql`told.day::text`, label: sql`told.day::text`, joins: sql`` },
  store: {
    key: sql`told.shop_code`,
    label: sql`coalesce(shop.title_label, told.shop_code)`,
    joins: sql`left join shop on shop.code = told.shop_code`,
  },
  person: {
    key: sql`coalesce('e' || member.id, told.representative_id::text, '')`,
    label: sql`coalesce(member.firstname || ' ' || member.lastname, seller.firstname || ' ' || seller.lastname, '')`,
    joins: sql`left join customer seller on seller.id = told.representative_id
      left join staff member on member.id = told.staff_id`,
  },
};

/** The one whose own portfolio it is counts as its representative: two names of one person would be two rows. */
const IS_ANOTHER = (staffId: RawBuilder<unknown>, representativeId: RawBuilder<unknown>) => sql`(
  ${staffId} is not null and not exists (
    select from staff own where own.id = ${staffId} and own.representative_id = ${representativeId}
      and not exists (select from staff other where other.representative_id = own.representative_id and other.id <> own.id)))`;

/** Sums by day know the representative alone: what the staff placed under that name is taken off it, and told as theirs. */
function placedByStaff(period: Period, reach: ReportReach): RawBuilder<unknown> {
  const their = sql`from orders where ${within(sql`orders.placed_at`, period)} and ${SOLD} and ${ofReach(reach)}
    and ${IS_ANOTHER(sql`orders.placed_by_staff_id`, sql`orders.representative_id`)}`;
  const day = frenchDay(sql`orders.placed_at`);
  return sql`
    union all
    select ${day}, shop_code, representative_id, null, -1, -total_ht_cents, -total_ttc_cents, 0 ${their}
    union all
    select ${day}, shop_code, representative_id, placed_by_staff_id, 1, total_ht_cents, total_ttc_cents, 0 ${their}`;
}

export async function selectSales(
  db: Database,
  by: 'day' | 'store' | 'person',
  { period, read, reach }: SalesAsked,
): Promise<SalesSum[]> {
  const { key, label, joins } = TOLD[by];
  const found = await sql<SalesSum>`
    with told as (
      select day, shop_code, representative_id, null::int as staff_id, orders, ht_cents as ht, ttc_cents as ttc, 0 as refunds
      from (${salesSums(period, read, reach)}) sums
      union all
      select day, shop_code, representative_id,
        case when ${IS_ANOTHER(sql`placed_by_staff_id`, sql`back.representative_id`)} then placed_by_staff_id end,
        0, 0, 0, cents
      from (${givenBack(period, reach)}) back
      ${by === 'person' ? placedByStaff(period, reach) : sql``}
    )
    select ${key} as key, max(${label}) as label, sum(orders)::int as orders, sum(ht)::text as ht, sum(ttc)::text as ttc,
      sum(refunds)::text as refunds
    from told ${joins} group by 1
    having ${by === 'person' ? sql`sum(orders) <> 0 or sum(refunds) <> 0` : sql`true`}`.execute(db);
  return found.rows;
}

/** By the root above the first category of each product: each line counts once. */
export async function selectSalesByUniverse(
  db: Database,
  { period, read, reach }: SalesAsked,
): Promise<SalesSum[]> {
  const found = await sql<SalesSum>`
    with recursive ${GOODS_READ_FROM}
    select coalesce(universe::text, '') as key, coalesce(max(category.name), '') as label, sum(orders)::int as orders,
      sum(ht_cents)::text as ht, null as ttc, null as refunds
    from (${goodsSums(period, read, reach)}) sums left join category on category.id = universe
    group by universe`.execute(db);
  return found.rows;
}

/** Orders of the period: of several universes one counts once. */
export async function countSales(db: Database, { period, read, reach }: SalesAsked): Promise<number> {
  const found = await sql<{ count: number }>`
    select coalesce(sum(orders), 0)::int as count from (${salesSums(period, read, reach)}) sums`.execute(db);
  return found.rows[0]?.count ?? 0;
}
