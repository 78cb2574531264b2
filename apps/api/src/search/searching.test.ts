import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';
import { askListing, namesOf } from './testing/ask-listing.ts';

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
});
afterAll(() => shop.close());

describe('searching', () => {
  it('mends typing errors and says what it really searched for', async () => {
    const page = await askListing(shop, { search: 'peintur facde' });
    expect(page.suggestion).toBe('peinture façade');
    expect(namesOf(page)[0]).toMatch(/peinture de façade/i);
    expect(page.sort_fields?.default).toBe('relevance');
  });

  it('a reference or an EAN finds its product first', async () => {
    expect((await askListing(shop, { search: '10100002' })).items?.[0]?.sku).toBe('P101000');
    expect((await askListing(shop, { search: '2900101000016' })).items?.[0]?.sku).toBe('P101000');
  });

  it('combines with filters and keeps its own order of relevance', async () => {
    const all = namesOf(await askListing(shop, { search: 'lasure', pageSize: 100 }));
    const some = namesOf(
      await askListing(shop, { search: 'lasure', filter: { marque: { eq: 'valbrune' } }, pageSize: 100 }),
    );
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
  ])('G11 H10 answers %s, of which two hundred letters are read', async (_what, search) => {
    const ask = (s: string) =>
      shop.send('query($s: String) { products(search: $s) { total_count items { sku } } }', { s });
    const answer = await ask(search);
    expect(answer.errors).toBeUndefined();
    expect(answer).toEqual(await ask(search.slice(0, 200)));
  });
});
