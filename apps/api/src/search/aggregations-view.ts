import type {
  Aggregation,
  AggregationOption,
  AggregationsFilterInput,
} from '@nuancier/contract/api-types.ts';
import type { FacetColumn, FacetOption } from '@nuancier/domain/search/facet-columns.ts';
import type { CategoryTreeNode } from '../catalogue/catalogue.ts';
import { facets } from './facets.ts';
import type { Facet } from './facets.ts';
import type { Selection } from './listing.ts';
import type { SearchIndex } from './search-index.ts';

const whole = new Intl.NumberFormat('fr-FR');

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
  // Shared by all who ask, and so its text may be kept (written/).
  Object.freeze(made);
  shelf.set(found, made);
  return made;
}

// Every page of a listing shows the same facets.
const deepViews = new WeakMap<Selection, Aggregation[]>();
const directViews = new WeakMap<Selection, Aggregation[]>();

function madeView(index: SearchIndex, found: Selection, directOnly: boolean): Aggregation[] {
  const views = [
    categoryView(index, found, directOnly),
    priceView(index, found),
    ...facets.map((facet) => facetView(index, found, facet)),
  ];
  return views.filter((view) => (view.count ?? 0) > 0);
}

function facetView({ table }: SearchIndex, found: Selection, facet: Facet): Aggregation {
  const place = table.columns.findIndex((column) => column.code === facet.code);
  const options = table.columns[place]?.options ?? [];
  const shown = counted(options, found.facetCounts().columns[place]);
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

function priceView({ table }: SearchIndex, found: Selection): Aggregation {
  const { priceSteps } = table;
  let options = priceOptions.get(priceSteps);
  if (options === undefined) priceOptions.set(priceSteps, (options = priceSteps.options.map(priceOption)));
  return aggregation('price', 'Prix', counted(options, found.facetCounts().prices));
}

// Writing numbers the French way takes longer than counting.
const priceOptions = new WeakMap<FacetColumn, FacetOption[]>();

function priceOption({ value }: FacetOption): FacetOption {
  const [from = '', to = ''] = value.split('_').map((euros) => `${whole.format(Number(euros))}\u00A0€`);
  return { value, label: `de ${from} à ${to}` };
}

function counted(options: readonly FacetOption[], counts: Uint32Array | undefined): AggregationOption[] {
  const shown: AggregationOption[] = [];
  for (const [at, { value, label }] of options.entries()) {
    const count = counts?.[at] ?? 0;
    if (count > 0) shown.push({ value, label, count });
  }
  return shown;
}

// Below the categories asked for, or all of them: there the count is what walking into one would list.
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

function aggregation(code: string, label: string, options: AggregationOption[]): Aggregation {
  return { attribute_code: code, label, count: options.length, options };
}
