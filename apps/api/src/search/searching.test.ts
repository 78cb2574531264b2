import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';
import { askListing, namesOf } from './testing/ask-listing.ts';

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
});
afterAll(() => shop.close());

describe('how a search is understood', () => {
  const UNDERSTOOD = `query ($search: String!) { products(search: $search, pageSize: 3) {
    items { name } understood { kind { name url_path } dropped_words }
    aggregations { attribute_code } } }`;
  const understood = async (search: string) => {
    const { data, errors } = await shop.send(UNDERSTOOD, { search });
    expect(errors).toBeUndefined();
    return data?.['products'] as {
      items: { name: string }[];
      understood: { kind: { name: string; url_path: string } | null; dropped_words: string[] };
      aggregations: { attribute_code: string }[];
    };
  };

  it.each([
    ['bac lasure', 'outillage/outils-d-application/bacs-et-seaux'],
    ['couteau enduit', 'outillage/couteaux-et-platoirs'],
    ['gants solvant', 'equipement-et-securite/protection-individuelle'],
    ['que mettre sur un mur qui farine ?', 'facade/preparation-de-facade/fixateur-et-reparation'],
  ])('« %s » is of the category %s', async (search, path) => {
    expect((await understood(search)).understood.kind?.url_path).toBe(path);
  });

  it('names the words that nothing of the kind has, and no category where there are many kinds', async () => {
    const brush = await understood('spalter intumescent');
    expect(brush.items[0]?.name).toContain('Spalter');
    expect(brush.understood.dropped_words).toEqual(['intumescent']);
    expect((await understood('peinture')).understood).toEqual({ kind: null, dropped_words: [] });
  });

  it('puts first the facets that tell products of the kind apart', async () => {
    const codesFor = async (search: string) =>
      (await understood(search)).aggregations.map(({ attribute_code: code }) => code);
    const isBefore = (codes: string[], one: string, other: string) =>
      codes.indexOf(one) < codes.indexOf(other);
    // Sleeves are new or not, but none of them is matt or glossy.
    const sleeves = await codesFor('manchon');
    expect(sleeves).toEqual(expect.arrayContaining(['is_new_product', 'aspect']));
    expect(isBefore(sleeves, 'is_new_product', 'aspect')).toBe(true);
    expect(isBefore(await codesFor('peinture'), 'aspect', 'is_new_product')).toBe(true);
  });

  it('a list without a search is understood as nothing', async () => {
    const { data } = await shop.send(
      '{ products(filter: { sku: { eq: "P101000" } }) { understood { dropped_words } } }',
    );
    expect(data?.['products']).toEqual({ understood: null });
  });
});

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
