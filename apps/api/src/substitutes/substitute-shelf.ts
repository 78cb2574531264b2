import { PLATFORM, placesFor, shelfFor } from '@nuancier/domain/stock/platform.ts';
import type { DatabaseTransaction } from '../database/tables.ts';
import type { Order } from '../orders/orders.ts';
import { Refusal } from '../refusals/refusal.ts';
import { stocksHeld } from '../stock/stock.ts';

/** Where the packs are taken for the order, all of them; held until the transaction ends. Refused where there are too few. */
export async function substituteShelf(
  db: DatabaseTransaction,
  { mode, shopCode }: Order,
  { sku, packs }: { sku: string; packs: number },
): Promise<string> {
  const shelves = await stocksHeld(db, placesFor(mode, shopCode), [sku]);
  const stocks = { store: shelves.get(shopCode)?.get(sku), platform: shelves.get(PLATFORM)?.get(sku) };
  const shelf = shelfFor(mode, packs, stocks);
  if (shelf === null) throw new Refusal('SUBSTITUTE_NOT_IN_STOCK');
  return shelf === 'platform' ? PLATFORM : shopCode;
}
