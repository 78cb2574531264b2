import type {
  Aggregation,
  AggregationOption,
  AggregationsFilterInput,
} from '@nuancier/contract/api-types.ts';
import type { FacetOption } from '@nuancier/domain/search/facets/facet-columns.ts';
import { priceSteps } from '@nuancier/domain/search/facets/price-steps.ts';
import type { CategoryTreeNode } from '../../catalogue/catalogue.ts';
import { facets } from '../index/facets.ts';
import type { Facet } from '../index/facets.ts';
import type { Selection } from './listing.ts';
import type { SearchIndex } from '../index/search-index.ts';

/** Only what can be chosen: options that would list something, facets that have some. */
export function aggregationsView(
  index: SearchIndex,
  found: Selection,
  filter: AggregationsFilterInput | null | undefined,
): Aggregation[] {
  const directOnly = filter?.category?.includeDirectChildrenOnly ?? false;
  const shelf = directOnly ? directViews : deepViews;
  const known = shelf.get(found);
  if (known !== undefined) return known;
  const made = madeView(index, found, directOnly);
  // Shared between requests, and so its text may be cached (execution/serialised/), unless it counts a customer's own prices.
  if (index.prices !== 'own') Object.freeze(made);
  shelf.set(found, made);
  return made;
}

// Every page of a listing shows the same facets.
const deepViews = new WeakMap<Selection, Aggregation[]>();
const directViews = new WeakMap<Selection, Aggregation[]>();

function madeView(index: SearchIndex, found: Selection, directOnly: boolean): Aggregation[] {
  const views = [
    categoryView(index, found, directOnly),
    priceView(found),
    ...kindFirst(index, found)
      .filter(({ code }) => found.tint === null || code !== FACTORY_COLOUR)
      .map((facet) => facetView(index, found, facet)),
  ];
  return views.filter((view) => (view.count ?? 0) > 0).map((view, position) => ({ ...view, position }));
}

// In a tint everything is of one colour: those that the factory makes besides choose nothing.
const FACTORY_COLOUR = 'couleur';

/** What tells products of the kind apart comes first; without a kind the usual order stays. */
function kindFirst({ table }: SearchIndex, { kindTallies }: Selection): readonly Facet[] {
  if (kindTallies.products.length === 0) return facets;
  const choices = new Map(
    facets.map(({ code }) => {
      const column = table.columns.find((one) => one.code === code);
      return [code, column === undefined ? 0 : kindTallies.of(column).filter((count) => count > 0).length];
    }),
  );
  const tellsApart = ({ code }: Facet): boolean => (choices.get(code) ?? 0) > 1;
  return [...facets.filter(tellsApart), ...facets.filter((facet) => !tellsApart(facet))];
}

function facetView({ table }: SearchIndex, found: Selection, facet: Facet): Aggregation {
  const place = table.columns.findIndex((column) => column.code === facet.code);
  const options = table.columns[place]?.options ?? [];
  const known = counted(options, found.facetCounts().columns[place]);
  const { isOffered } = facet;
  const shown = isOffered
    ? known.filter(({ value, label }) => isOffered({ value, label: label ?? value }))
    : known;
  return aggregation(
    facet.code,
    facet.label,
    facet.onlyOption === undefined ? shown : yesOnly(shown, facet.onlyOption),
  );
}

// « En promotion » is a choice; « not on promotion » is none.
function yesOnly(options: readonly AggregationOption[], label: string): AggregationOption[] {
  return options.filter((option) => option.value === '1').map((option) => ({ ...option, label }));
}

function priceView(found: Selection): Aggregation {
  return aggregation('price', 'Prix', counted(PRICE_OPTIONS, found.facetCounts().prices));
}

// Bare numbers, as in Magento: clients put the currency's sign to each themselves.
const PRICE_OPTIONS = priceSteps.map(({ value }): FacetOption => ({ value, label: value.replace('_', '-') }));

function counted(options: readonly FacetOption[], counts: Uint32Array | undefined): AggregationOption[] {
  const shown: AggregationOption[] = [];
  for (const [at, { value, label }] of options.entries()) {
    const count = counts?.[at] ?? 0;
    if (count > 0) shown.push({ value, label, count });
  }
  return shown;
}

// Below the requested categories, or all of them: the count is what that category would list.
function categoryView(
  { categories, catalogue }: SearchIndex,
  found: Selection,
  directOnly: boolean,
): Aggregation {
  const counts = found.categoryCounts();
  const asked = found.criteria.categories;
  const options = categories.options.flatMap((option, at) => {
    const count = counts[at] ?? 0;
    if (count === 0) return [];
    const node = catalogue.forest.byUid.get(option.value);
    if (node === undefined) return [];
    // With `directOnly`: the current category, so that it can be left again, and its children.
    const isHere = directOnly && asked !== null && asked.includes(node);
    return isHere || isBelow(node, asked, directOnly) ? [{ ...option, count }] : [];
  });
  return aggregation('category_uid', 'Catégorie', options);
}

function isBelow(
  node: CategoryTreeNode,
  asked: readonly CategoryTreeNode[] | null,
  directOnly: boolean,
): boolean {
  if (asked === null) return !directOnly || node.parent?.parent === null;
  for (let above = node.parent; above !== null; above = above.parent) {
    if (!above.category.isAnchor) return false;
    if (asked.includes(above)) return true;
    if (directOnly) return false;
  }
  return false;
}

function aggregation(code: string, label: string, options: AggregationOption[]): Aggregation {
  return { attribute_code: code, label, count: options.length, options };
}
