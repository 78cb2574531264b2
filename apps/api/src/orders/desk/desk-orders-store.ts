// Lists of orders for the people of the stores, page by page from a key: what comes in meanwhile shifts nothing.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { OrderTab } from '@nuancier/contract/gestion-types.ts';
import { plannedForValues } from '../../database/statements/planned-for-values.ts';
import type { Database } from '../../database/tables.ts';
import { FOR_THE_STORE, OPEN } from '../records/open-orders-store.ts';
import type { DeskKey } from './desk-cursor.ts';
import type { DeskFilter } from './desk-filter.ts';
import type { DeskReach } from './desk-reach-store.ts';
import { selectRows } from './desk-rows-store.ts';
import type { DeskRow } from './desk-rows-store.ts';
import { atDesk, DUE, inTab, isInTime, IS_WAITING, matchingDesk } from './desk-search-store.ts';
import { READY_SINCE } from './ready-since-store.ts';
import { searchNewest } from './newest/search-newest-store.ts';

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
  const wanted = (words: readonly string[]) =>
    sql`${matchingDesk(reach, { ...filter, words }, now)} and ${beyondKey}`;
  const order = sql`${key} ${way}, orders.id ${way}`;
  const { words } = filter;
  const rows =
    isNewest && words.length > 0
      ? await searchNewest(db, { words, others: wanted([]), order, limit }).then((ids) =>
          selectRows(db, { ids, key, now }),
        )
      : await rowsOf(db, { wanted: wanted(words), key, way, limit, now });
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

/**
 * Counted no further than one above `MOST_COUNTED`, which is written into the statement: the plan that all requests share
 * knows it. What is under way is gone through once for all its tabs; what is late is found by its index.
 */
export async function countTabs(
  db: Database,
  reach: DeskReach,
  { store, tabs, now }: { store: string | null; tabs: readonly OrderTab[]; now: Date },
): Promise<number[]> {
  const counts = tabs.map((tab) => {
    const isOfItsOwn = tab === 'en_retard' || tab === 'toutes';
    const among = isOfItsOwn ? sql`orders where ${atDesk(reach, store)}` : sql`under_way orders where true`;
    return sql`(select count(*)::int from (
      select from ${among} and ${inTab(tab, now)} limit ${sql.lit(MOST_COUNTED + 1)}) counted)`;
  });
  const found = await sql<{ counts: number[] }>`
    with under_way as materialized (
      select id, status, payment_state, waiting_for_approval, delivery_mode from orders
      where ${atDesk(reach, store)} and ${OPEN})
    select array[${sql.join(counts)}] as counts`.execute(db);
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
  const finding = sql<{ id: number }>`
    select orders.id from orders where ${wanted} order by ${key} ${way}, orders.id ${way} limit ${limit}`;
  const found = await plannedForValues(db, (held) => finding.execute(held));
  const ids = found.rows.map(({ id }) => id);
  return selectRows(db, { ids, key, now });
}
