// The stores as Magento’s clients ask for them.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';

const PAINT = '10200102';

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
  await sql`update stock set available = 500, statut_article_mag = 'P', livraison_pro = true,
    appro_directe_fournisseur = false`.execute(shop.db);
});
afterAll(() => shop.close());

describe('pickupLocations', () => {
  const ASK = `query ($area: AreaInput, $filters: PickupLocationFilterInput, $sort: PickupLocationSortInput, $size: Int,
      $page: Int, $products: [ProductInfoInput]) { pickupLocations(area: $area, filters: $filters, sort: $sort,
      pageSize: $size, currentPage: $page, productsInfo: $products) { total_count
    page_info { current_page total_pages } items { pickup_location_code name city postcode region country_id } } }`;
  type Found = {
    total_count: number;
    page_info: { current_page: number; total_pages: number };
    items: { pickup_location_code: string; name: string; city: string; region: string; postcode: string }[];
  };
  const locations = async (variables: Record<string, unknown>): Promise<Found> => {
    const { data, errors } = await shop.send(ASK, variables);
    if (errors !== undefined) throw new Error(errors[0]?.message);
    return data?.['pickupLocations'] as Found;
  };

  it('STO-02 lists every store by page', async () => {
    const all = await locations({ size: 100 });
    expect(all.total_count).toBe(26);
    const second = await locations({ size: 10, page: 2 });
    expect(second.page_info).toMatchObject({ current_page: 2, total_pages: 3 });
    expect(second.items).toEqual(all.items.slice(10, 20));
  });

  it('STO-02 counts every store, however few are shown', async () => {
    await sql`
      insert into shop (code, title_label, location_name, address_lines, postal_code, locality, schedules, latitude,
        longitude)
      select 'ZZ' || nth, title_label || ' ' || nth, location_name, address_lines, postal_code, locality, schedules,
        latitude, longitude
      from shop, generate_series(1, 1000) nth where code = 'VB001'`.execute(shop.db);
    await shop.api.ready();
    const first = await locations({ size: 100 });
    expect(first.items).toHaveLength(100);
    expect(first.total_count).toBe(1026);
    const last = await locations({ size: 100, page: 11 });
    expect(last.items).toHaveLength(26);
    expect(last.page_info).toMatchObject({ current_page: 11, total_pages: 11 });
    await sql`delete from shop where code like 'ZZ%'`.execute(shop.db);
  });

  it('STO-02 lists those near a place, the nearest first', async () => {
    const near = await locations({ area: { search_term: '35000:FR', radius: 150 } });
    expect(near.items[0]).toMatchObject({ region: 'Ille-et-Vilaine', country_id: 'FR' });
    expect(near.total_count).toBeLessThan(26);
    const away = await locations({ area: { search_term: '35000', radius: 150 }, sort: { distance: 'DESC' } });
    expect(away.items.at(-1)).toEqual(near.items[0]);
    expect((await locations({ area: { search_term: 'Atlantide', radius: 10 } })).items).toEqual([]);
    await expect(locations({ area: { search_term: 'Rennes', radius: 0 } })).rejects.toThrow('supérieurs à 0');
    await expect(locations({ size: 101 })).rejects.toThrow('entre 1 et 100');
    await expect(locations({ page: 0 })).rejects.toThrow('supérieur à 0');
  });

  it.each([
    [
      { pickup_location_code: { in: ['VB001', 'vb002'] } },
      ({ pickup_location_code: code }) => /VB00[12]/.test(code),
    ],
    [{ region: { eq: 'Ille-et-Vilaine' } }, ({ region }) => region === 'Ille-et-Vilaine'],
    [{ region: { neq: 'Ille-et-Vilaine' } }, ({ region }) => region !== 'Ille-et-Vilaine'],
    [{ postcode: { like: '35%' } }, ({ postcode }) => postcode.startsWith('35')],
    [{ city: { like: '%es' } }, ({ city }) => city.toLowerCase().endsWith('es')],
    [{ name: { like: '%an%e%' } }, ({ name }) => /an.*e/i.test(name)],
    [{ city: { nin: ['Rennes'] }, country_id: { eq: 'FR' } }, ({ city }) => city !== 'Rennes'],
  ] satisfies [object, (one: Found['items'][number]) => boolean][])(
    'filters by %j',
    async (filters, isWanted) => {
      const all = await locations({ size: 100 });
      const found = await locations({ size: 100, filters });
      expect(found.items.length).toBeGreaterThan(0);
      expect(found.items).toEqual(all.items.filter(isWanted));
    },
  );

  it('sorts by a field, and keeps to stores where the goods can be fetched', async () => {
    const { items } = await locations({ size: 100, sort: { postcode: 'DESC' } });
    expect(items.map(({ postcode }) => postcode)).toEqual(
      items
        .map(({ postcode }) => postcode)
        .toSorted()
        .toReversed(),
    );
    await sql`delete from stock where shop_code = 'VB001' and article_sku = ${PAINT}`.execute(shop.db);
    const holding = await locations({ size: 100, products: [{ sku: PAINT }] });
    expect(holding.total_count).toBe(25);
    expect(holding.items.map(({ pickup_location_code: code }) => code)).not.toContain('VB001');
    expect((await locations({ products: [{ sku: 'inconnu' }] })).items).toEqual([]);
  });
});
