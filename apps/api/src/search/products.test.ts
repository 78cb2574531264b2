import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductAttributeFilterInput, Products, QueryProductsArgs } from '@nuancier/contract/api-types.ts';
import { refusalMessages } from '../refusal-messages.ts';
import { shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
});
afterAll(() => shop.close());

const LISTING = `query($search: String, $filter: ProductAttributeFilterInput, $pageSize: Int = 10, $currentPage: Int,
    $sort: ProductAttributeSortInput, $direct: Boolean = false) {
  products(search: $search, filter: $filter, pageSize: $pageSize, currentPage: $currentPage, sort: $sort) {
    total_count suggestion page_info { current_page page_size total_pages } sort_fields { default options { value label } }
    items { sku name brand finish flag_promo categories { url_path } price_range { minimum_price { final_price { value } } } }
    aggregations(filter: { category: { includeDirectChildrenOnly: $direct } }) {
      attribute_code label count options { value label count } } } }`;

async function list(args: Partial<QueryProductsArgs> & { direct?: boolean }): Promise<Products> {
  const { data, errors } = await shop.send(LISTING, { filter: {}, ...args });
  expect(errors).toBeUndefined();
  return data?.['products'] as Products;
}

async function total(filter: ProductAttributeFilterInput, search?: string): Promise<number | null | undefined> {
  return (await list({ filter, ...(search === undefined ? {} : { search }) })).total_count;
}

const names = ({ items }: Products) => (items ?? []).map((item) => item?.name ?? '');
const prices = ({ items }: Products) =>
  (items ?? []).map((item) => item?.price_range.minimum_price.final_price.value ?? Number.NaN);
const facet = ({ aggregations }: Products, code: string) =>
  aggregations?.find((aggregation) => aggregation?.attribute_code === code)?.options ?? [];

