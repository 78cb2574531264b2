// What is permanently kept and followed is told of when a sale leaves little of it.
import type { DatabaseTransaction } from '../database/tables.ts';
import { recordEvents } from '../events/events.ts';
import type { Packs, TakenShelf } from './stock-store.ts';

const FOLLOWED: ReadonlySet<string> = new Set(['P', 'S']);

/** Those that this very sale has brought down to so many packs, or fewer. */
export function lowShelves(
  taken: readonly TakenShelf[],
  wanted: readonly Packs[],
  lowAt: number,
): TakenShelf[] {
  return taken.filter(({ place, sku, available, statutArticleMag }) => {
    const packs = wanted.find((wish) => wish.place === place && wish.sku === sku)?.packs ?? 0;
    return FOLLOWED.has(statutArticleMag) && available <= lowAt && available + packs > lowAt;
  });
}

export async function tellLowStock(
  db: DatabaseTransaction,
  shelves: readonly TakenShelf[],
  { threshold, now }: { threshold: number; now: Date },
): Promise<void> {
  const events = shelves.map(({ place, sku, available }) => ({
    type: 'stock.low' as const,
    of: `${place}/${sku}`,
    data: { shop_code: place, sku, available, threshold },
  }));
  await recordEvents(db, events, now);
}
