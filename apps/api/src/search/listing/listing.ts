// Which products a listing holds, in which order, and what its facets count.
import type { ProductAttributeSortInput } from '@nuancier/contract/api-types.ts';
import { countFacets, passing } from '@nuancier/domain/search/facets/facet-counts.ts';
import type { FacetCounts } from '@nuancier/domain/search/facets/facet-counts.ts';
import { talliesOf } from '@nuancier/domain/search/facets/facet-groups.ts';
import type { Tallies } from '@nuancier/domain/search/facets/facet-groups.ts';
import { foldText } from '@nuancier/domain/search/words/fold-text.ts';
import { dearestFirst, inOrder, sortedByPrice } from '@nuancier/domain/search/rank-order.ts';
import { searchText } from '@nuancier/domain/search/search-text.ts';
import { heldByBoth } from './held-by-both.ts';
import { kindCategory } from './kind-category.ts';
import type { ProductCriteria } from './product-criteria.ts';
import { shownPrices } from './shown-prices.ts';
import { withPins } from './with-pins.ts';
import { searchWithTint } from './tinted-hits.ts';
import type { FoundHits } from './tinted-hits.ts';
import type { CategoryTreeNode, ChartTint } from '../../catalogue/catalogue.ts';
import type { SearchIndex } from '../index/search-index.ts';

/** Which products, whatever their order: its counts serve every order and page. */
export type Selection = {
  /** in the order of relevance or of the merchant */
  products: Uint32Array;
  /** the words really searched for, when typing errors were corrected */
  corrected: string | null;
  /** words of the search that were left out, because nothing of the kind has them */
  dropped: readonly string[];
  /** what was found of the kind that the search asks for; empty where it asks for none */
  ofKind: Uint32Array;
  kindTallies: Tallies;
  /** the plain colour that was searched for, where what is listed comes in it or can be mixed in it */
  colour: FoundHits['colour'];
  /** the tint that was searched for or filtered by, where what is listed can be made in it */
  tint: ChartTint | null;
  /** a tint's code that was searched for and that no chart has, as it was typed */
  unknownTint: string | null;
  /** words of the search that name a place or a defect */
  leading: readonly string[];
  /** the category that holds nearly all of these */
  kindCategory(): CategoryTreeNode['category'] | null;
  criteria: ProductCriteria;
  /** how many numbers it keeps in memory, those that a filter leaves out included */
  kept: number;
  /** the column of the prices on the cards of what it lists: lent, right until another selection's is asked for */
  shownPrices(): Int32Array;
  facetCounts(): FacetCounts;
  categoryCounts(): Uint32Array;
};

export type Listing = {
  /** all of them, in the order asked for */
  products: Uint32Array;
  selection: Selection;
};

export type Sort = { by: 'relevance' | 'position' | 'name' | 'price'; direction: 'ASC' | 'DESC' };

export function selectionFor(
  index: SearchIndex,
  rootCategoryId: number,
  criteria: ProductCriteria,
): Selection {
  const { candidates, hits, tint, unknownTint } = candidatesFor(index, rootCategoryId, criteria);
  const leading = hits?.leading ?? [];
  const prices = once(() => shownPrices(index, candidates, { words: criteria.articleWords, leading, tint }));
  const table = () => ({ ...index.table, prices: prices()() });
  const products = passing(
    criteria.facets.price === null ? index.table : table(),
    criteria.facets,
    candidates,
  );
  const kind = hits?.ids.subarray(0, hits.ofKind) ?? NONE;
  const ofKind = candidates === hits?.ids ? kind : heldByBoth(kind, candidates, index.text.size);
  const tallies = talliesOf(index.table.groups, products);
  const kindTallies = talliesOf(index.table.groups, ofKind);
  return {
    products,
    corrected: hits?.corrected ?? null,
    dropped: hits?.dropped ?? [],
    tint,
    colour: tint === null ? (hits?.colour ?? null) : null,
    unknownTint,
    leading,
    ofKind,
    kindCategory: once(() => kindCategory(index, rootCategoryId, kindTallies)),
    criteria,
    kept: products.length + 2 * candidates.length,
    shownPrices: () => prices()(),
    kindTallies,
    facetCounts: once(() => countFacets(table(), criteria.facets, candidates, tallies)),
    categoryCounts: once(() => countCategories(index, tallies)),
  };
}

export function listing(index: SearchIndex, selection: Selection, sort: Sort): Listing {
  return { products: sorted(index, selection, sort), selection };
}

/** The default order of a list. */
export type UsualSort = 'relevance' | 'position' | 'name' | 'price';

/** The first order given counts. */
export function sortOf(input: ProductAttributeSortInput | null | undefined, usual: UsualSort): Sort {
  for (const by of ['relevance', 'position', 'name', 'price'] as const) {
    const direction = input?.[by];
    if (direction) return { by, direction };
  }
  return { by: usual, direction: 'ASC' };
}

