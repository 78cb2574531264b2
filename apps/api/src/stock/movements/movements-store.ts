import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/tables.ts';
import { listed } from '../stock-store.ts';
import type { Packs, Shelf } from '../stock-store.ts';
import { heldMoment } from './open-sums-store.ts';

export type OrderPacks = { orderNumber: string; packs: readonly Packs[]; now: Date };

export async function insertSale(db: Database, { orderNumber, packs, now }: OrderPacks): Promise<void> {
  await sql`
    insert into stock_movement (at, packs, kind, reference, article_sku, shop_code)
    select ${now}, -packs, 'sale', ${orderNumber}, sku, place from ${listed(packs)} as taken (place, sku, packs)`.execute(
    db,
  );
}

/** What nobody was told of is forgotten together: the sale goes instead of being answered by a release. */
export async function insertRelease(
  db: Database,
  { orderNumber, packs, now, isTold }: OrderPacks & { isTold: boolean },
): Promise<void> {
  await sql`
    with untold as (
      delete from stock_movement where reference = ${orderNumber} and kind = 'sale' and not ${isTold}::boolean
        and read_at is null and booked_at is null
      returning article_sku, shop_code
    )
    insert into stock_movement (at, packs, kind, reference, article_sku, shop_code)
    select ${now}, packs, 'release', ${orderNumber}, sku, place from ${listed(packs)} as given (place, sku, packs)
    where not exists (select from untold where article_sku = sku and shop_code = place)`.execute(db);
}

/**
 * Goods that came back to a shelf: booked as they are put there, since whoever counts that shelf from then on counts
 * them. Only where the place keeps the article. `reference`: one name for each.
 */
export async function insertReturned(
  db: Database,
  { reference, packs, now }: { reference: string; packs: readonly Packs[]; now: Date },
): Promise<void> {
  await sql`
    insert into stock_movement (at, booked_at, packs, kind, reference, article_sku, shop_code)
    select ${now}, ${now}, packs, 'delta', ${reference} || ' ' || sku, sku, place
    from ${listed(packs)} as given (place, sku, packs)
    where exists (select from stock where shop_code = place and article_sku = sku)`.execute(db);
}

/** Where these orders took or gave back something. */
export async function shelvesOfOrders(db: Database, numbers: readonly string[]): Promise<Shelf[]> {
  const found = await sql<Shelf>`
    select distinct shop_code as place, article_sku as sku from stock_movement
    where kind <> 'delta' and reference = any(${numbers}::text[])`.execute(db);
  return found.rows;
}

/** Of these orders, those of which something was not yet told. */
export async function selectUntold(db: Database, numbers: readonly string[]): Promise<string[]> {
  const found = await sql<{ reference: string }>`
    select distinct reference from stock_movement
    where kind <> 'delta' and reference = any(${numbers}::text[]) and read_at is null`.execute(db);
  return found.rows.map(({ reference }) => reference);
}

/** The shelves must be locked, because a release that was read is no longer added. */
export async function setRead(db: DatabaseTransaction, numbers: readonly string[], at: Date): Promise<void> {
  await sql`
    update stock_movement set read_at = ${at}
    where kind <> 'delta' and reference = any(${numbers}::text[]) and read_at is null`.execute(db);
}

export type MovementBooking = {
  orderNumber: string;
  kind: 'sale' | 'release';
  bookedAt: Date;
  readAt: Date;
};

/** The shelves must be locked. Of two moments the one holds that lets less be sold. */
export async function setBooked(
  db: DatabaseTransaction,
  bookings: readonly MovementBooking[],
): Promise<void> {
  await sql`
    update stock_movement as held set read_at = coalesce(held.read_at, told.read_at),
      booked_at = case held.kind
        when 'sale' then greatest(held.booked_at, told.latest) else least(held.booked_at, told.earliest) end
    from (
      select reference, kind, min(read_at) as read_at, min(booked_at) as earliest, max(booked_at) as latest
      from unnest(
        ${bookings.map(({ orderNumber }) => orderNumber)}::text[], ${bookings.map(({ kind }) => kind)}::text[],
        ${bookings.map(({ readAt }) => readAt)}::timestamptz[],
        ${bookings.map(({ bookedAt }) => bookedAt)}::timestamptz[]
      ) as given (reference, kind, read_at, booked_at)
      group by reference, kind
    ) as told
    where held.reference = told.reference and held.kind = told.kind`.execute(db);
}

/**
 * Of the next so many, those that are booked and that a later count contains: no count to come can need them. Shelf by
 * shelf, because of fifty million shelves few have moved.
 */
export async function deleteContained(
  db: Database,
  { after, most }: { after: number; most: number },
): Promise<{ gone: number; read: number; last: number | null }> {
  const found = await sql<{ gone: number; read: number; last: number | null }>`
    with piece as materialized (
      select id from stock_movement where id > ${after} and booked_at is not null order by id limit ${most}),
    contained as (
      select movement.id from piece join stock_movement as movement on movement.id = piece.id
      cross join lateral (
        select * from stock
        where stock.article_sku = movement.article_sku and stock.shop_code = movement.shop_code offset 0) as held
      left join stock_place as place on place.shop_code = held.shop_code
      where movement.booked_at < ${heldMoment} for update of movement skip locked),
    gone as (delete from stock_movement where id in (select id from contained) returning id)
    select (select count(*)::int from gone) as gone, count(*)::int as read, max(id)::float8 as last from piece`.execute(
    db,
  );
  return found.rows[0] ?? { gone: 0, read: 0, last: null };
}
