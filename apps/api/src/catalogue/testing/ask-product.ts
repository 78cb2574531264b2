// Sends one GraphQL query through the API and returns the answer of one field.
import { expect } from 'vitest';
import type { ConfigurableProduct } from '@nuancier/contract/api-types.ts';
import type { ShopApi } from '../../testing/shop-api.ts';

export async function ask<Answer>(
  shop: ShopApi,
  query: string,
  field: string,
  variables?: Record<string, unknown>,
): Promise<Answer> {
  const { data, errors } = await shop.send(query, variables);
  expect(errors).toBeUndefined();
  return data?.[field] as Answer;
}

/** One product by its address, with the fields named. */
export async function askProduct(shop: ShopApi, fields: string, key: string): Promise<ConfigurableProduct> {
  const query = `query($key: String) { products(filter: { url_key: { eq: $key } }) { items { ${fields} } } }`;
  const { items } = await ask<{ items: [ConfigurableProduct] }>(shop, query, 'products', { key });
  return items[0];
}
