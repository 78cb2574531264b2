import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductAttributeFilterInput, Products } from '@nuancier/contract/api-types.ts';
import { refusalMessages } from '../refusal-messages.ts';
import { shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';
import { askListing, askTotal, facetOf, namesOf, sendListing } from './testing/ask-listing.ts';

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
});
afterAll(() => shop.close());

const prices = ({ items }: Products) =>
  (items ?? []).map((item) => item?.price_range.minimum_price.final_price.value ?? Number.NaN);

describe('products', () => {
  it('CAT-01 sells the ten families', async () => {
    const top = facetOf(await askListing(shop, { direct: true }), 'category_uid').map(
      (option) => option?.label,
    );
    expect(top).toEqual(
      expect.arrayContaining([
        'Peinture intérieure',
        'Façade',
        'Bois',
        'Métal',
        'Sol',
        'Isolation thermique par l’extérieur',
        'Papier peint',
        'Toile de verre',
        'Colles et enduits',
        'Outillage',
      ]),
    );
  });

  it('LST-01 answers items, page info and total for a search, a filter, a page and an order', async () => {
    const page = await askListing(shop, {
      search: 'peinture',
      filter: { aspect: { eq: 'mat' } },
      pageSize: 5,
      currentPage: 2,
      sort: { name: 'ASC' },
    });
    expect(page.page_info).toEqual({
      current_page: 2,
      page_size: 5,
      total_pages: Math.ceil((page.total_count ?? 0) / 5),
    });
    expect(page.items).toHaveLength(5);
    expect(page.items?.every((item) => item?.finish === 'Mat')).toBe(true);
  });

  it('LST-04 twenty a page unless told, ten by the raw variable’s default, at most a hundred', async () => {
    const bare = await shop.send('{ products(filter: {}) { items { uid } page_info { page_size } } }');
    expect(bare.data).toMatchObject({ products: { page_info: { page_size: 20 } } });
    const none = await shop.send(
      '{ products(filter: {}, pageSize: null) { items { uid } page_info { page_size } } }',
    );
    expect(none.data).toMatchObject({ products: { page_info: { page_size: 20 }, items: { length: 20 } } });
    expect((await askListing(shop, {})).page_info?.page_size).toBe(10);
    expect((await askListing(shop, { pageSize: 50 })).items).toHaveLength(50);
    const { errors } = await sendListing(shop, { pageSize: 101 });
    expect(errors?.[0]?.message).toBe(refusalMessages.PAGE_SIZE.message);
  });

  it('a page beyond the last shows the last one and says so', async () => {
    const page = await askListing(shop, { pageSize: 100, currentPage: 9_999 });
    expect(page.page_info).toMatchObject({ current_page: page.page_info?.total_pages });
    expect(page.items?.length).toBe((page.total_count ?? 0) % 100);
    expect(
      (await askListing(shop, { filter: { sku: { eq: 'nothing' } }, currentPage: 7 })).page_info,
    ).toEqual({
      current_page: 1,
      page_size: 10,
      total_pages: 0,
    });
  });

  it('G05 a page number without sense is clamped or refused', async () => {
    const last = await askListing(shop, { currentPage: 2_147_483_647 });
    expect(last.page_info?.current_page).toBe(last.page_info?.total_pages);
    for (const args of [{ pageSize: 100_000 }, { pageSize: -1 }, { currentPage: 0 }]) {
      expect((await sendListing(shop, args)).errors?.[0]?.extensions.category).toBe('graphql-input');
    }
  });

  it('asks for a search or a filter', async () => {
    const { errors } = await shop.send('{ products(search: "  ") { total_count } }');
    expect(errors).toMatchObject([
      { message: refusalMessages.NOTHING_ASKED.message, extensions: { category: 'graphql-input' } },
    ]);
  });

  it.each(['ASC', 'DESC'] as const)('LST-05 sorts by name in French, %s', async (direction) => {
    const sorted = namesOf(await askListing(shop, { pageSize: 100, sort: { name: direction } }));
    const french = new Intl.Collator('fr');
    const expected = sorted.toSorted((a, b) => (direction === 'ASC' ? 1 : -1) * french.compare(a, b));
    expect(sorted).toEqual(expected);
    expect(new Set(sorted).size).toBeGreaterThan(50);
  });

  it.each(['ASC', 'DESC'] as const)('LST-05 sorts by what is really paid, %s', async (direction) => {
    const sorted = prices(await askListing(shop, { pageSize: 100, sort: { price: direction } }));
    expect(sorted).toEqual(sorted.toSorted((a, b) => (direction === 'ASC' ? a - b : b - a)));
  });

  it('LST-07 a price range keeps what costs from its lowest to its highest number, both included', async () => {
    const inside = await askListing(shop, {
      filter: { price: { from: '10', to: '50' } },
      pageSize: 100,
      sort: { price: 'ASC' },
    });
    expect(prices(inside).every((price) => price >= 10 && price <= 50)).toBe(true);
    expect(inside.total_count).toBe(await askTotal(shop, { price: { from: '10.00', to: '50,00' } }));
    const all = (await askTotal(shop, {})) ?? 0;
    const below = (await askTotal(shop, { price: { to: '9.99' } })) ?? 0;
    const above = (await askTotal(shop, { price: { from: '50.01' } })) ?? 0;
    expect(below + (inside.total_count ?? 0) + above).toBe(all);
    expect(await askTotal(shop, { price: { from: '50', to: '10' } })).toBe(0);
    expect(await askTotal(shop, { price: { from: 'dix' } })).toBe(0);
  });

  it('LST-08 knows no filter by the name of utm_*: such keys never reach the catalogue', async () => {
    const { errors } = await sendListing(shop, { filter: { utm_source: { eq: 'mail' } } });
    expect(errors).toBeDefined();
  });

  it('LST-09 one value is an equality, several a list, the category an equality on its uid', async () => {
    const mat = (await askTotal(shop, { aspect: { eq: 'mat' } })) ?? 0;
    const satin = (await askTotal(shop, { aspect: { eq: 'satin' } })) ?? 0;
    expect(await askTotal(shop, { aspect: { in: ['mat', 'satin'] } })).toBe(mat + satin);
    expect(await askTotal(shop, { aspect: { eq: 'Mat' } })).toBe(mat);
    const facade = await askListing(shop, { filter: { category_uid: { eq: 'MjI=' } }, pageSize: 100 });
    expect(facade.items?.every((item) => item?.categories?.[0]?.url_path?.startsWith('facade/'))).toBe(true);
    expect(facade.total_count).toBe(await askTotal(shop, { category_url_path: { eq: 'facade' } }));
    expect(facade.total_count).toBe(await askTotal(shop, { category_id: { eq: '22' } }));
  });

  it('a category lists what its product_count says, anchors with all below them', async () => {
    const { data } = await shop.send(
      '{ categoryList { children { uid name product_count children { uid name product_count } } } }',
    );
    const [root] = (data ?? {})['categoryList'] as [{ children: Counted[] }];
    const categories = root.children.flatMap((child) => [child, ...(child.children ?? [])]);
    expect(categories.length).toBeGreaterThan(30);
    for (const { uid, name, product_count: count } of categories) {
      expect([name, await askTotal(shop, { category_uid: { eq: uid } })]).toEqual([name, count]);
    }
  });

  it('unknown values list nothing, whatever they are', async () => {
    const filters: ProductAttributeFilterInput[] = [
      { aspect: { eq: "mat'; drop table product; --" } },
      { category_uid: { eq: '%' } },
      { category_uid: { in: [] } },
      { marque: { in: [null] } },
      { url_key: { eq: '../../etc/passwd' } },
      { sku: { eq: 'P101000', in: ['P101001'] } },
    ];
    for (const filter of filters) expect([filter, await askTotal(shop, filter)]).toEqual([filter, 0]);
  });

  it('finds by address, by reference of a product or of one of its articles, and by words of the name', async () => {
    const one = await askListing(shop, {
      filter: { url_key: { eq: 'ardelis-serena-peinture-plafond-mate' } },
    });
    expect(namesOf(one)).toEqual(['Ardelis Séréna – Peinture plafond mate']);
    expect((await askListing(shop, { filter: { sku: { in: ['P101000', '10100002'] } } })).items).toHaveLength(
      1,
    );
    const named = namesOf(
      await askListing(shop, { filter: { name: { match: 'plafond seren' } }, pageSize: 100 }),
    );
    expect(named).toContain('Ardelis Séréna – Peinture plafond mate');
    expect(named.every((name) => /plafond/i.test(name))).toBe(true);
    expect(await askTotal(shop, { description: { match: 'contre-jour' } })).toBeGreaterThan(0);
  });

  it('promotions and novelties can be listed alone', async () => {
    const promos = await askListing(shop, { filter: { flag_promo: { eq: '1' } }, pageSize: 100 });
    expect(promos.items?.every((item) => item?.flag_promo)).toBe(true);
    expect(await askTotal(shop, { flag_promo: { eq: 'true' } })).toBe(promos.total_count);
    expect(await askTotal(shop, { is_new_product: { eq: '1' } })).toBeGreaterThan(0);
  });
});

type Counted = { uid: string; name: string; product_count: number; children?: Counted[] };
