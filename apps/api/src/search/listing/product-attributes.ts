// Attribute metadata of products in the contract: the technical sheet, and the filters of a listing.
import type { AttributeFilterInput, CatalogAttributeMetadata } from '@nuancier/contract/api-types.ts';
import { sheetEntries } from '../../catalogue/catalogue.ts';
import { facets } from '../index/facets.ts';
import type { SearchIndex } from '../index/search-index.ts';

type ProductAttribute = CatalogAttributeMetadata & {
  __typename: 'CatalogAttributeMetadata';
  options: Option[];
};

type Option = { __typename: 'AttributeOptionMetadata'; value: string; label: string; is_default: boolean };

// A cache: they belong to one index and leave with it.
const made = new WeakMap<SearchIndex, ProductAttribute[]>();

/** The sheet in its order, then the filters; price only for viewers who may see prices. */
export function productAttributes(index: SearchIndex): readonly ProductAttribute[] {
  const known = made.get(index) ?? attributesOf(index);
  made.set(index, known);
  return known;
}

/** Those that match every filter; an unknown property counts as false. */
export function passing(
  attributes: readonly ProductAttribute[],
  filters: AttributeFilterInput | null | undefined,
): ProductAttribute[] {
  const asked = Object.entries(filters ?? {}).filter(([, wanted]) => wanted !== null && wanted !== undefined);
  return attributes.filter((attribute) => {
    const facts: Readonly<Record<string, unknown>> = attribute;
    return asked.every(([name, wanted]) => (facts[name] ?? false) === wanted);
  });
}

function attributesOf({ table, prices: shown }: SearchIndex): ProductAttribute[] {
  const optionsOf = new Map(table.columns.map(({ code, options }) => [code, options]));
  const sheet = sheetEntries.map(({ code, label }) =>
    productAttribute(code, label, 'TEXT', { is_visible_on_front: true }),
  );
  const filters = facets.map(({ code, label, onlyOption }) =>
    productAttribute(code, label, onlyOption === undefined ? 'MULTISELECT' : 'BOOLEAN', FILTER),
  );
  const prices = shown === 'hidden' ? [] : [productAttribute('price', 'Prix', 'PRICE', FILTER)];
  const byCode = new Map<string, ProductAttribute>();
  for (const one of [...sheet, ...filters, ...prices])
    byCode.set(one.code, { ...byCode.get(one.code), ...one });
  return [...byCode.values()].map((one) => ({
    ...one,
    options: (optionsOf.get(one.code) ?? []).map(({ value, label }) => ({
      __typename: 'AttributeOptionMetadata',
      value,
      label,
      is_default: false,
    })),
  }));
}

const FILTER = { is_filterable: true, is_filterable_in_search: true };

function productAttribute(
  code: string,
  label: string,
  input: NonNullable<CatalogAttributeMetadata['frontend_input']>,
  traits: Partial<CatalogAttributeMetadata>,
): ProductAttribute {
  return {
    __typename: 'CatalogAttributeMetadata',
    code,
    label,
    entity_type: 'CATALOG_PRODUCT',
    frontend_input: input,
    is_required: false,
    is_unique: false,
    ...traits,
    options: [],
  };
}
