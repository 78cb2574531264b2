import { pickupFor } from '@nuancier/domain/stock/availability.ts';
import type { StoresContext } from './stores-context.ts';
import { stocksIn } from '../stock/stock.ts';
import type { Shop } from './stores.ts';

/** Those where each of the references can be fetched: an article, or one of a product's. */
export async function shopsHolding(
  { db, articleSkus }: Pick<StoresContext, 'db' | 'articleSkus'>,
  shops: readonly Shop[],
  skus: readonly string[],
): Promise<Shop[]> {
  const wanted = await articleSkus(skus.slice(0, MOST_ASKED));
  const codes = shops.map(({ code }) => code);
  const shelves = await stocksIn(db, codes, [...new Set(wanted.flat())]);
  return shops.filter(({ code }) =>
    wanted.every((articles) =>
      articles.some((sku) => pickupFor(shelves.get(code)?.get(sku), 1).kind !== 'unavailable'),
    ),
  );
}

const MOST_ASKED = 500;
