// What counts beside a count (domain/stock/stock-movement.ts), said to the database. Rows are locked by one statement
// and summed by the next: a statement that waited for a lock does not see what was written while it waited.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { DatabaseTransaction } from '../../database/tables.ts';
import type { Shelf } from '../stock-store.ts';

/** Of `movement`, beside what was counted at that moment. */
export function countsBeside(countedAt: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`case
    when movement.booked_at is null then movement.kind <> 'release' or movement.read_at is null
    when ${countedAt} is null then true
    when movement.packs < 0 then movement.booked_at >= ${countedAt}
    else movement.booked_at > ${countedAt} end`;
}

/** When a row of `stock` was counted: by a line that named it, or with all that its place holds. */
export const heldMoment = sql`greatest(held.counted_at, place.counted_at)`;

/** Rows of `place` and `sku`: named by the caller, or those of a table of the transaction's own. */
export type ShelfSource = RawBuilder<unknown>;

export const shelfList = (shelves: readonly Shelf[]): ShelfSource => sql`unnest(
  ${shelves.map(({ place }) => place)}::text[], ${shelves.map(({ sku }) => sku)}::text[])`;

/**
 * In byte order of articles and places, as orders take them; the places first, so that no file dates them anew
 * meanwhile. Once in a transaction: two sets, one after the other, could wait in a circle.
 */
export async function lockShelves(db: DatabaseTransaction, shelves: ShelfSource): Promise<void> {
  await sql`
    select from stock_place where shop_code in (select place from ${shelves} as wanted (place, sku))
    order by shop_code collate "C" for share`.execute(db);
  await sql`
    select count(*) from (
      select from stock join ${shelves} as wanted (place, sku)
        on shop_code = wanted.place and article_sku = wanted.sku
      order by article_sku collate "C", shop_code collate "C" for update of stock
    ) as locked`.execute(db);
}

/** The shelves must be locked. How many of them can sell more or less than before. */
export async function sumOpenPacks(db: DatabaseTransaction, shelves: ShelfSource): Promise<number> {
  const changed = await sql`
    update stock set open = due.open, counted = due.counted, available = greatest(0, due.counted + due.open),
      updated_at = now()
    from (
      select held.shop_code, held.article_sku, coalesce(held.counted, held.available - held.open) as counted,
        coalesce(sum(movement.packs) filter (where ${countsBeside(heldMoment)}), 0)::integer as open
      from ${shelves} as wanted (place, sku)
      join stock as held on held.shop_code = wanted.place and held.article_sku = wanted.sku
      left join stock_place as place on place.shop_code = held.shop_code
      left join stock_movement as movement
        on movement.article_sku = held.article_sku and movement.shop_code = held.shop_code
      group by held.shop_code, held.article_sku, held.counted, held.available, held.open
    ) as due
    where stock.shop_code = due.shop_code and stock.article_sku = due.article_sku and stock.open <> due.open`.execute(
    db,
  );
  return Number(changed.numAffectedRows ?? 0n);
}
