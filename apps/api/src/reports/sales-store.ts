// Sums of orders. What counts is what was placed on these French days and not cancelled; requests that wait for a
// company's approval are no sales yet. Money given back counts on the day it was given, whatever was cancelled.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { SalesBy } from '@nuancier/contract/gestion-types.ts';
import type { StaffReach } from '../customers/customers.ts';
import type { Database } from '../database/tables.ts';
import { frenchDay, ofReach, SOLD, within } from './report-conditions-store.ts';
import type { Period } from './report-period.ts';
import { SHELF } from './shelf-store.ts';

export type SalesSum = {
  key: string;
  label: string;
  orders: number;
  ht: string;
  ttc: string | null;
  refunds: string | null;
};

const DAY = sql`${frenchDay(sql`orders.placed_at`)}::text`;
const GIVEN_DAY = sql`${frenchDay(sql`refund.settled_at`)}::text`;

type Told = { key: RawBuilder<unknown>; label: RawBuilder<unknown>; joins: RawBuilder<unknown> };

const TOLD: Readonly<Record<Exclude<SalesBy, 'universe'>, Told>> = {
  day: { key: DAY, label: DAY, joins: sql`` },
  store: {
    key: sql`orders.shop_code`,
    label: sql`coalesce(shop.title_label, orders.shop_code)`,
    joins: sql`left join shop on shop.code = orders.shop_code`,
  },
  customer: {
    key: sql`coalesce('s' || orders.company_id, 'c' || orders.customer_id, lower(orders.email::text))`,
    label: sql`coalesce(company.name, orders.buyer_name)`,
    joins: sql`left join company on company.id = orders.company_id`,
  },
  person: {
    key: sql`coalesce(orders.representative_id::text, '')`,
    label: sql`coalesce(seller.firstname || ' ' || seller.lastname, '')`,
    joins: sql`left join customer seller on seller.id = orders.representative_id`,
  },
};

export async function selectSales(
  db: Database,
  by: Exclude<SalesBy, 'universe'>,
  period: Period,
  reach: StaffReach,
): Promise<SalesSum[]> {
  const { key, label, joins } = TOLD[by];
  const found = await sql<SalesSum>`
    with told as (
      select ${key} as key, ${label} as label, 1 as orders, total_ht_cents as ht, total_ttc_cents as ttc, 0 as refunds
      from orders ${joins}
      where ${placed(period)} and ${SOLD} and ${ofReach(reach)}
      union all
      select ${by === 'day' ? GIVEN_DAY : key}, ${by === 'day' ? GIVEN_DAY : label}, 0, 0, 0, refund.amount_cents
      from payment_refund refund join payment on payment.id = refund.payment_id
        join orders on orders.id = payment.order_id ${joins}
      where refund.state = 'given' and ${within(sql`refund.settled_at`, period)} and ${ofReach(reach)}
    )
    select key, max(label) as label, sum(orders)::int as orders, sum(ht)::text as ht, sum(ttc)::text as ttc,
      sum(refunds)::text as refunds
    from told group by key`.execute(db);
  return found.rows;
}

/** By the root above the first category of each product: each line counts once. */
export async function selectSalesByUniverse(
  db: Database,
  period: Period,
  reach: StaffReach,
): Promise<SalesSum[]> {
  const found = await sql<SalesSum>`
    with recursive ${SHELF}
    select coalesce(shelf.root::text, '') as key, coalesce(max(shelf.name), '') as label,
      count(distinct orders.id)::int as orders, sum(line.row_ht_cents - line.discount_ht_cents)::text as ht,
      null as ttc, null as refunds
    from orders join order_line line on line.order_id = orders.id
      left join shelf on shelf.sku = line.parent_sku
    where ${placed(period)} and ${SOLD} and ${ofReach(reach)}
    group by shelf.root`.execute(db);
  return found.rows;
}

/** Orders of the period: of several universes one counts once. */
export async function countSales(db: Database, period: Period, reach: StaffReach): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from orders
    where ${placed(period)} and ${SOLD} and ${ofReach(reach)}`.execute(db);
  return found.rows[0]?.count ?? 0;
}

const placed = (period: Period) => within(sql`orders.placed_at`, period);
