import type { QueryAttributesListArgs } from '@nuancier/contract/api-types.ts';
import { formAttributes } from '../../customers/customers.ts';
import { passing, productAttributes } from '../listing/product-attributes.ts';
import type { SearchIndex } from '../index/search-index.ts';

/** Categories have nothing to fill in or to filter by. */
export function attributesList(index: SearchIndex, { entityType, filters }: QueryAttributesListArgs) {
  if (entityType === 'CATALOG_PRODUCT')
    return { items: passing(productAttributes(index), filters), errors: [] };
  const items = formAttributes.filter(({ entity_type: type }) => type === entityType);
  return { items, errors: [] };
}
