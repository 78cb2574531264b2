// What a store has promised for one day.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/tables.ts';
import { FOR_THE_STORE, OPEN } from '../records/open-orders-store.ts';
import { MOST_COUNTED, rowsOf } from './desk-orders-store.ts';
import type { DeskRow } from './desk-rows-store.ts';
import { DUE, IS_LEFT } from './desk-search-store.ts';

const midnight = (day: RawBuilder<unknown>) => sql`(${day})::timestamp at time zone 'Europe/Paris'`;

/**
 * Open orders of a store that are to be ready, or delivered, on that day: a delivery is due until its midnight. What
 * stands wholly ready at the counter has kept its promise.
 */
const due = (store: RawBuilder<unknown>, on: RawBuilder<unknown>) => sql`
  orders.shop_code = ${store} and ${OPEN} and ${FOR_THE_STORE} and (orders.delivery_mode <> 'EMP' or ${IS_LEFT})
  and ${DUE} > ${midnight(on)} and ${DUE} <= ${midnight(sql`${on} + 1`)}`;

const dueOn = (store: string, on: string) => due(sql`${store}`, sql`${on}::date`);

/** Those whose customers were told of a later day because the store was closed on this one: only the log knows why. */
const postponedFrom = (store: string, on: string) => sql`
  orders.shop_code = ${store} and ${OPEN} and ${FOR_THE_STORE} and (orders.delivery_mode <> 'EMP' or ${IS_LEFT})
  and ${DUE} > ${midnight(sql`${on}::date + 1`)} and orders.number in (
    select entry.details ->> 'number' from audit_entry entry
    where entry.event = 'order-promise-moved' and entry.details ->> 'store' = ${store}
      and entry.details ->> 'closed_on' = ${on})`;

export function countDueOn(db: Database, store: string, on: string): Promise<number> {
  return countOf(db, dueOn(store, on));
}

export function countPostponedFrom(db: Database, store: string, on: string): Promise<number> {
  return countOf(db, postponedFrom(store, on));
}

/** No further than `MOST_COUNTED`. */
async function countOf(db: Database, wanted: RawBuilder<unknown>): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from orders where ${wanted} limit ${MOST_COUNTED}) counted`.execute(db);
  return found.rows[0]?.count ?? 0;
}

export type StoreDay = { store: string; on: string };

/** Of these days those that were promised something, the first to come first. */
export async function countDueOnEach(
  db: Database,
  days: readonly StoreDay[],
): Promise<(StoreDay & { count: number })[]> {
  const found = await sql<StoreDay & { count: number }>`
    select day.store, day.closed_on::text as "on", count(*)::int as count
    from unnest(${days.map(({ store }) => store)}::text[], ${days.map(({ on }) => on)}::date[])
      as day (store, closed_on)
    join orders on ${due(sql`day.store`, sql`day.closed_on`)}
    group by day.store, day.closed_on order by day.closed_on, day.store`.execute(db);
  return found.rows;
}

/** Numbers of those that were not seen yet, due first; held until the end of the transaction. */
export async function lockDueOn(
  db: DatabaseTransaction,
  { store, on, seen }: { store: string; on: string; seen: readonly string[] },
  limit: number,
): Promise<string[]> {
  const held = await sql<{ number: string }>`
    select number from orders where ${dueOn(store, on)} and number <> all(${[...seen]}::text[])
    order by ${DUE}, id limit ${limit} for update`.execute(db);
  return held.rows.map(({ number }) => number);
}

type Asked = { limit: number; now: Date };

export function selectDueOn(
  db: Database,
  { store, on }: { store: string; on: string },
  { limit, now }: Asked,
): Promise<DeskRow[]> {
  return rowsOf(db, { wanted: dueOn(store, on), key: DUE, way: sql`asc`, limit, now });
}

export function selectPostponedFrom(
  db: Database,
  { store, on }: { store: string; on: string },
  { limit, now }: Asked,
): Promise<DeskRow[]> {
  return rowsOf(db, { wanted: postponedFrom(store, on), key: DUE, way: sql`asc`, limit, now });
}