describe('products', () => {
  it('CAT-01 sells the ten families', async () => {
    const top = facet(await list({ direct: true }), 'category_uid').map((option) => option?.label);
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
    const page = await list({
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
    expect((await list({})).page_info?.page_size).toBe(10);
    expect((await list({ pageSize: 50 })).items).toHaveLength(50);
    const { errors } = await shop.send(LISTING, { filter: {}, pageSize: 101 });
    expect(errors?.[0]?.message).toBe(refusalMessages.PAGE_SIZE.message);
  });

  it('a page beyond the last shows the last one and says so', async () => {
    const page = await list({ pageSize: 100, currentPage: 9_999 });
    expect(page.page_info).toMatchObject({ current_page: page.page_info?.total_pages });
    expect(page.items?.length).toBe((page.total_count ?? 0) % 100);
    expect((await list({ filter: { sku: { eq: 'nothing' } }, currentPage: 7 })).page_info).toEqual({
      current_page: 1,
      page_size: 10,
      total_pages: 0,
    });
  });

  it('asks for a search or a filter', async () => {
    const { errors } = await shop.send('{ products(search: "  ") { total_count } }');
    expect(errors).toMatchObject([
      { message: refusalMessages.NOTHING_ASKED.message, extensions: { category: 'graphql-input' } },
    ]);
  });

  it.each(['ASC', 'DESC'] as const)('LST-05 sorts by name in French, %s', async (direction) => {
    const sorted = names(await list({ pageSize: 100, sort: { name: direction } }));
    const french = new Intl.Collator('fr');
    const expected = sorted.toSorted((a, b) => (direction === 'ASC' ? 1 : -1) * french.compare(a, b));
    expect(sorted).toEqual(expected);
    expect(new Set(sorted).size).toBeGreaterThan(50);
  });

  it.each(['ASC', 'DESC'] as const)('LST-05 sorts by what is really paid, %s', async (direction) => {
    const sorted = prices(await list({ pageSize: 100, sort: { price: direction } }));
    expect(sorted).toEqual(sorted.toSorted((a, b) => (direction === 'ASC' ? a - b : b - a)));
  });

  it('LST-07 a price range keeps what costs from its lowest to its highest number, both included', async () => {
    const inside = await list({ filter: { price: { from: '10', to: '50' } }, pageSize: 100, sort: { price: 'ASC' } });
    expect(prices(inside).every((price) => price >= 10 && price <= 50)).toBe(true);
    expect(inside.total_count).toBe(await total({ price: { from: '10.00', to: '50,00' } }));
    const all = (await total({})) ?? 0;
    const below = (await total({ price: { to: '9.99' } })) ?? 0;
    const above = (await total({ price: { from: '50.01' } })) ?? 0;
    expect(below + (inside.total_count ?? 0) + above).toBe(all);
    expect(await total({ price: { from: '50', to: '10' } })).toBe(0);
    expect(await total({ price: { from: 'dix' } })).toBe(0);
  });

  it('LST-08 knows no filter by the name of utm_*: such keys never reach the catalogue', async () => {
    const { errors } = await shop.send(LISTING, { filter: { utm_source: { eq: 'mail' } } });
    expect(errors).toBeDefined();
  });

  it('LST-09 one value is an equality, several a list, the category an equality on its uid', async () => {
    const mat = (await total({ aspect: { eq: 'mat' } })) ?? 0;
    const satin = (await total({ aspect: { eq: 'satin' } })) ?? 0;
    expect(await total({ aspect: { in: ['mat', 'satin'] } })).toBe(mat + satin);
    expect(await total({ aspect: { eq: 'Mat' } })).toBe(mat);
    const facade = await list({ filter: { category_uid: { eq: 'MjI=' } }, pageSize: 100 });
    expect(facade.items?.every((item) => item?.categories?.[0]?.url_path?.startsWith('facade/'))).toBe(true);
    expect(facade.total_count).toBe(await total({ category_url_path: { eq: 'facade' } }));
    expect(facade.total_count).toBe(await total({ category_id: { eq: '22' } }));
  });

  it('a category lists what its product_count says, anchors with all below them', async () => {
    const { data } = await shop.send('{ categoryList { children { uid name product_count children { uid name product_count } } } }');
    const [root] = data?.['categoryList'] as [{ children: Counted[] }];
    const categories = root.children.flatMap((child) => [child, ...(child.children ?? [])]);
    expect(categories.length).toBeGreaterThan(30);
    for (const { uid, name, product_count: count } of categories) {
      expect([name, await total({ category_uid: { eq: uid } })]).toEqual([name, count]);
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
    for (const filter of filters) expect([filter, await total(filter)]).toEqual([filter, 0]);
  });

  it('finds by address, by reference of a product or of one of its articles, and by words of the name', async () => {
    const one = await list({ filter: { url_key: { eq: 'ardelis-serena-peinture-plafond-mate' } } });
    expect(names(one)).toEqual(['Ardelis Séréna – Peinture plafond mate']);
    expect((await list({ filter: { sku: { in: ['P101000', '10100002'] } } })).items).toHaveLength(1);
    const named = names(await list({ filter: { name: { match: 'plafond seren' } }, pageSize: 100 }));
    expect(named).toContain('Ardelis Séréna – Peinture plafond mate');
    expect(named.every((name) => /plafond/i.test(name))).toBe(true);
    expect(await total({ description: { match: 'contre-jour' } })).toBeGreaterThan(0);
  });

  it('PRC-07 promotions and novelties can be listed alone', async () => {
    const promos = await list({ filter: { flag_promo: { eq: '1' } }, pageSize: 100 });
    expect(promos.items?.every((item) => item?.flag_promo)).toBe(true);
    expect(await total({ flag_promo: { eq: 'true' } })).toBe(promos.total_count);
    expect(await total({ is_new_product: { eq: '1' } })).toBeGreaterThan(0);
  });
});

describe('aggregations', () => {
  it('names the facets in French, with only what can be chosen', async () => {
    const page = await list({ filter: { category_uid: { eq: 'MjI=' } } });
    expect(page.aggregations?.map((aggregation) => aggregation?.label)).toEqual(
      expect.arrayContaining(['Catégorie', 'Prix', 'Marque', 'Aspect', 'Liant', 'Destination', 'Conditionnement']),
    );
    for (const aggregation of page.aggregations ?? []) {
      expect(aggregation?.options?.every((option) => (option?.count ?? 0) > 0)).toBe(true);
    }
    const air = facet(await list({}), 'etiquette_air').map((option) => option?.label);
    expect(air).toEqual(['A+', 'A', 'B']);
  });

  it('gives the price as ranges', async () => {
    expect(facet(await list({}), 'price')).toContainEqual({
      value: '10_50',
      label: 'de 10\u00A0€ à 50\u00A0€',
      count: await total({ price: { from: '10', to: '50' } }),
    });
  });

  it('below a category, offers what stands in it; of direct children only when asked', async () => {
    const filter = { category_url_path: { eq: 'peinture-interieure' } };
    const deep = facet(await list({ filter }), 'category_uid').map((option) => option?.label);
    const direct = facet(await list({ filter, direct: true }), 'category_uid').map((option) => option?.label);
    expect(deep).toEqual(expect.arrayContaining(['Murs et plafonds', 'Peinture mate', 'Mat plafond']));
    expect(direct).toContain('Murs et plafonds');
    expect(direct).not.toContain('Peinture mate');
    expect(deep).not.toContain('Façade');
  });

  const starts: [string, Partial<QueryProductsArgs>][] = [
    ['nothing chosen', {}],
    ['a category', { filter: { category_uid: { eq: 'MjI=' } } }],
    ['a brand and a finish', { filter: { marque: { eq: 'valbrune' }, aspect: { in: ['mat', 'velours'] } } }],
    ['a search and a price', { search: 'peinture', filter: { price: { from: '10', to: '50' } } }],
    ['four facets', { filter: { destination: { in: ['mur', 'plafond'] }, etiquette_air: { eq: 'a-plus' }, conditionnement: { eq: '10-l' }, flag_promo: { eq: '0' } } }],
  ];
  it.each(starts)('the number beside an option is what choosing it lists: %s', async (_what, args) => {
    const { aggregations } = await list(args);
    expect(aggregations?.length).toBeGreaterThan(2);
    for (const aggregation of aggregations ?? []) {
      for (const option of aggregation?.options?.slice(0, 6) ?? []) {
        const code = aggregation?.attribute_code ?? '';
        const [from = '', to = ''] = option?.value.split('_') ?? [];
        const chosen = code === 'price' ? { price: { from, to } } : { [code]: { eq: option?.value } };
        expect([code, option?.label, await total({ ...args.filter, ...chosen }, args.search ?? undefined)]).toEqual([
          code,
          option?.label,
          option?.count,
        ]);
      }
    }
  });
});

describe('searching', () => {
  it('mends typing errors and says what it really searched for', async () => {
    const page = await list({ search: 'peintur facde' });
    expect(page.suggestion).toBe('peinture façade');
    expect(names(page)[0]).toMatch(/peinture de façade/i);
    expect(page.sort_fields?.default).toBe('relevance');
  });

  it('a reference or an EAN finds its product first', async () => {
    expect((await list({ search: '10100002' })).items?.[0]?.sku).toBe('P101000');
    expect((await list({ search: '2900101000016' })).items?.[0]?.sku).toBe('P101000');
  });

  it('combines with filters and keeps its own order of relevance', async () => {
    const all = names(await list({ search: 'lasure', pageSize: 100 }));
    const some = names(await list({ search: 'lasure', filter: { marque: { eq: 'valbrune' } }, pageSize: 100 }));
    expect(some.length).toBeGreaterThan(0);
    expect(all.filter((name) => some.includes(name))).toEqual(some);
  });

  it.each([
    ['five thousand letters', 'a'.repeat(5_000)],
    ['a regular expression that never ends', `${'(a+)+'.repeat(200)}$`],
    ['signs', '%_*?()[]{}|\\^$"\'`;--'],
    ['a SQL probe', "' OR 1=1; select pg_sleep(5); --"],
    ['a null character', 'pein\u0000ture'],
    ['ten thousand words', 'peinture '.repeat(10_000)],
  ])('G11 H10 answers %s at once', async (_what, search) => {
    const begun = performance.now();
    const { errors } = await shop.send('query($s: String) { products(search: $s) { total_count } }', { s: search });
    expect(errors).toBeUndefined();
    expect(performance.now() - begun).toBeLessThan(1_000);
  });
});

type Counted = { uid: string; name: string; product_count: number; children?: Counted[] };
