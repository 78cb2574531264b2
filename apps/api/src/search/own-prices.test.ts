import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductAttributeFilterInput, ProductCondition, Products } from '@nuancier/contract/api-types.ts';
import { importPriceLists } from '../pricing/operations/import-price-lists.ts';
import { importSpecialConditions } from '../pricing/operations/import-special-conditions.ts';
import { askConditions } from '../pricing/testing/ask-conditions.ts';
import { shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';
import { facetOf } from './testing/ask-listing.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const HUGO = 'hugo.perrin@demo.valbrune.example';
const ALI = 'ali.benali@demo.valbrune.example';
const PATIENT = { timeout: 10_000 };
const PAGE = 100;

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
});
afterAll(() => shop.close());

const LISTING = `query($filter: ProductAttributeFilterInput, $page: Int, $sort: ProductAttributeSortInput) {
  products(filter: $filter, pageSize: ${PAGE}, currentPage: $page, sort: $sort) {
    total_count page_info { total_pages }
    items { sku price_range { minimum_price { final_price { value } } } }
    aggregations { attribute_code options { value label count } } } }`;

type Asked = { filter?: ProductAttributeFilterInput; sort?: Record<string, string>; page?: number };

async function ask(as: string | null, asked: Asked): Promise<Products> {
  const variables = { filter: {}, page: 1, ...asked };
  const { data, errors } = await shop.send(LISTING, variables, as === null ? {} : { as });
  expect(errors).toBeUndefined();
  return data?.['products'] as Products;
}

type Shown = { sku: string; price: number | null; type: string | null };

/** Every card of a listing with the price on it, as the viewer's screens show it. */
async function cards(as: string | null, asked: Asked): Promise<Shown[]> {
  const first = await ask(as, asked);
  const rest = Array.from({ length: (first.page_info?.total_pages ?? 1) - 1 }, (_, at) => at + 2);
  const pages = [first, ...(await Promise.all(rest.map((page) => ask(as, { ...asked, page }))))];
  const shown = await Promise.all(pages.map((page) => pageCards(as, page)));
  return shown.flat();
}

async function pageCards(as: string | null, { items }: Products): Promise<Shown[]> {
  const products = (items ?? []).filter((item) => item !== null);
  if (as === null) {
    return products.map(({ sku, price_range: range }) => ({
      sku: sku ?? '',
      price: range.minimum_price.final_price.value ?? null,
      type: null,
    }));
  }
  const skus = products.map(({ sku }) => sku ?? '');
  const conditions = skus.length === 0 ? [] : await askConditions(shop, skus, { as });
  return conditions.map(shownOf);
}

function shownOf({ sku, priceExcludingTax: price }: ProductCondition): Shown {
  return { sku, price: price?.packagingFinalPrice ?? null, type: price?.priceType ?? null };
}

