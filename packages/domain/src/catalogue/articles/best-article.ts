export type ArticleOffer = {
  sku: string;
  inStock: boolean;
  /** what one pack costs; null when it has no price */
  packPrice: number | null;
  packQuantity: number;
};

/** In stock first, then the lowest price of a pack, the smallest pack, the reference. */
export function bestArticle<Offer extends ArticleOffer>(offers: readonly Offer[]): Offer | undefined {
  return offers.toSorted(better)[0];
}

function better(a: ArticleOffer, b: ArticleOffer): number {
  return (
    Number(b.inStock) - Number(a.inStock) ||
    compare(a.packPrice ?? Infinity, b.packPrice ?? Infinity) ||
    compare(a.packQuantity, b.packQuantity) ||
    compare(a.sku, b.sku)
  );
}

function compare<Value extends number | string>(a: Value, b: Value): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
