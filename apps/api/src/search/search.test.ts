import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchSuggestions } from '@nuancier/contract/api-types.ts';
import { shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
});
afterAll(() => shop.close());

const PANEL = `query($query: String!) { search(query: $query) { query suggestion total_count
  products { sku name url_key } categories { name url_path } pages { identifier title } references { sku ean name url_key } } }`;

async function typed(query: string): Promise<SearchSuggestions> {
  const { data, errors } = await shop.send(PANEL, { query });
  expect(errors).toBeUndefined();
  return data?.['search'] as SearchSuggestions;
}

describe('search', () => {
  it('SRH-01 proposes products, categories and pages while one types', async () => {
    const panel = await typed('facade');
    expect(panel.products).toHaveLength(6);
    expect(panel.total_count).toBeGreaterThan(6);
    expect(panel.categories[0]).toEqual({ name: 'Façade', url_path: 'facade' });
    expect(panel.categories.length).toBeLessThanOrEqual(4);
    expect((await typed('livraison')).pages[0]).toMatchObject({ identifier: 'livraison' });
    expect((await typed('livraison')).pages.length).toBeLessThanOrEqual(3);
  });

  it('SRH-01 a reference or an EAN typed in full names its article', async () => {
    const article = {
      sku: '10100001',
      ean: '2900101000016',
      name: 'Ardelis Séréna – Peinture plafond mate – Blanc – 3 L',
      url_key: 'ardelis-serena-peinture-plafond-mate',
    };
    expect((await typed('10100001')).references).toEqual([article]);
    expect((await typed(' 2900101000016 ')).references).toEqual([article]);
    expect((await typed('peinture')).references).toEqual([]);
  });

  it('finds as many as the listing it leads to', async () => {
    const { data } = await shop.send('{ products(search: "lasure") { total_count } }');
    expect(data).toEqual({ products: { total_count: (await typed('lasure')).total_count } });
  });

  it('tells what it understood', async () => {
    expect((await typed('peintur facde')).suggestion).toBe('peinture façade');
  });

  it.each(['', '   ', '%', '(((', 'zzzzzzzzzzzz', 'x'.repeat(5_000)])(
    'answers %j with nothing',
    async (query) => {
      expect(await typed(query)).toMatchObject({
        query,
        total_count: 0,
        products: [],
        categories: [],
        references: [],
      });
    },
  );
});
