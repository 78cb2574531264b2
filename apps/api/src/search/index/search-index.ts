// All data of a listing: text index, facet columns, orders, products by category.
import { articleWords } from '@nuancier/domain/search/articles/meant-articles.ts';
import type { FacetColumn } from '@nuancier/domain/search/facets/facet-columns.ts';
import { draftColumn } from '@nuancier/domain/search/facets/facet-columns.ts';
import { facetGroups } from '@nuancier/domain/search/facets/facet-groups.ts';
import type { FacetTable } from '@nuancier/domain/search/facets/facet-counts.ts';
import { inOrder, orderByPrice, rankOrder } from '@nuancier/domain/search/rank-order.ts';
import type { RankOrder } from '@nuancier/domain/search/rank-order.ts';
import type { TextIndex } from '@nuancier/domain/search/index/text-index.ts';
import { yieldToRequests } from '../../concurrency/yield-to-requests.ts';
import { findProduct, shownCategories } from '../../catalogue/catalogue.ts';
import type { Catalogue, ProductSource, ViewerPrices } from '../../catalogue/catalogue.ts';
import { articleShapes } from './article-shapes.ts';
import type { ArticleShapes } from './article-shapes.ts';
import { categoryColumn } from './category-column.ts';
import { draftMembers } from './category-members.ts';
import type { CategoryMembers } from './category-members.ts';
import { facets } from './facets.ts';
import { searchDocument } from './search-document.ts';
import { suggestList } from './suggest-list.ts';
import type { SuggestList } from './suggest-list.ts';
import type { TextIndexer } from './text-indexer.ts';
import { tintIndex } from './tint-index.ts';
import type { TintIndex } from './tint-index.ts';

export type SearchIndex = {
  catalogue: Catalogue;
  /** public prices, those of some customers, or none for viewers who may not see any */
  prices: 'public' | 'own' | 'hidden';
  /** what some customers pay for one pack of an article, before tax; null where prices are everybody's or hidden */
  ownPack: ViewerPrices['packOf'] | null;
  text: TextIndex;
  /** by the key of a search, the products put first for it */
  pins: ReadonlyMap<string, readonly number[]>;
  tints: TintIndex;
  /** every word by which a colour, a size or a pack may be named */
  traitWords: ReadonlySet<string>;
  /** which products are alike in what an article is chosen by */
  shapes: ArticleShapes;
  table: FacetTable;
  orders: {
    name: RankOrder;
    /** puts a selection in the order of the prices shown, the cheapest first */
    byPrice: (selection: Uint32Array) => Uint32Array;
  };
  /** by category, in the merchant's order; anchors include their descendants */
  members: CategoryMembers;
  /** promo categories that hold whatever is in promotion */
  promoShelves: ReadonlySet<number>;
  /** by root category: all products of a site */
  branches: CategoryMembers;
  /** every category a product is a member of */
  categories: FacetColumn;
  /** by root category: the categories the search panel proposes */
  suggestions: ReadonlyMap<number, SuggestList<ReturnType<typeof shownCategories>[number]>>;
};

/** Products put first for a search, by their references. */
export type Pins = { key: string; skus: readonly string[] };

export type SearchDraft = {
  /** One call for each product, in the catalogue's order. */
  add(product: ProductSource): void;
  finish(catalogue: Catalogue, pins: readonly Pins[]): Promise<SearchIndex>;
};

export function draftSearch(texts: TextIndexer): SearchDraft {
  const columns = facets.map((facet) => ({ facet, draft: draftColumn(facet.code) }));
  const places = draftMembers();
  return {
    add(product) {
      for (const { facet, draft } of columns) draft.add(facet.read(product));
      places.add(product.categories, product.isPromo);
      texts.add(searchDocument(product));
    },
    async finish(catalogue, pins) {
      const text = await texts.finish();
      const { members, branches, promoShelves } = places.finish(
        catalogue.forest.nodes,
        catalogue.forest.closed,
      );
      await yieldToRequests();
      const prices = catalogue.prices.lowestFinal;
      const name = rankOrder(catalogue.byName);
      const price = orderByPrice(prices, name);
      const orders = { name, byPrice: (found: Uint32Array) => inOrder(found, price, 'ASC') };
      await yieldToRequests();
      const categories = categoryColumn(catalogue, members);
      const facetColumns = columns.map(({ facet, draft }) => draft.finish(facet.order));
      await yieldToRequests();
      const groups = facetGroups([...facetColumns, categories], catalogue.products.length);
      const table = { columns: facetColumns, prices, groups };
      await yieldToRequests();
      const tints = tintIndex(catalogue);
      const shapes = await articleShapes(catalogue);
      await yieldToRequests();
      return {
        catalogue,
        prices: 'public',
        ownPack: null,
        text,
        pins: new Map(pins.map(({ key, skus }) => [key, placesOf(catalogue, skus)])),
        tints,
        traitWords: new Set(catalogue.articles.words.flatMap((value) => [...articleWords(value).stems])),
        shapes,
        table,
        orders,
        members,
        promoShelves,
        branches,
        categories,
        suggestions: new Map([...branches.keys()].map((root) => [root, suggestionsOn(catalogue, root)])),
      };
    },
  };
}

/** What is not on sale has no place. */
export function placesOf(catalogue: Catalogue, skus: readonly string[]): number[] {
  return skus.map((sku) => findProduct(catalogue, sku)).filter((product) => product !== undefined);
}

function suggestionsOn(catalogue: Catalogue, rootCategoryId: number) {
  return suggestList(shownCategories(catalogue, rootCategoryId), ({ name, breadcrumbs }) => ({
    name: name ?? '',
    keywords: (breadcrumbs ?? []).map((crumb) => crumb?.category_name ?? ''),
  }));
}
