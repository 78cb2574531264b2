import { arrivalOf, deliveryFromPlatform } from '@nuancier/domain/arrivals/arrival.ts';
import type { Arrival, DeliveryRhythm } from '@nuancier/domain/arrivals/arrival.ts';
import { PLATFORM, packsForDelivery } from '@nuancier/domain/stock/platform.ts';
import type { StoreHours } from '@nuancier/domain/stores/opening-hours.ts';
import type { Database } from '../../database/tables.ts';
import { stocksIn } from '../../stock/stock.ts';
import type { Shelves } from '../../stock/stock.ts';

export type Wished = { sku: string; packs: number };

export type ArrivalTerms = { shop: StoreHours & { code: string }; rhythm: DeliveryRhythm; now: Date };

/** One question for all of them, answered in their order. */
export async function arrivalsOf(
  db: Database,
  wished: readonly Wished[],
  terms: ArrivalTerms,
): Promise<Arrival[]> {
  const skus = [...new Set(wished.map(({ sku }) => sku))];
  const shelves = skus.length === 0 ? new Map() : await stocksIn(db, [terms.shop.code, PLATFORM], skus);
  return arrivalsFrom(shelves, wished, terms);
}

/** The same where the shelves have been read already. */
export function arrivalsFrom(
  shelves: Shelves,
  wished: readonly Wished[],
  { shop, rhythm, now }: ArrivalTerms,
): Arrival[] {
  return wished.map(({ sku, packs }) => {
    const store = shelves.get(shop.code)?.get(sku);
    const platform = shelves.get(PLATFORM)?.get(sku);
    const deliverable = packsForDelivery({ store, platform });
    return arrivalOf({ packs, store, deliverable }, shop, rhythm, now);
  });
}

/** Without a chosen store: the platform's stock is delivered to any of them; for the rest the day is unknown. */
export async function arrivalsAnywhere(
  db: Database,
  wished: readonly Wished[],
  { rhythm, now }: Omit<ArrivalTerms, 'shop'>,
): Promise<Arrival[]> {
  const skus = [...new Set(wished.map(({ sku }) => sku))];
  const shelves = skus.length === 0 ? new Map() : await stocksIn(db, [PLATFORM], skus);
  return wished.map(({ sku, packs }) => {
    const platform = shelves.get(PLATFORM)?.get(sku);
    return { pickupAt: null, deliveryOn: deliveryFromPlatform(platform, packs, rhythm, now) };
  });
}
