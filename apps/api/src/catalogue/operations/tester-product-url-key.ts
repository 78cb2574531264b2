import { productWithSku } from '../snapshot/catalogue-snapshot.ts';
import type { Catalogue } from '../snapshot/catalogue-snapshot.ts';

/** The page of the site's sample pot; null when the site names none, or one that is not sold. */
export function testerProductUrlKey(catalogue: Catalogue, sku: string | null | undefined): string | null {
  const product = sku ? productWithSku(catalogue, sku) : undefined;
  return product === undefined ? null : (catalogue.products[product]?.urlKey ?? null);
}
