// Lists of orders for the people of the stores, page by page from a key: what comes in meanwhile shifts nothing.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { OrderTab } from '@nuancier/contract/gestion-types.ts';
import type { PaymentMethod } from '@nuancier/domain/checkout/payment-methods/payment-methods.ts';
import type { DeliveryMode, OrderStatus } from '@nuancier/domain/orders/order-status.ts';
import type { PaymentState } from '@nuancier/domain/orders/payment-state.ts';
import { plannedForValues } from '../../database/statements/planned-for-values.ts';
import type { Database } from '../../database/tables.ts';
import { lateIn } from '../history/shop-orders-store.ts';
import { FOR_THE_STORE, OPEN, TO_PUT_BACK } from '../records/open-orders-store.ts';
import type { OrderLine } from '../records/order-record.ts';
import type { DeskKey } from './desk-cursor.ts';
import type { DeskFilter } from './desk-filter.ts';
import { OWED_BACK } from './desk-money-store.ts';
import type { DeskReach } from './desk-reach-store.ts';
import { atDesk, DUE, inTab, isInTime, IS_WAITING, matchingDesk } from './desk-search-store.ts';
import { READY_SINCE } from './ready-since-store.ts';
import { searchNewest } from './search-newest-store.ts';

export type DeskRow = {
  id: number;
  /** what the list is sorted by */
  at: string;
  number: string;
  placedAt: Date;
  dueAt: Date | null;
  deliveryOn: string | null;
  isLate: boolean;
  shopCode: string;
  shopName: string;
  mode: DeliveryMode;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  paymentState: PaymentState;
  buyerName: string;
  company: string | null;
  companyId: number | null;
  deliveryPhone: string | null;
  billingPhone: string | null;
  mobile: string | null;
  email: string;
  lines: number;
  packs: number;
  /** of them, with the customer or on their way */
  handedOver: number;
  tintedLines: number;
  pickerId: number | null;
  pickerName: string | null;
  pickingSince: Date | null;
  readySince: Date | null;
  waiting: WaitingRow[];
  isToPutBack: boolean;
  /** in cents; null: nothing of it is to be given back */
  toGiveBack: string | null;
  totalTtc: string;
};

export type WaitingRow = Pick<OrderLine, 'name' | 'color' | 'conditioning' | 'tint'> & {
  position: number;
  from: number;
  to: number;
};

export type DeskPage = { after: DeskKey | null; before: DeskKey | null; limit: number; now: Date };

/** In the list's order, also of the page before a key. */
export async function selectDeskOrders(
  db: Database,
  reach: DeskReach,
  filter: DeskFilter,
  { after, before, limit, now }: DeskPage,
): Promise<DeskRow[]> {
  const isNewest = filter.tab === 'toutes';
  const key = isNewest ? sql`orders.placed_at` : DUE;
  const isBackward = after === null && before !== null;
  const forward = isNewest ? sql`desc` : sql`asc`;
  const backward = isNewest ? sql`asc` : sql`desc`;
  const way = isBackward ? backward : forward;
  const from = isBackward ? before : after;
  const beyond = isNewest === isBackward ? sql`>` : sql`<`;
  const beyondKey =
    from === null ? sql`true` : sql`(${key}, orders.id) ${beyond} (${from.at}::timestamptz, ${from.id})`;
  const read = (wanted: RawBuilder<unknown>) => rowsOf(db, { wanted, key, way, limit, now });
  const rows =
    isNewest && filter.words.length > 0
      ? await searchNewest(db, read, {
          words: filter.words,
          others: sql`${matchingDesk(reach, { ...filter, words: [] }, now)} and ${beyondKey}`,
          order: sql`${key} ${way}, orders.id ${way}`,
          limit,
        })
      : await read(sql`${matchingDesk(reach, filter, now)} and ${beyondKey}`);
  return isBackward ? rows.toReversed() : rows;
}

/** At the counter: what waits there, and what is promised there before then; of all that match, those due first. */
export async function selectPickups(
  db: Database,
  reach: DeskReach,
  filter: DeskFilter,
  { until, limit, now }: { until: Date; limit: number; now: Date },
): Promise<DeskRow[]> {
  const wanted = sql`${matchingDesk(reach, { ...filter, tab: 'toutes' }, now)}
    and ${OPEN} and orders.delivery_mode = 'EMP' and ${FOR_THE_STORE}
    and (${DUE} < ${until} or ${IS_WAITING})`;
  return rowsOf(db, { wanted, key: DUE, way: sql`asc`, limit, now });
}

