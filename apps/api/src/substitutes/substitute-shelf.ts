import { PLATFORM, placesFor, shelfFor } from '@nuancier/domain/stock/platform.ts';
import type { DatabaseTransaction } from '../database/tables.ts';
import type { Order } from '../orders/orders.ts';
import { Refusal } from '../refusals/refusal.ts';
import { stocksHeld } from '../stock/stock.ts';

/**
 * Where the packs are taken for the order, all of them; held until the transaction ends, unless they are only looked at.
 * Refused where there are too few.
 */
export async function substituteShelf(
  db: DatabaseTransaction,
  { mode, shopCode }: Order,
  { sku, packs }: { sku: string; packs: number },
  stocksOf: typeof stocksHeld = stocksHeld,
): Promise<{ place: string; available: number }> {
  const shelves = await stocksOf(db, placesFor(mode, shopCode), [sku]);
  const stocks = { store: shelves.get(shopCode)?.get(sku), platform: shelves.get(PLATFORM)?.get(sku) };
  const shelf = shelfFor(mode, packs, stocks);
  if (shelf === null) throw new Refusal('SUBSTITUTE_NOT_IN_STOCK');
  return {
    place: shelf === 'platform' ? PLATFORM : shopCode,
    available: stocks[shelf]?.available ?? 0,
  };
}