type Candidates = {
  candidates: Uint32Array;
  hits: FoundHits | null;
  tint: ChartTint | null;
  unknownTint: string | null;
};

const NONE = new Uint32Array(0);

// In the order of relevance or of the merchant; every filter but the facets' is applied here.
function candidatesFor(index: SearchIndex, rootCategoryId: number, criteria: ProductCriteria): Candidates {
  const onSite = index.branches.get(rootCategoryId) ?? new Uint32Array(0);
  const inCategories = criteria.categories === null ? onSite : membersOf(index, criteria);
  const searched = criteria.search === '' ? null : searchWithTint(index, criteria.search, onSite);
  const hits = searched?.hits ?? null;
  const filtered = criteria.tint === 'unknown' ? null : criteria.tint;
  const tint = filtered ?? searched?.tint ?? null;
  const texts = [...criteria.inName, ...criteria.inText].map((text) => searchText(index.text, text).ids);
  const named = criteria.products === null ? [] : [Uint32Array.from(criteria.products)];
  const [first = inCategories, ...others] = [
    ...(hits === null ? [] : [withPins(index, criteria.search, hits)]),
    ...named,
    ...texts,
    inCategories,
    ...(criteria.tint === null ? [] : [madeIn(index, criteria.tint, onSite)]),
  ];
  const inAll = others.reduce((left, other) => heldByBoth(left, other, index.text.size), first);
  const { inName } = criteria;
  return {
    candidates: inName.length === 0 ? inAll : inAll.filter(nameHolds(index, inName)),
    hits,
    tint,
    unknownTint: searched?.unknownTint ?? null,
  };
}

function madeIn({ tints }: SearchIndex, tint: ChartTint | 'unknown', products: Uint32Array): Uint32Array {
  return tint === 'unknown' ? NONE : products.filter((product) => tints.isMadeIn(product, tint));
}

function membersOf({ members }: SearchIndex, { categories }: ProductCriteria): Uint32Array {
  const lists = (categories ?? []).map((node) => members.get(node.category.id) ?? new Uint32Array(0));
  const [only] = lists;
  if (lists.length === 1 && only !== undefined) return only;
  return Uint32Array.from(new Set(lists.flatMap((list) => [...list])));
}

// The text search also finds by category or description: a filter on the name must hold in the name itself.
function nameHolds({ catalogue }: SearchIndex, texts: readonly string[]): (product: number) => boolean {
  const words = texts.flatMap((text) => foldText(text).split(' '));
  return (product) => {
    const name = foldText(catalogue.products[product]?.name ?? '');
    return words.every((word) => name.includes(word));
  };
}

function sorted(index: SearchIndex, selection: Selection, { by, direction }: Sort): Uint32Array {
  const { products: found, ofKind } = selection;
  if (by === 'price') return kindBefore(byPrice(index, selection, direction), ofKind);
  if (by === 'name') return kindBefore(inOrder(found, index.orders.name, direction), ofKind);
  return by === 'position' && direction === 'DESC' ? found.toReversed() : found;
}

// By price, « vernis » would begin with the brushes that mention it: what is of the kind comes before the rest.
function kindBefore(ordered: Uint32Array, ofKind: Uint32Array): Uint32Array {
  if (ofKind.length === 0 || ofKind.length === ordered.length) return ordered;
  const kind = new Set(ofKind);
  const first = ordered.filter((product) => kind.has(product));
  const grouped = new Uint32Array(ordered.length);
  grouped.set(first);
  grouped.set(
    ordered.filter((product) => !kind.has(product)),
    first.length,
  );
  return grouped;
}

function byPrice(
  { orders, table }: SearchIndex,
  { products: found, shownPrices }: Selection,
  direction: Sort['direction'],
): Uint32Array {
  const prices = shownPrices();
  const cheapestFirst =
    prices === table.prices ? orders.byPrice(found) : sortedByPrice(found, prices, orders.name);
  return direction === 'ASC' ? cheapestFirst : dearestFirst(cheapestFirst, prices);
}

// The category column holds the public promo categories: a customer's own promotions are counted separately.
function countCategories(index: SearchIndex, { products, of }: Tallies): Uint32Array {
  const counts = of(index.categories);
  if (index.prices !== 'own') return counts;
  for (const id of index.promoShelves) {
    const uid = index.catalogue.forest.nodes.get(id)?.category.uid ?? '';
    const place = index.categories.places.get(uid);
    const shelf = index.members.get(id) ?? new Uint32Array(0);
    if (place !== undefined) counts[place] = heldByBoth(products, shelf, index.text.size).length;
  }
  return counts;
}

function once<Value>(work: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: work() }).value;
}
