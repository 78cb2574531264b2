// What `products` is asked for, in the terms of the index: ids, columns and bounds instead of words.
import type {
  FilterEqualTypeInput,
  FilterRangeTypeInput,
  ProductAttributeFilterInput,
  QueryProductsArgs,
} from '@nuancier/contract/api-types.ts';
import type { FacetColumn } from '@nuancier/domain/search/facets/facet-columns.ts';
import type { FacetQuery, PriceBounds } from '@nuancier/domain/search/facets/facet-counts.ts';
import { facetValue } from '@nuancier/domain/search/facets/facet-value.ts';
import { findProduct, isOnSite } from '../../catalogue/catalogue.ts';
import type { CategoryTreeNode, ChartTint } from '../../catalogue/catalogue.ts';
import { facetCodes } from '../index/facets.ts';
import type { SearchIndex } from '../index/search-index.ts';

export type ProductCriteria = {
  search: string;
  /** the words of it that may choose an article: none against a filter that is ticked, which says more */
  articleWords: string;
  /** texts that must be found in the name; texts that may be found in any field */
  inName: string[];
  inText: string[];
  /** null: not filtered; otherwise only these */
  products: ReadonlySet<number> | null;
  categories: readonly CategoryTreeNode[] | null;
  /** only what can be made in it; `unknown`: in a tint that no chart has, or that no machine mixes */
  tint: ChartTint | 'unknown' | null;
  facets: FacetQuery;
};

export type Asked = Pick<QueryProductsArgs, 'search' | 'filter'>;

export function productCriteria(index: SearchIndex, rootCategoryId: number, asked: Asked): ProductCriteria {
  const filter = asked.filter ?? {};
  const search = asked.search?.trim() ?? '';
  const texts = [filter.description?.match, filter.short_description?.match];
  return {
    search,
    articleWords: filter.conditionnement || filter.taille || filter.couleur ? '' : search,
    inName: [filter.name?.match].filter(isText),
    inText: texts.filter(isText),
    products: productsNamed(index, filter),
    categories: categoriesNamed(index, rootCategoryId, filter),
    tint: tintFilter(index, filter),
    facets: { wanted: wantedOptions(index, filter), price: priceBounds(filter.price) },
  };
}

type Optional<Value> = Value | null | undefined;

function isText(text: Optional<string>): text is string {
  return typeof text === 'string' && text.trim() !== '';
}

/** Null when nothing is asked; the empty list asks for nothing that exists. */
function valuesOf(filter: Optional<FilterEqualTypeInput>): string[] | null {
  const { eq, in: among } = filter ?? {};
  const listed = Array.isArray(among) ? among.filter((value) => typeof value === 'string') : null;
  if (typeof eq !== 'string') return listed;
  return listed === null || listed.includes(eq) ? [eq] : [];
}

function productsNamed(
  { catalogue }: SearchIndex,
  { sku, url_key: urlKey }: ProductAttributeFilterInput,
): ReadonlySet<number> | null {
  const bySku = valuesOf(sku)?.map((value) => findProduct(catalogue, value));
  const byUrlKey = valuesOf(urlKey)?.map((value) => catalogue.byUrlKey.get(value));
  if (bySku === undefined && byUrlKey === undefined) return null;
  const found = [bySku, byUrlKey].filter((list) => list !== undefined);
  const [first = new Set<number>(), ...others] = found.map(
    (list) => new Set(list.filter((one) => one !== undefined)),
  );
  return others.reduce((kept, other) => new Set([...kept].filter((one) => other.has(one))), first);
}

function categoriesNamed(
  { catalogue }: SearchIndex,
  rootCategoryId: number,
  filter: ProductAttributeFilterInput,
): readonly CategoryTreeNode[] | null {
  const byUid = valuesOf(filter.category_uid);
  const byId = valuesOf(filter.category_id);
  const byPath = valuesOf(filter.category_url_path);
  if (byUid === null && byId === null && byPath === null) return null;
  return [...catalogue.forest.nodes.values()].filter(
    (node) =>
      (byUid === null || byUid.includes(node.category.uid)) &&
      (byId === null || byId.includes(String(node.category.id))) &&
      (byPath === null || byPath.includes(node.category.urlPath)) &&
      isOnSite(node, rootCategoryId),
  );
}

function tintFilter(
  { tints }: SearchIndex,
  { teinte }: ProductAttributeFilterInput,
): ProductCriteria['tint'] {
  const [code, ...others] = valuesOf(teinte) ?? [];
  if (!teinte) return null;
  return code === undefined || others.length > 0 ? 'unknown' : (tints.withCode(code) ?? 'unknown');
}

function wantedOptions({ table }: SearchIndex, filter: ProductAttributeFilterInput): Map<number, Uint8Array> {
  const wanted = new Map<number, Uint8Array>();
  for (const code of facetCodes) {
    const values = valuesOf(filter[code]);
    const place = table.columns.findIndex((column) => column.code === code);
    const column = table.columns[place];
    if (values !== null && column !== undefined) wanted.set(place, optionMarks(column, values));
  }
  return wanted;
}

// Labels are understood too: people write `aspect=Mat` by hand. Magento's clients say true where options say 1.
function optionMarks({ options, places }: FacetColumn, values: readonly string[]): Uint8Array {
  const marks = new Uint8Array(options.length);
  for (const value of values) {
    const place = places.get(value) ?? places.get(facetValue(value)) ?? places.get(TRUTHS[value] ?? '');
    if (place !== undefined) marks[place] = 1;
  }
  return marks;
}

const TRUTHS: Readonly<Record<string, string>> = { true: '1', false: '0' };

function priceBounds(range: Optional<FilterRangeTypeInput>): PriceBounds | null {
  if (!range || (!isText(range.from) && !isText(range.to))) return null;
  return { from: boundOf(range.from, 0), to: boundOf(range.to, Infinity) };
}

// In cents. A bound that is no number lets nothing through.
function boundOf(text: Optional<string>, open: number): number {
  if (!isText(text)) return open;
  return Math.round(Number(text.trim().replace(',', '.')) * 100);
}
