import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopApi, type ShopApi } from '../../testing/shop-api.ts';
import { importPublicPrices } from '../operations/import-public-prices.ts';
import { publicPricesTurned } from '../pricing.ts';
import type { PublicPriceRow } from '../imports/pricing-import-store.ts';
import { askConditions } from '../testing/ask-conditions.ts';

const ARTICLE = '10100001';
const PRODUCT = 'P101000';
let today = new Date('2026-11-15T10:00:00Z');
let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi({ now: () => today });
});
afterAll(() => shop.close());

describe('prices and their days', () => {
  it('a reduction begins and ends by itself, told from the lowest price of the thirty days before', async () => {
    // Listed at 20.79 until 1 December, then at 25.00; reduced to 18.00 from the 10th to the 12th.
    await loadOn('2026-12-01', { pack_ht_cents: 2500, unit_ht: 8.3333 });
    await loadOn('2026-12-02', {
      pack_ht_cents: 2500,
      unit_ht: 8.3333,
      ...promotion(1800, '2026-12-10', '2026-12-12'),
    });
    expect(await told('2026-12-09')).toEqual([25, 25, null]);
    expect(await told('2026-12-10')).toEqual([18, 20.79, 'PROMOTION']);
    expect(await told('2026-12-12')).toEqual([18, 20.79, 'PROMOTION']);
    expect(await told('2026-12-13')).toEqual([25, 25, null]);
  });

  it('a day begins at midnight in France', async () => {
    today = new Date('2026-12-09T23:30:00Z');
    const [condition] = await askConditions(shop, [ARTICLE]);
    expect(condition?.priceExcludingTax?.priceType).toBe('PROMOTION');
  });

  it('the last promotion counts among the thirty days: a higher price is no reduction', async () => {
    await loadOn('2026-12-20', { pack_ht_cents: 2500, unit_ht: 8.3333, ...promotion(2000) });
    expect(await told('2026-12-20')).toEqual([20, 20, 'PROMOTION']);
    const history = await shop.db
      .selectFrom('price_history')
      .select(['kind', 'pack_ht_cents'])
      .where('article_sku', '=', ARTICLE)
      .orderBy('valid_from')
      .execute();
    expect(history).toEqual([
      { kind: 'LIST', pack_ht_cents: 2079 },
      { kind: 'LIST', pack_ht_cents: 2500 },
      { kind: 'REDUCTION', pack_ht_cents: 1800 },
      { kind: 'REDUCTION', pack_ht_cents: 2000 },
    ]);
  });

  it('a further fall is the same reduction: the price struck stays', async () => {
    await loadOn('2027-02-01', { pack_ht_cents: 2500, unit_ht: 8.3333 });
    await loadOn('2027-03-10', { pack_ht_cents: 2500, unit_ht: 8.3333, ...promotion(2200) });
    await loadOn('2027-03-20', { pack_ht_cents: 2500, unit_ht: 8.3333, ...promotion(2100) });
    expect(await told('2027-03-20')).toEqual([21, 25, 'PROMOTION']);
  });

  it('the same file on another day changes nothing', async () => {
    const report = await loadOn('2027-03-25', { pack_ht_cents: 2500, unit_ht: 8.3333, ...promotion(2100) });
    expect(report).toEqual({ ok: true, lines: 1, changed: 0 });
  });

  it('the catalogue everybody sees is read for the day: price range and promotion mark', async () => {
    today = new Date('2027-03-21T10:00:00Z');
    await loadOn('2027-03-21', {
      pack_ht_cents: 2500,
      unit_ht: 8.3333,
      ...promotion(1000, null, '2027-03-31'),
    });
    await expect.poll(publicPrice).toEqual({ flag_promo: true, final: 12, regular: 30 });
    // The day after the last, whatever makes the catalogue new again makes it without the promotion.
    today = new Date('2027-04-01T10:00:00Z');
    await importPublicPrices(shop.db, [aPrice({ article_sku: '10100002', pack_ht_cents: 6000 })], today);
    await expect.poll(publicPrice).toMatchObject({ flag_promo: false });
    expect((await publicPrice()).final).toBe((await publicPrice()).regular);
  });

  it('prices turn on the first day of a reduction and on the day after its last, on no other', async () => {
    await loadOn('2030-05-01', {
      pack_ht_cents: 2500,
      unit_ht: 8.3333,
      ...promotion(1800, '2030-05-10', '2030-05-12'),
    });
    const nights = [8, 9, 10, 11, 12, 13].map((day) => [onMay(day), onMay(day + 1)] as const);
    const turned = await Promise.all(
      nights.map(async ([before, day]) => [day, await publicPricesTurned(shop.db, before, day)]),
    );
    expect(turned.filter(([, isTurned]) => isTurned).map(([day]) => day)).toEqual([onMay(10), onMay(13)]);
    // A process that slept through both has missed two.
    expect(await publicPricesTurned(shop.db, onMay(1), onMay(31))).toBe(true);
  });

  it('a reduction that comes on the day of a new price leaves that price in the history', async () => {
    const dearer = { pack_ht_cents: 2600, unit_ht: 8.6667 };
    await loadOn('2031-01-10', dearer);
    await loadOn('2031-01-10', { ...dearer, ...promotion(2300) });
    const history = await shop.db
      .selectFrom('price_history')
      .select(['kind', 'pack_ht_cents'])
      .where('article_sku', '=', ARTICLE)
      .where(sql<boolean>`valid_from >= '2031-01-10'`)
      .orderBy('kind')
      .execute();
    expect(history).toEqual([
      { kind: 'LIST', pack_ht_cents: 2600 },
      { kind: 'REDUCTION', pack_ht_cents: 2300 },
    ]);
  });
});

const onMay = (day: number) => `2030-05-${String(day).padStart(2, '0')}`;

async function loadOn(day: string, more: Partial<PublicPriceRow>) {
  today = new Date(`${day}T10:00:00Z`);
  return importPublicPrices(shop.db, [aPrice(more)], today);
}

/** Final and struck price of a pack before tax, and its type, as a visitor sees them that day. */
async function told(day: string) {
  today = new Date(`${day}T10:00:00Z`);
  const [condition] = await askConditions(shop, [ARTICLE]);
  const price = condition?.priceExcludingTax;
  return [price?.packagingFinalPrice, price?.packagingRegularPrice, price?.priceType];
}

async function publicPrice() {
  const { data } = await shop.send(
    `{ products(filter: { sku: { eq: "${PRODUCT}" } }) { items { flag_promo price_range { minimum_price {
      final_price { value } regular_price { value } } } } } }`,
  );
  type Seen = {
    flag_promo: boolean;
    price_range: { minimum_price: { final_price: { value: number }; regular_price: { value: number } } };
  };
  const [item] = (data as { products: { items: Seen[] } }).products.items;
  const price = item?.price_range.minimum_price;
  return {
    flag_promo: item?.flag_promo,
    final: price?.final_price.value,
    regular: price?.regular_price.value,
  };
}

function promotion(
  pack: number,
  from: string | null = null,
  to: string | null = null,
): Partial<PublicPriceRow> {
  return {
    reduced_type: 'PROMOTION',
    reduced_pack_ht_cents: pack,
    reduced_unit_ht: pack / 300,
    reduced_from: from,
    reduced_to: to,
  };
}

function aPrice(more: Partial<PublicPriceRow>): PublicPriceRow {
  return {
    article_sku: ARTICLE,
    pack_ht_cents: 2079,
    unit_ht: 6.93,
    eco_ht_cents: 0,
    reduced_type: null,
    reduced_pack_ht_cents: null,
    reduced_unit_ht: null,
    ...more,
  };
}
