import { taxedPackPrice, taxedRange } from '@nuancier/domain/pricing/taxed-price.ts';
import { shownOffers } from '@nuancier/domain/pricing/shown-offers.ts';
import type { TaxRate } from '@nuancier/domain/tax.ts';
import { isOnSale } from '@nuancier/domain/catalogue/articles/on-sale.ts';
import type { Article } from './article-columns.ts';
import { REDUCTIONS } from './reductions.ts';

/** With tax, in cents; -1 where a product has no price at all. */
export type PriceColumns = {
  lowestFinal: Int32Array;
  lowestRegular: Int32Array;
  highestFinal: Int32Array;
  highestRegular: Int32Array;
  /** why the price is lower, by its place in REDUCTIONS */
  lowestKind: Uint8Array;
  highestKind: Uint8Array;
};

const NO_PRICE = -1;

export function emptyPrices(products: number): PriceColumns {
  const column = () => new Int32Array(products).fill(NO_PRICE);
  return {
    lowestFinal: column(),
    lowestRegular: column(),
    highestFinal: column(),
    highestRegular: column(),
    lowestKind: new Uint8Array(products),
    highestKind: new Uint8Array(products),
  };
}

export function putPrices(
  columns: PriceColumns,
  product: number,
  articles: readonly Article[],
  rate: TaxRate,
): void {
  const priced = articles.map((article) => {
    const price = article.price && taxedPackPrice(article.price, rate);
    return { onSale: isOnSale(article), packPrice: price?.final ?? null, price };
  });
  const range = taxedRange(
    shownOffers(priced)
      .map(({ price }) => price)
      .filter((price) => price !== null),
  );
  if (range === null) return;
  columns.lowestFinal[product] = range.lowest.final;
  columns.lowestRegular[product] = range.lowest.regular;
  columns.highestFinal[product] = range.highest.final;
  columns.highestRegular[product] = range.highest.regular;
  columns.lowestKind[product] = REDUCTIONS.indexOf(range.lowest.kind);
  columns.highestKind[product] = REDUCTIONS.indexOf(range.highest.kind);
}
