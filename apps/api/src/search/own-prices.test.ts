import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductAttributeFilterInput, Products } from '@nuancier/contract/api-types.ts';
import { askConditions } from '../pricing/testing/ask-conditions.ts';
import { shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';
import { facetOf } from './testing/ask-listing.ts';
import { drawTerms } from './testing/draw-terms.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const ALI = 'ali.benali@demo.valbrune.example';
const ELODIE = 'elodie.marchand@demo.valbrune.example';
const PATIENT = { timeout: 20_000 };
const PAGE = 100;

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
});
afterAll(() => shop.close());

const LISTING = `query($search: String, $filter: ProductAttributeFilterInput, $page: Int,
    $sort: ProductAttributeSortInput) {
  products(search: $search, filter: $filter, pageSize: ${PAGE}, currentPage: $page, sort: $sort) {
    total_count page_info { total_pages }
    items { sku price_range { minimum_price { final_price { value } } } }
    understood { articles { product_sku sku tint_supplement { value }
      price_range { minimum_price { final_price { value } } } } }
    aggregations { attribute_code options { value label count } } } }`;

type Viewer = string | null;
type Asked = {
  search?: string;
  filter?: ProductAttributeFilterInput;
  sort?: Record<string, string>;
  page?: number;
};

async function ask(as: Viewer, asked: Asked): Promise<Products> {
  const variables = { filter: {}, page: 1, ...asked };
  const { data, errors } = await shop.send(LISTING, variables, as === null ? {} : { as });
  expect(errors).toBeUndefined();
  return data?.['products'] as Products;
}

type Shown = { sku: string; price: number | null };

/** Every card of a listing with the price on it, as the viewer's screens show it. */
async function cards(as: Viewer, asked: Asked): Promise<Shown[]> {
  const first = await ask(as, asked);
  const rest = Array.from({ length: (first.page_info?.total_pages ?? 1) - 1 }, (_, at) => at + 2);
  const pages = [first, ...(await Promise.all(rest.map((page) => ask(as, { ...asked, page }))))];
  return (await Promise.all(pages.map((page) => pageCards(as, page)))).flat();
}

async function pageCards(as: Viewer, { items, understood }: Products): Promise<Shown[]> {
  const meant = new Map(understood?.articles.map((article) => [article.product_sku, article]));
  const products = (items ?? []).filter((item) => item !== null);
  const shown = products.map((product) => ({
    sku: product.sku ?? '',
    meant: meant.get(product.sku ?? ''),
    range: (meant.get(product.sku ?? '') ?? product).price_range,
  }));
  if (as === null) {
    return shown.map(({ sku, range }) => ({ sku, price: range.minimum_price.final_price.value ?? null }));
  }
  const skus = shown.map(({ sku, meant: article }) => article?.sku ?? sku);
  const conditions = skus.length === 0 ? [] : await askConditions(shop, skus, { as });
  return conditions.map(({ priceExcludingTax: price }, at) => ({
    sku: shown[at]?.sku ?? '',
    price: inItsTint(price?.packagingFinalPrice ?? null, shown[at]?.meant?.tint_supplement?.value ?? 0),
  }));
}

function inItsTint(price: number | null, supplement: number): number | null {
  return price === null ? null : Math.round((price + supplement) * 100) / 100;
}

/** One customer of each company who may see prices, and one without a company. */
async function viewers(): Promise<string[]> {
  const found = await shop.db
    .selectFrom('customer')
    .select(['email', 'company_id'])
    .where('is_view_price', '=', true)
    .orderBy('company_id')
    .orderBy('email')
    .execute();
  return [...new Map(found.map(({ email, company_id: company }) => [company, email])).values()];
}

/** Where order, filter or facet say something else than the cards. */
async function disagreements(as: Viewer, scope: Pick<Asked, 'search' | 'filter'> = {}): Promise<string[]> {
  const whole = await ask(as, scope);
  const rising = await cards(as, { ...scope, sort: { price: 'ASC' } });
  const falling = (await cards(as, { ...scope, sort: { price: 'DESC' } })).map(({ price }) => price);
  const priced = rising.filter(({ price }) => price !== null);
  const amounts = priced.map(({ price }) => price ?? 0);
  // Of a search, what is of the kind comes first, then the rest: each in its order.
  const groups = scope.search === undefined ? 1 : 2;
  const steps = facetOf(whole, 'price');
  const filters = await Promise.all(
    steps.map(async (step) => {
      const [from = '', to = ''] = (step?.value ?? '').split('_');
      const inside = ({ price }: Shown) => price !== null && price >= Number(from) && price <= Number(to);
      const filtered = await cards(as, { ...scope, filter: { ...scope.filter, price: { from, to } } });
      const within = rising.filter(inside);
      return same(skusOf(filtered), skusOf(within)) && step?.count === within.length ? [] : [step?.value];
    }),
  );
  const first = steps[0]?.value?.split('_')[0] ?? '';
  const last = steps.at(-1)?.value?.split('_')[1] ?? '';
  return [
    rising.length === whole.total_count ? [] : ['total'],
    runs(rising.map(({ price }) => price ?? Infinity)) <= groups ? [] : ['cheapest first'],
    runs(falling.map((price) => -(price ?? -Infinity))) <= groups ? [] : ['dearest first'],
    same(
      amountsOf(falling),
      amounts.toSorted((a, b) => a - b),
    )
      ? []
      : ['others'],
    amounts.every((amount) => amount >= Number(first) && amount <= Number(last)) ? [] : ['steps missing'],
    ...filters,
  ]
    .flat()
    .map((what) => `${as}: ${what}`);
}

