import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import type { PublicPriceRow } from '../imports/pricing-import-store.ts';
import { importPublicPrices } from './import-public-prices.ts';

const TODAY = new Date('2026-11-15T08:00:00Z');
let shop: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  shop = await testDatabase('demo');
});
afterAll(() => shop.close());

it('changes a price and tells those who keep the catalogue in memory', async () => {
  const before = await version();
  expect(await importPublicPrices(shop.db, [aPrice({ pack_ht_cents: 2500 })], TODAY)).toEqual({
    ok: true,
    lines: 1,
    changed: 1,
  });
  expect(await priceOf('10100001')).toBe(2500);
  expect(await version()).toBe(before + 1);
  expect(await importPublicPrices(shop.db, [aPrice({ pack_ht_cents: 2500 })], TODAY)).toMatchObject({
    changed: 0,
  });
  expect(await version()).toBe(before + 1);
});

it('refuses the whole file for one bad line', async () => {
  const before = await priceOf('10100001');
  const report = await importPublicPrices(
    shop.db,
    [aPrice({ pack_ht_cents: 1 }), aPrice({ article_sku: '99999999' }), aPrice({ pack_ht_cents: -5 })],
    TODAY,
  );
  expect(report).toEqual({
    ok: false,
    refusals: [
      { line: 2, reason: 'L’article «\u00A099999999\u00A0» n’existe pas.' },
      { line: 3, reason: 'Un prix est négatif ou n’est pas un nombre entier de centimes.' },
      { line: 3, reason: 'L’article «\u00A010100001\u00A0» figure deux fois.' },
    ],
  });
  expect(await priceOf('10100001')).toBe(before);
});

it('a first price has held since the day it names; a later one holds from the day it comes in', async () => {
  const sku = '10100002';
  await shop.db.deleteFrom('price_history').where('article_sku', '=', sku).execute();
  await shop.db.deleteFrom('public_price').where('article_sku', '=', sku).execute();
  const listed = (price: number, from: string | null, now: string) =>
    importPublicPrices(
      shop.db,
      [aPrice({ article_sku: sku, pack_ht_cents: price, listed_from: from })],
      new Date(now),
    );
  await listed(3000, '2026-09-01', '2026-11-15T08:00:00Z');
  await listed(3500, '2026-09-01', '2026-11-20T08:00:00Z');
  expect(await listings(sku)).toEqual([
    ['2026-09-01', '2026-11-19', 3000],
    ['2026-11-20', null, 3500],
  ]);
});

it.each([
  ['2026-11-14', []],
  ['2026-11-15', []],
  ['2026-11-16', [{ line: 1, reason: 'Le prix public ne peut pas valoir depuis un jour à venir.' }]],
])('a price listed from %s, on 15 November', async (from, refusals) => {
  const report = await importPublicPrices(shop.db, [aPrice({ listed_from: from })], TODAY);
  expect(report.ok ? [] : report.refusals).toEqual(refusals);
});

async function listings(sku: string): Promise<unknown[][]> {
  const { rows } = await sql<{ first: string; last: string | null; pack: number }>`
    select valid_from::text as first, valid_to::text as last, pack_ht_cents as pack from price_history
    where article_sku = ${sku} and kind = 'LIST' order by valid_from`.execute(shop.db);
  return rows.map(({ first, last, pack }) => [first, last, pack]);
}

async function priceOf(sku: string): Promise<number | undefined> {
  const row = await shop.db
    .selectFrom('public_price')
    .selectAll()
    .where('article_sku', '=', sku)
    .executeTakeFirst();
  return row?.pack_ht_cents;
}

async function version(): Promise<number> {
  const row = await shop.db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow();
  return Number(row.version);
}

function aPrice(more: Partial<PublicPriceRow> = {}): PublicPriceRow {
  return {
    article_sku: '10100001',
    pack_ht_cents: 2079,
    unit_ht: 6.93,
    eco_ht_cents: 0,
    reduced_type: null,
    reduced_pack_ht_cents: null,
    reduced_unit_ht: null,
    ...more,
  };
}
