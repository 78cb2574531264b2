import type { Catalogue } from '../snapshot/catalogue-snapshot.ts';
import { productWithSku } from '../snapshot/catalogue-snapshot.ts';
import { productViews } from '../views/product-view.ts';
import type { ProductView } from '../views/product-view.ts';

/** The product itself, for its crosssell_products; an article leads to its product. */
export function xsellProducts(
  catalogue: Catalogue,
  sku: string,
): { items: ProductView[]; total_count: number } {
  const product = productWithSku(catalogue, sku);
  const items = product === undefined ? [] : productViews(catalogue, [product]);
  return { items, total_count: items.length };
}