/** Products of which an article is in promotion, by what the viewer really pays for it. */
async function reducedFor(as: string): Promise<string[]> {
  const promoted = await shop.db
    .selectFrom('public_price')
    .innerJoin('article', 'article.sku', 'public_price.article_sku')
    .innerJoin('product', 'product.id', 'article.product_id')
    .select(['article.sku', 'product.sku as product'])
    .where('reduced_type', '=', 'PROMOTION')
    .where('product.is_active', '=', true)
    .execute();
  const starts = Array.from({ length: Math.ceil(promoted.length / 100) }, (_, at) => at * 100);
  const asked = starts.map((start) => promoted.slice(start, start + 100).map(({ sku }) => sku));
  const answers = await Promise.all(asked.map((skus) => askConditions(shop, skus, { as })));
  const paid = new Set(
    answers
      .flat()
      .flatMap(({ sku, priceExcludingTax: price }) => (price?.priceType === 'PROMOTION' ? sku : [])),
  );
  return [...new Set(promoted.flatMap(({ sku, product }) => (paid.has(sku) ? product : [])))].toSorted();
}

async function counts(as: Viewer) {
  const { data } = await shop.send('{ promotions { running lower } }', {}, as === null ? {} : { as });
  return data?.['promotions'] as { running: number; lower: number };
}

const PROMO_FLAG = { flag_promo: { eq: '1' } };
const PROMO_CATEGORY = { category_url_path: { eq: 'promo' } };

/** Into how many parts that never fall it falls apart; without a price is at the end, whichever way round. */
function runs(prices: readonly number[]): number {
  return 1 + prices.filter((price, at) => at > 0 && price < (prices[at - 1] ?? 0)).length;
}

function amountsOf(prices: readonly (number | null)[]): number[] {
  return prices.filter((price) => price !== null).toSorted((a, b) => a - b);
}

function skusOf(shown: readonly Shown[]): string[] {
  return shown.map(({ sku }) => sku).toSorted();
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

describe('listings by price', () => {
  it('LST-05 LST-07 PRC-01 go by the price on the card, for visitors with tax', async () => {
    expect(await disagreements(null)).toEqual([]);
  });

  it('LST-05 LST-07 PRC-02 for somebody without a company before tax, at everybody’s price', async () => {
    expect(await disagreements(ELODIE)).toEqual([]);
    const [cheapest] = await cards(ELODIE, { sort: { price: 'ASC' } });
    const [visitors] = await cards(null, { sort: { price: 'ASC' } });
    expect(cheapest?.price).toBeCloseTo((visitors?.price ?? 0) / 1.2, 2);
  });

  const CHOSEN: [string, Pick<Asked, 'search' | 'filter'>][] = [
    ['what is made in a tint', { filter: { teinte: { eq: 'ral-5009' } } }],
    ['a colour and a pack', { search: 'laque noire 2,5L' }],
    ['a tint among words', { search: 'peinture bleu canard' }],
    [
      'a tint beside a pack that is ticked',
      { search: 'laque bleu canard', filter: { conditionnement: { eq: '1-l' } } },
    ],
    ['a reference', { search: '10100002' }],
  ];
  it.each(CHOSEN)(
    'LST-05 LST-07 go by the price of the article meant, tinting included: %s',
    async (_what, scope) => {
      expect(await disagreements(null, scope)).toEqual([]);
      expect(await disagreements(YANN, scope)).toEqual([]);
      // Another price than that of the cheapest pack as it stands on the shelf.
      const { items, understood } = await ask(null, { ...scope, sort: { price: 'ASC' } });
      const [first] = understood?.articles ?? [];
      const card = items?.find((item) => item?.sku === first?.product_sku);
      expect(first?.price_range.minimum_price.final_price.value).toBeGreaterThan(
        card?.price_range.minimum_price.final_price.value ?? Infinity,
      );
    },
  );

  it.each([1, 2])(
    'LST-05 LST-07 NAV-04 go by the price on the card and by what is reduced, whatever list and contract (%i)',
    async (seed) => {
      await drawTerms(shop.db, seed);
      const drawn = (await viewers()).slice(0, 5);
      expect(drawn.length).toBe(5);
      // Changed by notification, so polled.
      await expect.poll(() => disagreements(drawn[0] ?? ''), PATIENT).toEqual([]);
      const { running } = await counts(null);
      for (const viewer of drawn) {
        expect(await disagreements(viewer)).toEqual([]);
        expect(await disagreements(viewer, { filter: { teinte: { eq: 'ral-5009' } } })).toEqual([]);
        const reduced = await reducedFor(viewer);
        expect(skusOf(await cards(viewer, { filter: PROMO_FLAG }))).toEqual(reduced);
        expect(skusOf(await cards(viewer, { filter: PROMO_CATEGORY }))).toEqual(reduced);
        expect(await counts(viewer)).toEqual({ running, lower: reduced.length });
        const whole = await ask(viewer, {});
        const flagged = facetOf(whole, 'flag_promo').map((option) => option?.count);
        expect(flagged).toEqual(reduced.length === 0 ? [] : [reduced.length]);
        const shelf = facetOf(whole, 'category_uid').find((option) => option?.label === 'Promo');
        expect(shelf?.count ?? 0).toBe(reduced.length);
      }
    },
    120_000,
  );

  it('C03 D24 who may not see prices learns nothing of its company’s from what is listed as reduced', async () => {
    const { running } = await counts(null);
    expect(await counts(ALI)).toEqual({ running, lower: running });
    expect(await counts(YANN)).not.toEqual({ running, lower: running });
    expect((await ask(ALI, { filter: PROMO_FLAG })).total_count).toBe(running);
    expect(facetOf(await ask(ALI, {}), 'price')).toEqual([]);
    expect(facetOf(await ask(ALI, { filter: { teinte: { eq: 'ral-5009' } } }), 'price')).toEqual([]);
  });
});
