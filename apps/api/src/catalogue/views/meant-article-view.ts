import type { MeantArticle, SearchTint } from '@nuancier/contract/api-types.ts';
import { isOnSale } from '@nuancier/domain/catalogue/articles/on-sale.ts';
import { optionValue } from '@nuancier/domain/catalogue/articles/variant-options.ts';
import { cents } from '@nuancier/domain/money.ts';
import type { Cents } from '@nuancier/domain/money.ts';
import { taxedRange, taxedUnitPrice } from '@nuancier/domain/pricing/taxed-price.ts';
import type { TaxRate } from '@nuancier/domain/tax.ts';
import { meantOffers } from '../articles/meant-offers.ts';
import type { Meant, Offer } from '../articles/meant-offers.ts';
import type { Article } from '../snapshot/article-columns.ts';
import type { Catalogue } from '../snapshot/catalogue-snapshot.ts';
import type { ChartTint } from '../snapshot/tints.ts';
import { picturedArticle, pictureView } from './picture-view.ts';
import { moneyView, productPriceView } from './price-view.ts';

const PIECE = 'U';

/** Null where none of them is on sale. */
export function meantArticleView(catalogue: Catalogue, product: number, meant: Meant): MeantArticle | null {
  const { names, tint, packs } = meant;
  const record = catalogue.products[product];
  const found = record === undefined ? null : meantOffers(catalogue, meant, record.taxRate);
  if (record === undefined || found === null) return null;
  const { offers, priced, lowest } = found;
  const range = taxedRange(priced.flatMap(({ price }) => (price === null ? [] : [price])));
  const { article, price, supplement } = lowest;
  const isPiece = record.pricingUnit === PIECE && article.packQuantity === 1;
  const perUnit = price === null || isPiece ? null : unitPriceOf(lowest, record.taxRate);
  return {
    product_sku: record.sku,
    sku: article.sku,
    conditioning: article.size ?? article.conditioning,
    quantity: article.packQuantity,
    chosen_color: names.color ? optionValue(article, 'color') : null,
    chosen_conditioning: names.conditioning ? (article.size ?? article.conditioning) : null,
    conditionings: [...new Set(packs.filter(isOnSale).map(({ conditioning }) => conditioning))],
    is_only: offers.length === 1,
    tint: tint && tintView(tint),
    price_range: {
      minimum_price: productPriceView(range?.lowest ?? null),
      maximum_price: productPriceView(range?.highest ?? null),
    },
    price_per_unit: moneyView(perUnit),
    tint_supplement: supplement && moneyView(supplement),
    thumbnail: pictureView(picturedArticle(catalogue, product, article, record.name), 'thumbnail'),
  };
}

export function tintView({ code, name, hex }: ChartTint): SearchTint {
  return { code, name, hex };
}

// As on the product's page: stored where there is no tint, of the tinted pack where there is one.
function unitPriceOf({ article, price, supplement }: Offer<Article>, rate: TaxRate): Cents | null {
  if (supplement === null) return article.price && taxedUnitPrice(article.price, rate);
  return price && cents(Math.round(price.final / article.packQuantity));
}