/** Lists and contracts nobody has thought of, each company its own. */
async function drawTerms(seed: number): Promise<void> {
  const companies = await shop.db.selectFrom('company').select('client_code').execute();
  const articles = (await shop.db.selectFrom('article').select('sku').orderBy('sku').execute()).map(
    ({ sku }) => sku,
  );
  const products = await shop.db.selectFrom('product').select(['family', 'price_group']).execute();
  const [families, groups] = [
    [...new Set(products.map(({ family }) => family))],
    [...new Set(products.map((product) => product.price_group))],
  ];
  const percent = fc.integer({ min: 1, max: 7_000 }).map((points) => points / 100);
  const pack = fc.integer({ min: 0, max: 30_000 });
  const drawnList = fc.record({
    percentByGroup: fc.dictionary(fc.constantFrom(...groups), percent),
    prices: fc.dictionary(fc.constantFrom(...articles), pack, { maxKeys: 60 }),
  });
  const drawnTerms = fc.oneof(
    percent.map((value) => ({ extra_percent: value, net_pack_ht_cents: null, net_unit_ht: null })),
    pack.map((value) => ({ extra_percent: null, net_pack_ht_cents: value, net_unit_ht: 1 })),
  );
  const drawnCondition = fc.record({
    on: fc.oneof(
      fc.constantFrom(...families).map((family) => ({ family, article_sku: null })),
      fc.constantFrom(...articles).map((sku) => ({ family: null, article_sku: sku })),
    ),
    terms: drawnTerms,
    from_quantity: fc.constantFrom(1, 1, 1, 2),
    days: fc.constantFrom(
      { valid_from: null, valid_to: null },
      { valid_from: '2026-01-01', valid_to: null },
      { valid_from: null, valid_to: '2026-01-01' },
    ),
  });
  const contract = fc.uniqueArray(drawnCondition, {
    maxLength: 12,
    selector: ({ on, from_quantity: quantity, days }) => JSON.stringify([on, quantity, days.valid_from]),
  });
  const lists = fc.sample(drawnList, { seed, numRuns: companies.length });
  const contracts = fc.sample(contract, { seed, numRuns: companies.length });
  const code = (at: number) => `TIRE-${seed}-${at}`;
  await shop.db.deleteFrom('special_condition').execute();
  expect(
    await importPriceLists(
      shop.db,
      lists.map(({ percentByGroup, prices }, at) => ({
        code: code(at),
        label: 'Tarif tiré au sort',
        percentByGroup,
        prices: Object.entries(prices).map(([sku, cents]) => ({
          article_sku: sku,
          pack_ht_cents: cents,
          unit_ht: 1,
        })),
      })),
    ),
  ).toMatchObject({ ok: true });
  const lines = companies.flatMap(({ client_code: client }, at) =>
    (contracts[at] ?? []).map(({ on, terms, days, from_quantity: quantity }) => ({
      client_code: client,
      label: 'Contrat tiré au sort',
      from_quantity: quantity,
      ...on,
      ...terms,
      ...days,
    })),
  );
  expect(await importSpecialConditions(shop.db, lines)).toMatchObject({ ok: true });
  for (const [at, { client_code: client }] of companies.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- a handful of companies
    await shop.db
      .updateTable('company')
      .set({ price_list: code(at) })
      .where('client_code', '=', client)
      .execute();
  }
}

/** One of each company who may see prices, and somebody without a company. */
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

async function agreesWithCards(as: string | null): Promise<void> {
  const whole = await ask(as, {});
  const rising = await cards(as, { sort: { price: 'ASC' } });
  const falling = await cards(as, { sort: { price: 'DESC' } });
  const priced = rising.filter(({ price }) => price !== null);
  const amounts = priced.map(({ price }) => price ?? NaN);
  expect(rising.length).toBe(whole.total_count);
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
  expect(falling.slice(0, amounts.length).map(({ price }) => price)).toEqual(amounts.toReversed());
  // Without a price: at the end, whichever way round.
  expect(rising.slice(0, priced.length)).toEqual(priced);
  for (const option of facetOf(whole, 'price')) {
    const [from = '', to = ''] = (option?.value ?? '').split('_');
    const within = priced.filter(({ price }) => (price ?? 0) >= Number(from) && (price ?? 0) <= Number(to));
    // oxlint-disable-next-line no-await-in-loop -- a handful of steps
    const filtered = await cards(as, { filter: { price: { from, to } } });
    expect(skusOf(filtered), option?.value ?? '').toEqual(skusOf(within));
    expect(option?.count).toBe(within.length);
  }
  const counted = facetOf(whole, 'price').reduce((sum, option) => sum + (option?.count ?? 0), 0);
  expect(counted).toBeGreaterThanOrEqual(priced.length);
}

function skusOf(shown: readonly Shown[]): string[] {
  return shown.map(({ sku }) => sku).toSorted();
}

describe('listings by price', () => {
  it('LST-05 LST-07 go by the price on the card, for visitors with tax', () => agreesWithCards(null));

  it.each([1, 2, 3])(
    'LST-05 LST-07 PRC-02 go by the price on the card, whatever the list and the contract (%i)',
    async (seed) => {
      await drawTerms(seed);
      const [first = '', ...others] = await viewers();
      expect(others.length).toBeGreaterThan(3);
      await expect.poll(() => agreesWithCards(first).then(() => true), PATIENT).toBe(true);
      for (const viewer of others) {
        // oxlint-disable-next-line no-await-in-loop -- one customer after the other
        await agreesWithCards(viewer);
      }
    },
    60_000,
  );
});
