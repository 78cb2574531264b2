// The articles that a query or a tint means, as they are offered: the cheapest, its tinting, its price.
import { isOnSale } from '@nuancier/domain/catalogue/articles/on-sale.ts';
import { cents } from '@nuancier/domain/money.ts';
import type { Cents } from '@nuancier/domain/money.ts';
import { shownOffers } from '@nuancier/domain/pricing/shown-offers.ts';
import { taxedPackPrice } from '@nuancier/domain/pricing/taxed-price.ts';
import type { TaxedPrice, UntaxedPrice } from '@nuancier/domain/pricing/taxed-price.ts';
import { tintedPackHt } from '@nuancier/domain/pricing/tinted-pack.ts';
import { tintSupplement } from '@nuancier/domain/pricing/tint-supplement.ts';
import type { TaxRate } from '@nuancier/domain/tax.ts';
import type { Article } from '../snapshot/article-columns.ts';
import type { Catalogue } from '../snapshot/catalogue-snapshot.ts';
import type { ChartTint } from '../snapshot/tints.ts';

type Offered = Pick<Article, 'packQuantity' | 'rangeStatus' | 'price'>;

/** `names`: which of colour and pack were asked for; the others stay open on the product's page. */
export type Meant<One = Article> = {
  articles: readonly One[];
  /** those among which a pack may be chosen: all, or all in the tint */
  packs: readonly One[];
  names: { color: boolean; conditioning: boolean };
  tint: ChartTint | null;
};

export type Offer<One extends Offered> = {
  article: One;
  onSale: boolean;
  price: TaxedPrice | null;
  packPrice: Cents | null;
  /** before tax */
  supplement: Cents | null;
};

export type MeantOffers<One extends Offered> = {
  offers: readonly Offer<One>[];
  priced: readonly Offer<One>[];
  /** the one that the card tells of */
  lowest: Offer<One>;
};

/** Null where none of them is on sale. */
export function meantOffers<One extends Offered>(
  catalogue: Catalogue,
  { articles, tint }: Pick<Meant<One>, 'articles' | 'tint'>,
  rate: TaxRate,
): MeantOffers<One> | null {
  const offers = articles.filter(isOnSale).map((article) => offerOf(catalogue, article, tint, rate));
  const priced = shownOffers(offers);
  const [first, ...others] = priced.length > 0 ? priced : offers;
  if (first === undefined) return null;
  const lowest = others.reduce(
    (least, offer) => ((offer.packPrice ?? 0) < (least.packPrice ?? 0) ? offer : least),
    first,
  );
  return { offers, priced, lowest };
}

/** The pack whose price stands on the card of a product; null where none of those meant is on sale. */
export function meantPack<One extends Offered>(
  catalogue: Catalogue,
  product: number,
  meant: Pick<Meant<One>, 'articles' | 'tint'>,
): Pick<Offer<One>, 'article' | 'packPrice' | 'supplement'> | null {
  const record = catalogue.products[product];
  return record === undefined ? null : (meantOffers(catalogue, meant, record.taxRate)?.lowest ?? null);
}

function offerOf<One extends Offered>(
  { tints }: Catalogue,
  article: One,
  tint: ChartTint | null,
  rate: TaxRate,
): Offer<One> {
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
