import type { AttributeInput } from '@nuancier/contract/api-types.ts';
import { formAttributes } from '../../customers/customers.ts';
import { productAttributes } from '../listing/product-attributes.ts';
import type { SearchIndex } from '../index/search-index.ts';

/** Each named once, in the shop's order; unknown attributes are left out and listed in errors. */
export function customAttributeMetadataV2(index: SearchIndex, asked: readonly AttributeInput[]) {
  const wanted = new Set(asked.map(({ entity_type: type, attribute_code: code }) => keyOf(type, code)));
  const known = [...productAttributes(index), ...formAttributes];
  const items = known.filter(({ entity_type: type, code }) => wanted.has(keyOf(type, code)));
  const found = new Set(items.map(({ entity_type: type, code }) => keyOf(type, code)));
  const errors = [...wanted]
    .filter((key) => !found.has(key))
    .map((key) => ({ type: 'ATTRIBUTE_NOT_FOUND' as const, message: `Attribut inconnu\u00A0: ${key}` }));
  return { items, errors };
}

function keyOf(type: string | null | undefined, code: string | null | undefined): string {
  return `${(type ?? '').toLowerCase()}/${code ?? ''}`;
}