/** Those that wait the longest first, without what is late. */
export async function selectReady(
  db: Database,
  reach: DeskReach,
  { limit, now }: { limit: number; now: Date },
): Promise<DeskRow[]> {
  const wanted = sql`${atDesk(reach, null)} and ${inTab('pretes', now)} and ${isInTime(now)}`;
  return rowsOf(db, {
    wanted,
    key: sql`coalesce(${READY_SINCE}, orders.placed_at)`,
    way: sql`asc`,
    limit,
    now,
  });
}

export const MOST_COUNTED = 1_000;

/** Counted no further than one above `MOST_COUNTED`. */
export async function countTabs(
  db: Database,
  reach: DeskReach,
  { store, tabs, now }: { store: string | null; tabs: readonly OrderTab[]; now: Date },
): Promise<number[]> {
  const counts = tabs.map(
    (tab) => sql`(select count(*)::int from (
      select from orders where ${atDesk(reach, store)} and ${inTab(tab, now)} limit ${MOST_COUNTED + 1}) counted)`,
  );
  const counting = sql<{ counts: number[] }>`select array[${sql.join(counts)}] as counts`;
  const found = await plannedForValues(db, (held) => counting.execute(held));
  return found.rows[0]?.counts ?? [];
}

type Wanted = {
  wanted: RawBuilder<unknown>;
  key: RawBuilder<unknown>;
  way: RawBuilder<unknown>;
  limit: number;
  now: Date;
};

/** The page first, by its index; only then what stands on its rows. */
export async function rowsOf(db: Database, { wanted, key, way, limit, now }: Wanted): Promise<DeskRow[]> {
  const reading = sql<DeskRow>`
    with page as materialized (
      select orders.id, ${key} as key from orders
      where ${wanted} order by ${key} ${way}, orders.id ${way} limit ${limit}),
    -- Not in the page itself: it would be worked out for all that match before they are sorted.
    promise as materialized (
      select orders.id, ${DUE} as due, ${lateIn(now)} as late from orders where orders.id in (select id from page))
    select orders.id, (page.key at time zone 'UTC')::text
        || case when isfinite(page.key) then '+00' else '' end as at,
      orders.number, orders.placed_at as "placedAt",
      case when isfinite(promise.due) then promise.due end as "dueAt",
      coalesce(orders.first_delivery_on, orders.delivery_on)::text as "deliveryOn", coalesce(promise.late, false) as "isLate",
      orders.shop_code as "shopCode", coalesce(shop.title_label, orders.shop_code) as "shopName",
      orders.delivery_mode as mode, orders.status, orders.payment_method as "paymentMethod",
      orders.payment_state as "paymentState", orders.buyer_name as "buyerName",
      coalesce(company.name, orders.billing_address ->> 'company') as company,
      orders.company_id as "companyId", orders.shipping_address ->> 'telephone' as "deliveryPhone",
      orders.billing_address ->> 'telephone' as "billingPhone", nullif(customer.mobile, '') as mobile,
      orders.email::text as email,
      line.lines, line.packs, line."handedOver", line.tinted as "tintedLines", orders.picker_id as "pickerId",
      orders.picker_name as "pickerName", orders.picking_since as "pickingSince",
      case when line.waits and orders.delivery_mode = 'EMP' then ${READY_SINCE} end as "readySince",
      case when orders.delivery_mode = 'EMP' then line.waiting else '[]'::json end as waiting,
      (${OPEN} and ${TO_PUT_BACK}) as "isToPutBack", ${OWED_BACK}::text as "toGiveBack", orders.total_ttc_cents::text as "totalTtc"
    from page join orders on orders.id = page.id join promise on promise.id = page.id
      left join shop on shop.code = orders.shop_code
      left join company on company.id = orders.company_id
      left join customer on customer.id = orders.customer_id
      cross join lateral (
        select count(*) filter (where quantity > 0)::int as lines, coalesce(sum(quantity), 0)::int as packs,
          coalesce(sum(handed_over), 0)::int as "handedOver",
          count(tint) filter (where quantity > 0)::int as tinted, coalesce(bool_or(prepared > handed_over), false) as waits,
          coalesce(json_agg(json_build_object('position', position, 'name', name, 'color', color,
            'conditioning', conditioning, 'tint', tint, 'from', handed_over, 'to', prepared) order by position)
            filter (where prepared > handed_over), '[]'::json) as waiting
        from order_line where order_id = orders.id) line
    order by page.key ${way}, page.id ${way}`;
  const found = await plannedForValues(db, (held) => reading.execute(held));
  return found.rows;
}
