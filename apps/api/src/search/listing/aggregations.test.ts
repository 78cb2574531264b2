import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { askListing, askTotal, facetOf } from '../testing/ask-listing.ts';
import type { ListingArgs } from '../testing/ask-listing.ts';

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
});
afterAll(() => shop.close());

describe('aggregations', () => {
  it('names the facets in French, with only what can be chosen', async () => {
    const page = await askListing(shop, { filter: { category_uid: { eq: 'MjI=' } } });
    expect(page.aggregations?.map((aggregation) => aggregation?.label)).toEqual(
      expect.arrayContaining([
        'Catégorie',
        'Prix',
        'Marque',
        'Aspect',
        'Liant',
        'Destination',
        'Conditionnement',
      ]),
    );
    for (const aggregation of page.aggregations ?? []) {
      expect(aggregation?.options?.every((option) => (option?.count ?? 0) > 0)).toBe(true);
    }
    const air = facetOf(await askListing(shop, {}), 'etiquette_air').map((option) => option?.label);
    expect(air).toEqual(['A+', 'A', 'B']);
  });

  it('gives the price as ranges of bare numbers, to which clients of Magento put the currency’s sign', async () => {
    expect(facetOf(await askListing(shop, {}), 'price')).toContainEqual({
      value: '10_50',
      label: '10-50',
      count: await askTotal(shop, { price: { from: '10', to: '50' } }),
    });
  });

  it('below a category, offers what stands in it; of direct children only when asked', async () => {
    const filter = { category_url_path: { eq: 'peinture-interieure' } };
    const deep = facetOf(await askListing(shop, { filter }), 'category_uid').map((option) => option?.label);
    const direct = facetOf(await askListing(shop, { filter, direct: true }), 'category_uid').map(
      (option) => option?.label,
    );
    expect(deep).toEqual(expect.arrayContaining(['Murs et plafonds', 'Peinture mate', 'Mat plafond']));
    expect(direct).toContain('Murs et plafonds');
    expect(direct).not.toContain('Peinture mate');
    expect(deep).not.toContain('Façade');
  });

  const starts: [string, ListingArgs][] = [
    ['nothing chosen', {}],
    ['a category', { filter: { category_uid: { eq: 'MjI=' } } }],
    ['a brand and a finish', { filter: { marque: { eq: 'valbrune' }, aspect: { in: ['mat', 'velours'] } } }],
    ['a search and a price', { search: 'peinture', filter: { price: { from: '10', to: '50' } } }],
    [
      'four facets',
      {
        filter: {
          destination: { in: ['mur', 'plafond'] },
          etiquette_air: { eq: 'a-plus' },
          conditionnement: { eq: '10-l' },
          flag_promo: { eq: '0' },
        },
      },
    ],
  ];
  it.each(starts)('the number beside an option is what choosing it lists: %s', async (_what, args) => {
    const { aggregations } = await askListing(shop, args);
    expect(aggregations?.length).toBeGreaterThan(2);
    for (const aggregation of aggregations ?? []) {
      for (const option of aggregation?.options?.slice(0, 6) ?? []) {
        const code = aggregation?.attribute_code ?? '';
        const [from = '', to = ''] = option?.value.split('_') ?? [];
        const chosen = code === 'price' ? { price: { from, to } } : { [code]: { eq: option?.value } };
        expect([
          code,
          option?.label,
          await askTotal(shop, { ...args.filter, ...chosen }, args.search ?? undefined),
        ]).toEqual([code, option?.label, option?.count]);
      }
    }
  });
});
