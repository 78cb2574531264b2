import type { VariantMatrixFragment } from '../../../../../generated/documents.ts';

type Neighbours = readonly ({ sku: string | null } | null)[] | null;

type Product = {
  sku: string | null;
  crosssell_products: Neighbours;
  related_products: Neighbours;
  upsell_products: Neighbours;
};

/** Everything on the page of a product that has a price: itself, its articles, its neighbours. */
export function productSkus(product: Product, { articles }: VariantMatrixFragment): (string | null)[] {
  const { crosssell_products, related_products, upsell_products } = product;
  const neighbours = [crosssell_products, related_products, upsell_products].flatMap((row) => row ?? []);
  return [product.sku, ...articles.map(({ sku }) => sku), ...neighbours.map((one) => one?.sku ?? null)];
}
