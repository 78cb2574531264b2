import { afterAll, beforeAll, expect, it } from 'vitest';
import { shopApi } from '@nuancier/api/testing/shop-api.ts';
import type { ShopApi } from '@nuancier/api/testing/shop-api.ts';
import { SEARCHED } from './visitors-search.ts';

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
});
afterAll(() => shop.close());

it.each(SEARCHED)('« $words » finds $results, as the back office says', async ({ words, results }) => {
  const { data } = await shop.send('query ($search: String!) { products(search: $search) { total_count } }', {
    search: words,
  });
  expect(data).toEqual({ products: { total_count: results } });
});
