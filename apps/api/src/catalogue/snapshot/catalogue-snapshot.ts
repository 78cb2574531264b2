import { isOnSale } from '@nuancier/domain/catalogue/articles/on-sale.ts';
import type { LinkKind } from '@nuancier/domain/catalogue/imports/product-link-faults.ts';
import type { Forest } from '../categories/forest.ts';
import { articleAt, priceAt, rangeStatusAt, traitsAt } from './article-columns.ts';
import type { Article, ArticleColumns, ArticleTraits } from './article-columns.ts';
import type { Lists } from './lists.ts';
import type { Photos } from './photos-store.ts';
import type { PriceColumns } from './price-columns.ts';
import type { ProductRecord } from './product-record.ts';
import type { Tints } from './tints.ts';
import { placeOfText, textAt } from './text-column.ts';

/** The public catalogue as one process holds it: complete, and never changed once built. */
export type Catalogue = {
  publicUrl: string;
  forest: Forest;
  /** A product's place here is its number everywhere in memory. */
  products: readonly ProductRecord[];
  /** the articles of product i are firstArticle[i] up to firstArticle[i + 1] */
  firstArticle: Uint32Array;
  articles: ArticleColumns;
  prices: PriceColumns;
  tints: Tints;
  photos: Photos;
  links: Readonly<Record<LinkKind, Lists>>;
  /** by reference, of products on sale or not */
  replacedBy: ReadonlyMap<string, string>;
  /** all products in the French order of their names */
  byName: Uint32Array;
  bySku: ReadonlyMap<string, number>;
  byUrlKey: ReadonlyMap<string, number>;
  byId: ReadonlyMap<number, number>;
  /** by their places, those that have left the shop since it was built; until it is built anew */
  left: ReadonlySet<number>;
};

export function articlesOf(catalogue: Catalogue, product: number): Article[] {
  return ofEachArticle(catalogue, product, articleAt);
}

export function articleTraitsOf(catalogue: Catalogue, product: number): ArticleTraits[] {
  return ofEachArticle(catalogue, product, traitsAt);
}

/** An article by its place in the columns; its texts are read where they are needed. */
export type PlacedArticle = ArticleTraits & Partial<Pick<Article, 'sku' | 'ean'>> & { place: number };

export function placedArticlesOf(
  catalogue: Catalogue,
  product: number,
  withCodes: boolean,
): readonly PlacedArticle[] {
  return ofEachArticle(catalogue, product, (columns, place) =>
    withCodes ? { ...articleAt(columns, place), place } : { ...traitsAt(columns, place), place },
  );
}

/** Of an article no more than its pack, its range and its price. */
export type PlacedOffer = Pick<Article, 'packQuantity' | 'rangeStatus' | 'price'> & { place: number };

export function placedOfferAt({ articles }: Pick<Catalogue, 'articles'>, place: number): PlacedOffer {
  return {
    place,
    packQuantity: articles.packQuantity[place] ?? 0,
    rangeStatus: rangeStatusAt(articles, place),
    price: priceAt(articles, place),
  };
}

/** The places of a product's articles on sale, in their order. */
export function placesOnSale(
  { firstArticle, articles }: Pick<Catalogue, 'firstArticle' | 'articles'>,
  product: number,
): number[] {
  const places: number[] = [];
  const end = firstArticle[product + 1] ?? 0;
  for (let place = firstArticle[product] ?? 0; place < end; place += 1) {
    if (isOnSale({ rangeStatus: rangeStatusAt(articles, place) })) places.push(place);
  }
  return places;
}

function ofEachArticle<Read>(
  { firstArticle, articles }: Catalogue,
  product: number,
  read: (columns: ArticleColumns, at: number) => Read,
): Read[] {
  const first = firstArticle[product] ?? 0;
  const count = (firstArticle[product + 1] ?? 0) - first;
  return Array.from({ length: count }, (_, at) => read(articles, first + at));
}

/** By the product's own reference, or by that of one of its articles. */
export function productWithSku(catalogue: Catalogue, sku: string): number | undefined {
  const own = catalogue.bySku.get(sku);
  if (own !== undefined) return own;
  const article = placeOfArticle(catalogue, sku);
  const product = article === undefined ? undefined : productOfArticle(catalogue, article);
  return product === undefined || catalogue.left.has(product) ? undefined : product;
}

/** An article's place in the columns. */
export function placeOfArticle({ articles }: Pick<Catalogue, 'articles'>, sku: string): number | undefined {
  const place = placeOfText(articles.sku, sku);
  return place === -1 ? undefined : place;
}

/** The reference of the article with this bar code. */
export function skuWithEan({ articles }: Pick<Catalogue, 'articles'>, ean: string): string | undefined {
  const place = ean === '' ? -1 : placeOfText(articles.ean, ean);
  return place === -1 ? undefined : textAt(articles.sku, place);
}

export function productOfArticle({ firstArticle }: Pick<Catalogue, 'firstArticle'>, article: number): number {
  let low = 0;
  let high = firstArticle.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((firstArticle[middle] ?? 0) <= article) low = middle;
    else high = middle;
  }
  return low;
}
