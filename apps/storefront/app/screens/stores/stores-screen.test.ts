import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordsOf } from '../../../testing/drawn-listing.ts';
import { publicUrl, testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const SHOP_COLUMNS = `title_label, location_name, address_lines, postal_code, locality, country_code, insee, latitude,
  longitude, schedules, special_hours, primary_phone, fax, email, services`;
const HEAD = 'yann.kermarrec@demo.valbrune.example';
const cards = (html: string) => [...html.matchAll(/data-store="(\w+)"/g)].map(([, code]) => code);

async function choose(
  shopCode: string,
  more: Record<string, string> = {},
  headers: Record<string, string> = {},
) {
  return shop.visit('/magasins/choix', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: publicUrl, ...headers },
    body: String(new URLSearchParams({ shopCode, ...more })),
  });
}

const cookieOf = (cookies: readonly string[], name: string) =>
  cookies.find((cookie) => cookie.startsWith(`${name}=`));

describe('the page of the stores', () => {
  it('STO-01 shows all stores at first, and a search that works without script', async () => {
    const { html } = await shop.visit('/magasins');
    expect(cards(html)).toHaveLength(26);
    expect(html).toMatch(/<form[^>]* action="\/magasins"[^>]*>.*name="lieu"/);
  });

  it('STO-01 shows the stores near a place, the nearest first, with kilometres', async () => {
    const { html } = await shop.visit('/magasins?lieu=rennes');
    expect(html).toMatch(/\d+\u00a0magasins? à moins de 50\u00a0km de Rennes \(35000\)/);
    expect(cards(html).length).toBeLessThan(26);
    expect(html).toMatch(/à [\d,]+\u00a0km/);
    expect(html).toContain('<meta name="robots" content="noindex"');
  });

  it.each([
    ['a prediction', 'lieu=Lyon&id=69123-69003', 'de Lyon (69003)'],
    ['a position', 'position=45.748,4.847', 'de votre position'],
    ['a prediction nobody made', 'lieu=lyon&id=nulle-part', 'de Lyon (69)'],
  ])('STO-03 looks from %s', async (_way, search, words) => {
    const { html } = await shop.visit(`/magasins?${search}`);
    expect(html).toContain(words);
    expect(html).toContain('Valbrune Lyon');
  });

  it('shows the nearest when none is within reach, and all when the place is unknown', async () => {
    const far = await shop.visit('/magasins?position=42.0,9.2');
    expect(far.html).toContain(
      'Aucun magasin à moins de 50\u00a0km de votre position. Voici les plus proches.',
    );
    expect(cards(far.html)).toHaveLength(3);
    const unknown = await shop.visit('/magasins?lieu=%3Cb%3Ezzz');
    expect(unknown.html).toContain('Aucun lieu ne correspond à «\u00a0&lt;b&gt;zzz\u00a0»');
    expect(cards(unknown.html)).toHaveLength(26);
  });

  it('shows all stores, and says why, when one address searches too often', async () => {
    const often = await testShop({
      spoil: (transport) => async (request) =>
        request.document.includes('placeAutocomplete')
          ? { errors: [{ message: 'non', extensions: { category: 'rate-limit' } }] }
          : transport(request),
    });
    const { status, html } = await often.visit('/magasins?lieu=rennes');
    expect([status, cards(html).length]).toEqual([200, 26]);
    expect(html).toContain('Trop de recherches en peu de temps.');
    await often.close();
  });

  it('STO-02 proposes places while one types', async () => {
    const { html } = await shop.visit('/magasins/lieux?q=renn');
    expect(JSON.parse(html)).toMatchObject({
      input: 'renn',
      predictions: expect.arrayContaining([
        expect.objectContaining({ placeId: '35238', description: 'Rennes (35000)' }),
      ]),
    });
    expect(JSON.parse((await shop.visit('/magasins/lieux?q=r')).html)).toEqual({
      input: 'r',
      predictions: [],
    });
  });
});

describe('choosing a store', () => {
  it('STO-08 LAY-08 keeps the token for a day, comes back to the page, and the header names the shop', async () => {
    const { status, headers, cookies } = await choose('VB001', { back: '/livraison' });
    expect([status, headers['location']]).toEqual([302, '/livraison']);
    const token = cookieOf(cookies, 'shop_token_id') ?? '';
    expect(token).toMatch(/Max-Age=86400/);
    expect(token).toContain('HttpOnly');
    const cookie = token.split(';')[0] ?? '';
    const page = await shop.visit('/livraison', { headers: { cookie } });
    expect(page.html).toContain('Mon magasin\u00a0: Valbrune Paris Nation');
    expect(cookieOf(page.cookies, 'shop_token_id')).toBeUndefined();
    expect((await shop.visit('/magasins', { headers: { cookie } })).html).toContain('Magasin sélectionné');
  });

  it('a token that has ended is replaced by a new one, without a shop', async () => {
    const page = await shop.visit('/livraison', { headers: { cookie: 'shop_token_id=perdu' } });
    expect(page.html).toContain('Choisir mon magasin');
    expect(cookieOf(page.cookies, 'shop_token_id')).toMatch(/^shop_token_id=[\w-]{43};/);
  });

  it('a customer finds its own store in the header; a visitor without a token leaves no trace', async () => {
    const customer = await shop.visit('/livraison', { as: HEAD });
    expect(customer.html).toMatch(/Mon magasin\u00a0: Valbrune/);
    const visitor = await shop.visit('/livraison');
    expect(cookieOf(visitor.cookies, 'shop_token_id')).toBeUndefined();
  });

  it('refuses a store that does not exist, and a way out of the shop', async () => {
    expect((await choose('VB999')).status).toBe(404);
    expect((await choose('VB999', { quiet: '1' })).status).not.toBe(404);
    expect((await choose('VB001', { back: 'https://evil.example/' })).headers['location']).toBe('/magasins');
    expect((await choose('VB001', {}, { origin: 'https://evil.example' })).status).toBe(403);
  });
});

