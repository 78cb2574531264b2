// The card price of every product for one kind of customer: the same rule as the price conditions of a page, computed
// for a whole catalogue at a time.
import { isOnSale } from '@nuancier/domain/catalogue/articles/on-sale.ts';
import type { Cents } from '@nuancier/domain/money.ts';
import { shownOffers } from '@nuancier/domain/pricing/shown-offers.ts';
import { yieldToRequests } from '../../concurrency/yield-to-requests.ts';
import { onePackPrice } from '../../pricing/pricing.ts';
import type { ContractBook, ListBook } from '../../pricing/pricing.ts';
import { priceAt, rangeStatusAt } from './article-columns.ts';
import { placeOfArticle, productOfArticle } from './catalogue-snapshot.ts';
import type { Catalogue } from './catalogue-snapshot.ts';

/** As much of a catalogue as prices are made from. */
export type PricedCatalogue = Pick<Catalogue, 'firstArticle' | 'articles'> & {
  products: readonly Pick<Catalogue['products'][number], 'family' | 'priceGroup'>[];
};

export type ViewerPrices = {
  /** one pack of the cheapest article, before tax, in cents; -1 where there is no price */
  lowest: Int32Array;
  /** 1 where the customer really pays a promotion's price for an article */
  isPromo: Uint8Array;
  /** one pack of an article by its place, before tax; null where it has no price */
  packOf(product: number, article: number): Cents | null;
  list: TermsOfList;
};

type ListTerms = Parameters<typeof onePackPrice>[1];
type Specials = Parameters<typeof onePackPrice>[2];
type TermsOfList = (product: number, article: number) => ListTerms;

const NO_PRICE = -1;
// A millisecond or two of work, then waiting requests come first.
const AT_ONCE = 1_000;
const NO_SPECIALS: Specials = [];

/** The prices of one price list. */
export async function listPrices(catalogue: PricedCatalogue, list: ListBook): Promise<ViewerPrices> {
  const count = catalogue.products.length;
  const pricing = { catalogue, list: listTermsOf(catalogue, list), specials: () => NO_SPECIALS };
  const prices = viewerPrices(pricing, new Int32Array(count), new Uint8Array(count));
  for (let from = 0; from < count; from += AT_ONCE) {
    for (let product = from; product < Math.min(from + AT_ONCE, count); product += 1)
      putPrice(prices, product, pricing);
    // oxlint-disable-next-line no-await-in-loop -- pieces of one long piece of work
    await yieldToRequests();
  }
  return prices;
}

/** The same with a company's negotiated prices; only the products in the contract are priced again. */
export async function contractPrices(
  catalogue: PricedCatalogue,
  contract: ContractBook,
  base: ViewerPrices,
): Promise<ViewerPrices> {
  const byArticle = byPlace(catalogue, contract.bySku);
  const touched = productsOf(catalogue, contract, byArticle.keys());
  if (touched.length === 0) return base;
  const specials = (product: number, article: number): Specials => {
    const ofFamily = contract.byFamily.get(catalogue.products[product]?.family ?? NaN) ?? NO_SPECIALS;
    const own = byArticle.get(article);
    return own === undefined ? ofFamily : [...ofFamily, ...own];
  };
  const pricing = { catalogue, list: base.list, specials };
  const prices = viewerPrices(pricing, base.lowest.slice(), base.isPromo.slice());
  for (const [at, product] of touched.entries()) {
    putPrice(prices, product, pricing);
    // oxlint-disable-next-line no-await-in-loop -- pieces of one long piece of work
    if (at % AT_ONCE === AT_ONCE - 1) await yieldToRequests();
  }
  return prices;
}

type Pricing = {
  catalogue: PricedCatalogue;
  list: TermsOfList;
  specials: (product: number, article: number) => Specials;
};

function viewerPrices(pricing: Pricing, lowest: Int32Array, isPromo: Uint8Array): ViewerPrices {
  const packOf = (product: number, article: number) =>
    paidFor(pricing, product, article)?.final.packHt ?? null;
  return { lowest, isPromo, packOf, list: pricing.list };
}

function paidFor({ catalogue, list, specials }: Pricing, product: number, article: number) {
  const price = priceAt(catalogue.articles, article);
  return price && onePackPrice(price, list(product, article), specials(product, article));
}

function putPrice(prices: ViewerPrices, product: number, pricing: Pricing): void {
  const { firstArticle, articles } = pricing.catalogue;
  const offers = [];
  let isPromo = 0;
  for (let at = firstArticle[product] ?? 0; at < (firstArticle[product + 1] ?? 0); at += 1) {
    const paid = paidFor(pricing, product, at);
    if (paid === null) continue;
    const { final, type } = paid;
    if (type === 'PROMOTION') isPromo = 1;
    offers.push({ onSale: isOnSale({ rangeStatus: rangeStatusAt(articles, at) }), packPrice: final.packHt });
  }
  const amounts = shownOffers(offers).map(({ packPrice }) => packPrice);
  prices.lowest[product] = amounts.length === 0 ? NO_PRICE : Math.min(...amounts);
  prices.isPromo[product] = isPromo;
}

function listTermsOf(catalogue: PricedCatalogue, { byGroup, bySku }: ListBook): TermsOfList {
  const own = byPlace(catalogue, bySku);
  return (product, article) =>
    own.get(article) ?? byGroup.get(catalogue.products[product]?.priceGroup ?? '') ?? null;
}

/** Terms for articles outside the catalogue are dropped: they are never shown. */
function byPlace<Terms>(catalogue: PricedCatalogue, bySku: ReadonlyMap<string, Terms>): Map<number, Terms> {
  const places = new Map<number, Terms>();
  for (const [sku, terms] of bySku) {
    const place = placeOfArticle(catalogue, sku);
    if (place !== undefined) places.set(place, terms);
  }
  return places;
}

function productsOf(
  catalogue: PricedCatalogue,
  { byFamily }: ContractBook,
  articles: Iterable<number>,
): number[] {
  const touched = new Set<number>();
  for (const article of articles) touched.add(productOfArticle(catalogue, article));
  if (byFamily.size > 0) {
    for (const [product, { family }] of catalogue.products.entries())
      if (byFamily.has(family)) touched.add(product);
  }
  return [...touched];
}
