import { pickupFor } from '@nuancier/domain/stock/availability.ts';
import { articleSkusOf } from '../catalogue/catalogue.ts';
import type { StoresContext } from './stores-context.ts';
import { stocksIn } from '../stock/stock.ts';
import type { Shop } from './stores.ts';

/** Those where each of the references can be fetched: an article, or one of a product's. */
export async function shopsHolding(
  { db, catalogue }: Pick<StoresContext, 'db' | 'catalogue'>,
  shops: readonly Shop[],
  skus: readonly string[],
): Promise<Shop[]> {
  const known = await catalogue();
  const wanted = skus.slice(0, MOST_ASKED).map((sku) => articleSkusOf(known, sku));
  const codes = shops.map(({ code }) => code);
  const shelves = await stocksIn(db, codes, [...new Set(wanted.flat())]);
  return shops.filter(({ code }) =>
    wanted.every((articles) =>
      articles.some((sku) => pickupFor(shelves.get(code)?.get(sku), 1).kind !== 'unavailable'),
    ),
  );
}

const MOST_ASKED = 500;
