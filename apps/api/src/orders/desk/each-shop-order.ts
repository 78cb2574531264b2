import type { Reads } from '../../database/connecting/open-replica.ts';
import type { DeskFilter } from './desk-filter.ts';
import { selectDeskOrders } from './desk-orders-store.ts';
import type { DeskRow } from './desk-rows-store.ts';
import type { DeskReach } from './desk-reach-store.ts';

const PIECE = 500;

/** All that match, in the list's order: in pieces from key to key, so that no answer is held whole. */
export async function* eachShopOrder(
  reads: Reads,
  reach: DeskReach,
  filter: DeskFilter,
  now: Date,
): AsyncGenerator<DeskRow> {
  let after: { at: string; id: number } | null = null;
  do {
    const place: { after: { at: string; id: number } | null; before: null; limit: number; now: Date } = {
      after,
      before: null,
      limit: PIECE,
      now,
    };
    // oxlint-disable-next-line no-await-in-loop -- each piece begins where the one before ended
    const rows: DeskRow[] = await reads((db) => selectDeskOrders(db, reach, filter, place));
    yield* rows;
    after = rows.length < PIECE ? null : (rows.at(-1) ?? null);
  } while (after !== null);
}
