import type { MeantArticle, SearchTint } from '@nuancier/contract/api-types.ts';
import { isOnSale } from '@nuancier/domain/catalogue/articles/on-sale.ts';
import { optionValue } from '@nuancier/domain/catalogue/articles/variant-options.ts';
import { cents } from '@nuancier/domain/money.ts';
import type { Cents } from '@nuancier/domain/money.ts';
import { shownOffers } from '@nuancier/domain/pricing/shown-offers.ts';
import { taxedPackPrice, taxedRange, taxedUnitPrice } from '@nuancier/domain/pricing/taxed-price.ts';
import type { TaxedPrice, UntaxedPrice } from '@nuancier/domain/pricing/taxed-price.ts';
import { tintedPackHt } from '@nuancier/domain/pricing/tinted-pack.ts';
import { tintSupplement } from '@nuancier/domain/pricing/tint-supplement.ts';
import type { TaxRate } from '@nuancier/domain/tax.ts';
import type { Article } from '../snapshot/article-columns.ts';
import type { Catalogue } from '../snapshot/catalogue-snapshot.ts';
import type { ChartTint } from '../snapshot/tints.ts';
import { pictureView } from './picture-view.ts';
import { moneyView, productPriceView } from './price-view.ts';

const PIECE = 'U';

/** `names`: which of colour and pack were asked for; the others stay open on the product's page. */
export type Meant = {
  articles: readonly Article[];
  names: { color: boolean; conditioning: boolean };
  tint: ChartTint | null;
};

/** Null where none of them is priced or on sale. */
export function meantArticleView(
  catalogue: Catalogue,
  product: number,
  { articles, names, tint }: Meant,
): MeantArticle | null {
  const record = catalogue.products[product];
  if (record === undefined) return null;
  const offers = articles
    .filter(isOnSale)
    .map((article) => offerOf(catalogue, article, tint, record.taxRate));
  const priced = shownOffers(offers);
  const [first, ...others] = priced.length > 0 ? priced : offers;
  if (first === undefined) return null;
  const lowest = others.reduce(
    (least, offer) => ((offer.packPrice ?? 0) < (least.packPrice ?? 0) ? offer : least),
    first,
  );
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
    is_only: offers.length === 1,
    tint: tint && tintView(tint),
    price_range: {
      minimum_price: productPriceView(range?.lowest ?? null),
      maximum_price: productPriceView(range?.highest ?? null),
    },
    price_per_unit: moneyView(perUnit),
    tint_supplement: supplement && moneyView(supplement),
    thumbnail: pictureView(
      { publicUrl: catalogue.publicUrl, kind: 'article', sku: article.sku, label: record.name },
      'thumbnail',
    ),
  };
}

export function tintView({ code, name, hex }: ChartTint): SearchTint {
  return { code, name, hex };
}

type Offer = {
  article: Article;
  onSale: boolean;
  price: TaxedPrice | null;
  packPrice: Cents | null;
  supplement: Cents | null;
};

function offerOf({ tints }: Catalogue, article: Article, tint: ChartTint | null, rate: TaxRate): Offer {
  const perLitre = tint === null ? null : (tints.perLitre.get(tint.tintClass) ?? null);
  const supplement = perLitre === null ? null : tintSupplement(perLitre, article.packQuantity);
  const price = article.price === null ? null : taxedPackPrice(tinted(article.price, supplement), rate);
  return { article, onSale: true, price, packPrice: price?.final ?? null, supplement };
}

function tinted(price: UntaxedPrice, supplement: Cents | null): UntaxedPrice {
  const { packHt, reduction } = price;
  const inTint = (ht: number) => tintedPackHt(cents(ht), supplement);
  return {
    ...price,
    packHt: inTint(packHt),
    reduction: reduction && { ...reduction, packHt: inTint(reduction.packHt) },
  };
}

// As on the product's page: stored where there is no tint, of the tinted pack where there is one.
function unitPriceOf({ article, price, supplement }: Offer, rate: TaxRate): Cents | null {
  if (supplement === null) return article.price && taxedUnitPrice(article.price, rate);
  return price && cents(Math.round(price.final / article.packQuantity));
}
