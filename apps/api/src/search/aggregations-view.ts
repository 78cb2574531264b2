import type {
  Aggregation,
  AggregationOption,
  AggregationsFilterInput,
} from '@nuancier/contract/api-types.ts';
import type { CategoryTreeNode } from '../catalogue/catalogue.ts';
import { sharedValue } from '../written/shared-value.ts';
import { facets } from './facets.ts';
import type { Facet } from './facets.ts';
import type { Listing } from './listing.ts';
import type { SearchIndex } from './search-index.ts';

const whole = new Intl.NumberFormat('fr-FR');

/** Only what can be chosen: options that would list something, facets that have some. */
export function aggregationsView(
  index: SearchIndex,
  found: Listing,
  filter: AggregationsFilterInput | null | undefined,
): Aggregation[] {
  const directOnly = filter?.category?.includeDirectChildrenOnly ?? false;
  const shelf = directOnly ? directViews : deepViews;
  const known = shelf.get(found);
  if (known !== undefined) return known;
  const made = sharedValue(madeView(index, found, directOnly));
  shelf.set(found, made);
  return made;
}

// Every page of a listing shows the same facets.
const deepViews = new WeakMap<Listing, Aggregation[]>();
const directViews = new WeakMap<Listing, Aggregation[]>();

function madeView(index: SearchIndex, found: Listing, directOnly: boolean): Aggregation[] {
  const views = [
    categoryView(index, found, directOnly),
    priceView(index, found),
    ...facets.map((facet) => facetView(index, found, facet)),
  ];
  return views.filter((view) => (view.count ?? 0) > 0);
}

function facetView({ table }: SearchIndex, found: Listing, facet: Facet): Aggregation {
  const place = table.columns.findIndex((column) => column.code === facet.code);
  const options = table.columns[place]?.options ?? [];
  const counts = found.facetCounts().columns[place];
  const shown = options.map((option, at) => ({ ...option, count: counts?.[at] ?? 0 }));
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

function priceView({ table }: SearchIndex, found: Listing): Aggregation {
  const counts = found.facetCounts().prices;
  const options = table.priceSteps.options.map(({ value }, at) => {
    const [from = '', to = ''] = value.split('_').map((euros) => `${whole.format(Number(euros))}\u00A0€`);
    return { value, label: `de ${from} à ${to}`, count: counts[at] ?? 0 };
  });
  return aggregation('price', 'Prix', options);
}

// Below the categories asked for, or all of them: there the count is what walking into one would list.
function categoryView(
  { categories, catalogue }: SearchIndex,
  found: Listing,
  directOnly: boolean,
): Aggregation {
  const counts = found.categoryCounts();
  const asked = found.criteria.categories;
  const options = categories.options.flatMap((option, at) => {
    const count = counts[at] ?? 0;
    if (count === 0) return [];
    const node = catalogue.forest.byUid.get(option.value);
    return node !== undefined && isBelow(node, asked, directOnly) ? [{ ...option, count }] : [];
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

function aggregation(code: string, label: string, options: readonly AggregationOption[]): Aggregation {
  const shown = options.filter((option) => (option.count ?? 0) > 0);
  return { attribute_code: code, label, count: shown.length, options: shown };
}