describe('the page of one store', () => {
  it('tells hours, services and the way, for people and for search engines', async () => {
    const { status, html } = await shop.visit('/magasins/VB001');
    expect(status).toBe(200);
    expect(html).toContain('<h1>Valbrune Paris Nation</h1>');
    expect(html).toMatch(/<dt>Samedi<\/dt><dd>8\u00a0h\u00a0–\u00a012\u00a0h<\/dd>/);
    expect(html).toContain('Mise à la teinte sur place');
    expect(html).toContain('"@type":"HardwareStore"');
    expect(html).toContain(`<link rel="canonical" href="${publicUrl}/magasins/VB001"`);
  });

  it.each(['/magasins/VB999', '/magasins/%00'])('%s is no store', async (path) => {
    expect((await shop.visit(path)).status).toBe(404);
  });

  it('is linked from the list and named in the sitemap', async () => {
    expect((await shop.visit('/magasins')).html).toContain('href="/magasins/VB001"');
    expect((await shop.visit('/sitemaps/pages.xml')).html).toContain(`${publicUrl}/magasins/VB001<`);
  });
});

describe('a store for one purchase', () => {
  const GWEN = 'gwen.lebihan@demo.valbrune.example';
  const pick = (fields: Record<string, string>) =>
    shop.visit('/magasins/choix', {
      method: 'POST',
      as: GWEN,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: publicUrl },
      body: String(new URLSearchParams({ back: '/magasins', ...fields })),
    });
  const kept = () =>
    shop.db
      .selectFrom('customer')
      .select(['current_shop_code', 'once_shop_code'])
      .where('email', '=', GWEN)
      .executeTakeFirstOrThrow();
  const header = async () =>
    /(?:Mon magasin|Magasin)\u00a0: ([^"<]+)/.exec((await shop.visit('/livraison', { as: GWEN })).html)?.[1];
  const words = async (path: string) => wordsOf((await shop.visit(path, { as: GWEN })).html);

  it('whoever has a store is asked, plainly and without script: from now on, or this time', async () => {
    const { html } = await shop.visit('/magasins/VB001', { as: GWEN });
    expect(html).toMatch(/Remplacer Valbrune [^<]+ comme magasin habituel\u00a0\?/);
    expect(html).toMatch(/<button[^>]*name="once"[^>]*>Non, pour cet achat seulement<\/button>/);
    const visitor = await shop.visit('/magasins/VB001');
    expect(visitor.html).not.toContain('name="once"');
  });

  it('STO-08 STO-11 this time leaves « Mon magasin » as it was, and ends with a choice for good', async () => {
    const usual = await header();
    await pick({ shopCode: 'VB001', once: '1' });
    expect(await header()).toBe('Valbrune Paris Nation, pour cet achat');
    expect(await kept()).toEqual({ current_shop_code: null, once_shop_code: 'VB001' });
    for (const path of ['/', '/customer/dashboard'])
      expect(await words(path)).toMatch(new RegExp(`Mon magasin ${usual}`));
    await shop.visit('/cart', {
      method: 'POST',
      as: GWEN,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: publicUrl },
      body: 'intent=add&sku=10200102&quantity=1',
    });
    const cart = await words('/cart');
    expect(cart).toMatch(/retirés? à Valbrune Paris Nation, pour cet achat\./);
    expect(cart).toContain(`Revenir à ${usual}`);
    const own = /name="shopCode" value="(VB\d+)"/.exec((await shop.visit('/cart', { as: GWEN })).html)?.[1];
    for (const path of ['/magasins', `/magasins/${own}`, '/checkout/shipping'])
      expect(await words(path)).toContain(`Revenir à ${usual}`);
    await pick({ shopCode: own ?? '', once: '1' });
    expect(await kept()).toEqual({ current_shop_code: null, once_shop_code: null });
    expect(await header()).toBe(usual);
    await pick({ shopCode: 'VB001', once: '1' });
    await shop.db
      .updateTable('customer')
      .set({ once_shop_until: new Date(Date.now() - 1000) })
      .where('email', '=', GWEN)
      .execute();
    expect(await header()).toBe(usual);
    await pick({ shopCode: 'VB006' });
    expect(await kept()).toEqual({ current_shop_code: 'VB006', once_shop_code: null });
  });
});

describe('a network of 260 stores', () => {
  it('STO-01 shows them all on a light page: everything about the first, the others by name and town', async () => {
    await sql`insert into shop (${sql.raw(SHOP_COLUMNS)}, code)
      select ${sql.raw(SHOP_COLUMNS)}, 'ZZ' || nth || code from shop, generate_series(1, 9) nth`.execute(
      shop.db,
    );
    await expect.poll(async () => cards((await shop.visit('/magasins')).html).length).toBe(260);
    const { html } = await shop.visit('/magasins');
    expect(html).toContain('240\u00a0autres magasins');
    expect(html.match(/action="\/magasins\/choix"/g)).toHaveLength(20);
    expect(html).toContain('href="/magasins/ZZ9VB001"');
    expect(Buffer.byteLength(html)).toBeLessThan(400_000);
    const near = await shop.visit('/magasins?lieu=rennes');
    expect(near.html).toMatch(/à [\d,]+\u00a0km/);
    expect(Buffer.byteLength(near.html)).toBeLessThan(400_000);
  });
});
