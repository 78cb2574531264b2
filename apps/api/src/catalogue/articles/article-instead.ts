// What takes the place of an article that has left the catalogue.
import { baseFor } from '@nuancier/domain/catalogue/colour/tint-base.ts';
import type { TintBase } from '@nuancier/domain/catalogue/colour/tint-base.ts';
import { optionValue } from '@nuancier/domain/catalogue/articles/variant-options.ts';
import { articlesOf, productWithSku } from '../snapshot/catalogue-snapshot.ts';
import type { Catalogue } from '../snapshot/catalogue-snapshot.ts';

export type GoneArticle = {
  sku: string;
  productSku: string;
  conditioning: string | null;
  /** what its tint needs */
  base: TintBase;
};

/** The article itself while it is there; else the same product in the same pack, on a base for the tint; else itself. */
export function articleInstead(catalogue: Catalogue, gone: GoneArticle): string {
  if (productWithSku(catalogue, gone.sku) !== undefined) return gone.sku;
  const product = productWithSku(catalogue, gone.productSku);
  if (product === undefined) return gone.sku;
  const packs = articlesOf(catalogue, product).filter((one) => one.conditioning === gone.conditioning);
  const bases = packs.map((one) => ({
    sku: one.sku,
    label: optionValue(one, 'color') ?? '',
    tintable: one.tintable,
  }));
  const found = baseFor(bases, gone.base);
  return found.ok ? found.value.sku : gone.sku;
}
