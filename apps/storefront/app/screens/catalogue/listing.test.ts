import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardsOf, filterOptionsOf, totalOf, wordsOf } from '../../../testing/drawn-listing.ts';
import { publicUrl, testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';

const category = '/catalogue/peinture-interieure';
let shop: TestShop;
const documents: string[] = [];
beforeAll(async () => {
  shop = await testShop({
    spoil: (transport) => (request) => {
      documents.push(/query (\w+)/.exec(request.document)?.[1] ?? '');
      return transport(request);
    },
  });
});
afterAll(() => shop.close());

const page = async (path: string) => (await shop.visit(path)).html;

describe('a page of a category', () => {
  it('LST-01 LST-03 shows twelve products, how many there are, and the pages; one operation besides the frame’s', async () => {
    documents.length = 0;
    const html = await page(category);
    expect(documents.toSorted()).toEqual(['CategoryListing', 'CategoryPage', 'Layout', 'SiteTerms']);
    expect(cardsOf(html)).toHaveLength(12);
    const total = totalOf(html);
    expect(total).toBeGreaterThan(24);
    const last = Math.ceil(total / 12);
    expect(html).toContain(`href="${category}?page=${last - 1}"`);
    expect(html).not.toContain(`?page=${last}"`);
    const lastCards = cardsOf(await page(`${category}?page=${last - 1}`));
    expect(lastCards).toHaveLength(total - 12 * (last - 1));
  });

  it('LST-02 the page parameter counts from 0, and no two pages show the same product', async () => {
    const [plain, zero, one] = await Promise.all(
      ['', '?page=0', '?page=1'].map((query) => page(category + query)),
    );
    const names = (html: string | undefined) => cardsOf(html ?? '').map(({ href }) => href);
    expect(names(zero)).toEqual(names(plain));
    expect(names(one).filter((href) => names(plain).includes(href))).toEqual([]);
    expect(zero).toContain(`<link rel="canonical" href="${publicUrl}${category}"`);
    expect(one).toContain(`<link rel="canonical" href="${publicUrl}${category}?page=1"`);
    expect(one).toContain(`rel="prev" href="${publicUrl}${category}"`);
    expect(one).toContain(`rel="next" href="${publicUrl}${category}?page=2"`);
    expect(one).toMatch(/<title>[^<]*page 2/);
    expect(plain).not.toContain('name="robots"');
  });

  it('LST-02 beyond the last page one is led to the last', async () => {
    const { status, headers } = await shop.visit(`${category}?page=99999999999&aspect=mat`);
    expect(status).toBe(302);
    const target = String(headers['location']);
    expect(target).toMatch(/^\/catalogue\/peinture-interieure\?aspect=mat&page=\d+$/);
    expect((await shop.visit(target)).status).toBe(200);
  });

  it('LST-04 offers 12, 10, 20 and 50 per page, and shows as many', async () => {
    const html = await page(`${category}?itemsPerPage=20`);
    expect(cardsOf(html)).toHaveLength(20);
    const offered = (text: string) =>
      [...text.matchAll(/<option value="(\d+)"/g)].map(([, size]) => Number(size));
    expect(offered(html)).toEqual([12, 10, 20, 50]);
    expect(offered(await page(category))).toEqual([12, 10, 20, 50]);
    expect(cardsOf(await page(`${category}?itemsPerPage=50`))).toHaveLength(50);
    expect(cardsOf(await page(`${category}?itemsPerPage=10`))).toHaveLength(10);
    expect(cardsOf(await page(category))).toHaveLength(12);
  });

  it.each([
    'itemsPerPage=100000',
    'itemsPerPage=-1',
    'page=-3',
    'page=abc',
    'sort=prix',
    'inconnu=1',
    'utm_source=lettre',
  ])('LST-08 %s is ignored, and no link carries it on', async (parameter) => {
    const html = await page(`${category}?${parameter}`);
    expect(cardsOf(html).map(({ href }) => href)).toEqual(
      cardsOf(await page(category)).map(({ href }) => href),
    );
    expect([...html.matchAll(/href="([^"]*)"/g)].filter(([, href]) => href?.includes(parameter))).toEqual([]);
  });
});

describe('order', () => {
  it('LST-05 by price and by name, up and down', async () => {
    const amounts = async (sort: string) =>
      cardsOf(await page(`${category}?sort=${sort}`)).map(({ amount }) => amount);
    const up = await amounts('price_asc');
    const down = await amounts('price_desc');
    expect(up).toEqual(up.toSorted((a, b) => a - b));
    expect(down).toEqual(down.toSorted((a, b) => b - a));
    expect(down[0]).toBeGreaterThan(up[0] ?? Infinity);
    const names = async (sort: string) =>
      cardsOf(await page(`${category}?sort=${sort}`)).map(({ name }) => name);
    const french = new Intl.Collator('fr');
    expect(await names('name_asc')).toEqual((await names('name_asc')).toSorted(french.compare));
    expect((await names('name_desc'))[0]).not.toBe((await names('name_asc'))[0]);
  });
});

describe('filters', () => {
  it('LST-09 every option leads to as many products as it promises', async () => {
    const html = await page(`${category}?marque=ardelis`);
    const all = filterOptionsOf(html).filter(({ chosen }) => !chosen);
    // Every third, of all filters: enough to catch a count that lies.
    const options = all.filter((_, index) => index % 3 === 0);
    expect(new Set(options.map(({ href }) => /(\w+)=[^=]*$/.exec(href)?.[1])).size).toBeGreaterThan(5);
    const answers = await Promise.all(options.map(({ href }) => page(href)));
    const found = options.map((option, index) => ({ ...option, count: totalOf(answers[index] ?? '') }));
    // A second brand widens the list by its own products; every other filter narrows it to what it says.
    const own = totalOf(html);
    expect(found.map(({ href, count }) => [href, count])).toEqual(
      options.map(({ href, count }) => [href, href.match(/marque=/g)?.length === 2 ? own + count : count]),
    );
  });

  it('chosen filters are told, and taken away one by one or all at once', async () => {
    const html = await page(`${category}?aspect=mat&aspect=satin&price=10_50&sort=price_asc&page=1`);
    const bar = /<div[^>]*aria-label="Filtres actifs".*?<\/div>/s.exec(html)?.[0] ?? '';
    expect(wordsOf(bar)).toBe('Mat Satin de 10 € à 50 € Tout effacer');
    const ways = [...bar.matchAll(/href="([^"]*)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'));
    expect(ways).toEqual([
      `${category}?aspect=satin&price=10_50&sort=price_asc`,
      `${category}?aspect=mat&price=10_50&sort=price_asc`,
      `${category}?aspect=mat&aspect=satin&sort=price_asc`,
      `${category}?sort=price_asc`,
    ]);
    expect(html).toContain('<meta name="robots" content="noindex"');
  });

  it('LST-07 ranges of prices stand in words, before one is chosen and after', async () => {
    for (const query of ['', '?price=10_50']) {
      const list = /<aside[^>]*id="filtres".*?<\/aside>/s.exec(await page(`${category}${query}`))?.[0] ?? '';
      expect(wordsOf(list)).toMatch(/Prix (HT|TTC) .*de 10 € à 50 €/);
    }
  });

  it('LST-07 the price range keeps to its bounds', async () => {
    const amounts = cardsOf(await page(`${category}?price=10_50&itemsPerPage=50`)).map(
      ({ amount }) => amount,
    );
    expect(amounts).toHaveLength(50);
    expect(Math.min(...amounts)).toBeGreaterThanOrEqual(10);
    expect(Math.max(...amounts)).toBeLessThanOrEqual(50);
  });

  it.each([
    ['price=20&price=', 'à partir de 20 €', 20, Infinity],
    ['price=&price=20', 'jusqu’à 20 €', 0, 20],
  ])('LST-07 leaves the side open whose bound is empty: %s', async (query, words, least, most) => {
    const html = await page(`${category}?${query}&itemsPerPage=50`);
    const amounts = cardsOf(html).map(({ amount }) => amount);
    expect(amounts.length).toBeGreaterThan(10);
    expect(amounts.filter((amount) => amount < least || amount > most)).toEqual([]);
    expect(wordsOf(html).replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(words);
  });

  it('a combination without products says so and offers the way back', async () => {
    const { status, html } = await shop.visit(`${category}?marque=personne`);
    expect(status).toBe(200);
    expect(totalOf(html)).toBe(0);
    expect(html).toContain('Aucun produit ne correspond à tous vos filtres.');
    expect(html).toMatch(new RegExp(`href="${category}"[^>]*>Tout effacer`));
  });

  it.each(['aspect', 'price', 'sort', 'page', 'itemsPerPage', 'mode', 'utm_source', 'q'])(
    'script in the parameter %s is shown as text or not at all',
    async (name) => {
      const { status, html } = await shop.visit(
        `${category}?${name}=${encodeURIComponent('"><script>alert(1)</script>')}`,
      );
      expect(status).toBe(200);
      expect(html).not.toContain('<script>alert(1)');
    },
  );
});

it('D06 a category without products stays on its own page and says so', async () => {
  const leaf = await shop.db
    .selectFrom('category')
    .innerJoin('product_category', 'product_category.category_id', 'category.id')
    .select(['category.id', 'url_path'])
    .where('level', '>', 3)
    .limit(1)
    .executeTakeFirstOrThrow();
  await shop.db.deleteFrom('product_category').where('category_id', '=', leaf.id).execute();
  await shop.db
    .updateTable('catalogue_version')
    .set((eb) => ({ version: eb('version', '+', '1') }))
    .execute();
  await shop.db.executeQuery(
    shop.db
      .selectNoFrom((eb) => eb.fn('pg_notify', [eb.val('catalogue_changed'), eb.val('test')]).as('sent'))
      .compile(),
  );
  await expect
    .poll(async () => await page(`/catalogue/${leaf.url_path}`))
    .toContain('Aucun produit dans cette catégorie pour le moment.');
  expect((await shop.visit(`/catalogue/${leaf.url_path}`)).status).toBe(200);
});
