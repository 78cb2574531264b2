// Every setting that storeConfig names is changed once, and the page that follows shows it.
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cardsOf, wordsOf } from '../../../testing/drawn-listing.ts';
import { publicUrl, testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const LIST = '/catalogue/facade';

let shop: TestShop;
let before: { settings: unknown; root_category_id: number };
beforeAll(async () => {
  shop = await testShop();
  before = await shop.db
    .selectFrom('site')
    .select(['settings', 'root_category_id'])
    .executeTakeFirstOrThrow();
});
afterAll(() => shop.close());
afterEach(async () => {
  await sql`update site set settings = ${JSON.stringify(before.settings)}::jsonb,
    root_category_id = ${before.root_category_id}`.execute(shop.db);
});

// Signed-in pages are not cached.
const see = (path: string) => shop.visit(path, { as: YANN }).then(({ html }) => html);
const change = (settings: Record<string, unknown>) =>
  sql`update site set settings = settings || ${JSON.stringify(settings)}::jsonb`.execute(shop.db);
const PATIENCE = { timeout: 20_000 };
const sizesOf = (html: string) => {
  const select = /<select[^>]*name="itemsPerPage".*?<\/select>/s.exec(html)?.[0] ?? '';
  return [...select.matchAll(/<option[^>]*value="(\d+)"/g)].map(([, size]) => Number(size));
};
const switches = (html: string) => html.includes('aria-label="Affichage"') || html.includes('mode=list');

describe('CFG-03 lists', () => {
  it('D02 begin with twelve products, and offer ten, twenty and fifty', async () => {
    const html = await see(LIST);
    expect([cardsOf(html).length, sizesOf(html)]).toEqual([12, [12, 10, 20, 50]]);
    expect(sizesOf(await see('/search?q=peinture'))).toEqual([10, 20, 50]);
  });

  it('grid_per_page and grid_per_page_values say how many products a grid shows and offers', async () => {
    await change({ grid_per_page: 6, grid_per_page_values: '6,18' });
    await expect.poll(async () => cardsOf(await see(LIST)).length, PATIENCE).toBe(6);
    expect(sizesOf(await see(LIST))).toEqual([6, 18]);
    expect(cardsOf(await see(`${LIST}?itemsPerPage=18`))).toHaveLength(18);
    expect(cardsOf(await see(`${LIST}?itemsPerPage=20`))).toHaveLength(6);
  });

  it('list_per_page and list_per_page_values do the same for lines', async () => {
    await change({ list_per_page: 7, list_per_page_values: '7,14' });
    await expect.poll(async () => sizesOf(await see(`${LIST}?mode=list`)), PATIENCE).toEqual([7, 14]);
    expect(cardsOf(await see(`${LIST}?mode=list`))).toHaveLength(7);
    expect(cardsOf(await see(LIST))).toHaveLength(12);
  });

  it('a usual size that its values do not name is among them all the same', async () => {
    await change({ grid_per_page: 15, grid_per_page_values: '10,20' });
    await expect.poll(async () => sizesOf(await see(LIST)), PATIENCE).toEqual([15, 10, 20]);
    const { data } = await shop.send('{ storeConfig { grid_per_page grid_per_page_values } }');
    expect(data?.['storeConfig']).toEqual({ grid_per_page: 15, grid_per_page_values: '15,10,20' });
  });

  it('list_mode says which looks there are, and which comes first', async () => {
    expect(switches(await see(LIST))).toBe(true);
    await change({ list_mode: 'grid' });
    await expect.poll(async () => switches(await see(LIST)), PATIENCE).toBe(false);
    // A look that is not offered is not shown either.
    expect(cardsOf(await see(`${LIST}?mode=list`))).toHaveLength(12);
    await change({ list_mode: 'list-grid' });
    await expect.poll(async () => cardsOf(await see(LIST)).length, PATIENCE).toBe(10);
    expect(await see(LIST)).toContain('mode=grid');
  });

  it('catalog_default_sort_by orders the list of a category nobody has ordered', async () => {
    const names = async () => cardsOf(await see(LIST)).map(({ name }) => name);
    const byPosition = await names();
    const byName = cardsOf(await see(`${LIST}?sort=name_asc`)).map(({ name }) => name);
    expect(byName).not.toEqual(byPosition);
    await change({ catalog_default_sort_by: 'name' });
    await expect.poll(names, PATIENCE).toEqual(byName);
    const { data } = await shop.send('{ products(filter: {}) { sort_fields { default } } }');
    expect(data?.['products']).toEqual({ sort_fields: { default: 'name' } });
  });
});

describe('CFG-03 products', () => {
  it('weight_unit says in what the article chosen is weighed, on its page and to every client', async () => {
    const key = 'ardelis-serena-peinture-murs-et-plafonds-mate';
    const page = `/produit/${key}?teinte=RAL+7016&conditionnement=10-l`;
    const told = async () => /EAN \d+ · (Poids : [\d,]+ \w+)/.exec(wordsOf(await see(page)))?.[1];
    const document = `{ products(filter: { url_key: { eq: "${key}" } }) { items {
      ... on PhysicalProductInterface { weight }
      ... on ConfigurableProduct { variants { product { sku ... on PhysicalProductInterface { weight } } } } } } }`;
    type Weighed = { items: [{ weight: null; variants: { product: { sku: string; weight: number } }[] }] };
    const weights = async () => {
      const answer = (await shop.send(document)).data as { products: Weighed };
      const [{ weight, variants }] = answer.products.items;
      expect(weight).toBeNull();
      return variants.map(({ product }) => product);
    };
    const stored = await shop.db.selectFrom('article').select(['sku', 'weight_grams']).execute();
    const grams = new Map(stored.map((article) => [article.sku, article.weight_grams]));
    const sku = /Réf\. (\w+)/.exec(wordsOf(await see(page)))?.[1] ?? '';
    const kilograms = Number(grams.get(sku)) / 1000;
    expect(kilograms).toBeGreaterThan(10);
    expect(await told()).toBe(`Poids : ${String(kilograms).replace('.', ',')} kg`);
    for (const { sku: one, weight } of await weights()) expect(weight).toBe(Number(grams.get(one)) / 1000);

    await change({ weight_unit: 'lbs' });
    const pounds = (kilograms / 0.453_592_37).toFixed(2).replace('.', ',');
    await expect.poll(told, PATIENCE).toBe(`Poids : ${pounds} lb`);
    for (const { sku: one, weight } of await weights())
      expect(weight).toBeCloseTo(Number(grams.get(one)) / 453.592_37, 3);
  });

  it('what is not weighed says nothing of it', async () => {
    const { url_key: key } = await shop.db
      .selectFrom('product')
      .innerJoin('article', 'article.product_id', 'product.id')
      .select('product.url_key')
      .where('article.weight_grams', 'is', null)
      .executeTakeFirstOrThrow();
    expect(wordsOf(await see(`/produit/${key}`))).not.toMatch(/Poids :/);
  });
});

describe('CFG-03 pages', () => {
  it('cms_home_page is the page that stands at the entrance', async () => {
    await change({ cms_home_page: 'livraison' });
    await expect.poll(async () => /<title>([^<]*)/.exec(await see('/'))?.[1], PATIENCE).toMatch(/^Livraison/);
  });

  it('cms_no_route is the page that says that there is none: its text stands at /no-route, as a 404', async () => {
    expect((await shop.visit('/livraison', { as: YANN })).status).toBe(200);
    await change({ cms_no_route: 'livraison' });
    await expect.poll(async () => (await shop.visit('/livraison', { as: YANN })).status, PATIENCE).toBe(404);
    const { content } = await shop.db
      .selectFrom('content_page')
      .select('content')
      .where('identifier', '=', 'livraison')
      .executeTakeFirstOrThrow();
    for (const address of ['/no-route', '/livraison']) {
      const page = await shop.visit(address, { as: YANN });
      expect(page.status).toBe(404);
      expect(wordsOf(page.html)).toContain(wordsOf(content).slice(0, 60));
      expect(page.html).toContain('<meta name="robots" content="noindex"');
      expect(page.html).not.toContain('rel="canonical"');
    }
  });

  it('cms_no_cookies is the page the question about cookies leads to', async () => {
    await change({ cms_no_cookies: 'politique-de-confidentialite' });
    const asked = async () =>
      /consentement-titre.*?<a [^>]*href="([^"]*)"/s.exec(await see('/livraison'))?.[1];
    await expect.poll(asked, PATIENCE).toBe('/politique-de-confidentialite');
  });

  it('root_category_uid is where the menu begins', async () => {
    const facade = await shop.db
      .selectFrom('category')
      .select('id')
      .where('url_path', '=', 'facade')
      .executeTakeFirstOrThrow();
    await shop.db.updateTable('site').set({ root_category_id: facade.id }).execute();
    const menu = async () =>
      wordsOf(/<nav[^>]*aria-label="Catalogue".*?<\/nav>/s.exec(await see('/livraison'))?.[0] ?? '');
    await expect.poll(menu, PATIENCE).toMatch(/Imperméabilité/);
    expect(await menu()).not.toContain('Outillage');
  });
});

describe('CFG-03 CFG-04 accounts', () => {
  it('login_error_message is what a refused sign-in says', async () => {
    await change({ login_error_message: 'Identifiants inconnus du comptoir.' });
    const told = async () =>
      (await shop.send('{ storeConfig { login_error_message } }')).data?.['storeConfig'];
    await expect.poll(told, PATIENCE).toEqual({ login_error_message: 'Identifiants inconnus du comptoir.' });
    // Once: too many failures are answered with a question of another kind.
    const refused = await shop.visit('/sign-in', {
      method: 'POST',
      headers: { origin: publicUrl, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ email: 'personne@exemple.fr', password: 'Faux!2026' }).toString(),
    });
    expect(wordsOf(refused.html)).toContain('Identifiants inconnus du comptoir.');
  });

  it('magento_wishlist_general_is_enabled takes the favourites away, from every page and from the API', async () => {
    expect(await see(LIST)).toContain('href="/customer/my-wishlist"');
    await change({ magento_wishlist_general_is_enabled: '0' });
    await expect.poll(() => see(LIST), PATIENCE).not.toContain('/customer/my-wishlist');
    expect(await see(LIST)).not.toContain('/customer/wish');
    expect(await see('/customer/dashboard')).not.toContain('/customer/my-wishlist');
    expect((await shop.visit('/customer/my-wishlist', { as: YANN })).status).toBe(404);
    const { errors } = await shop.send('mutation { addWishlist(name: "Chantier") { id } }', {}, { as: YANN });
    expect(errors?.[0]?.extensions.key).toBe('The wishlist configuration is currently disabled.');
    const read = await shop.send('{ customer { wishlists { id } } }', {}, { as: YANN });
    expect(read.data?.['customer']).toEqual({ wishlists: [] });
  });
});

it('facade_luminance_min says from which luminance a tint goes outside: on its page, its products and the façade paint', async () => {
  const pages = [
    '/nuancier/ral-7016',
    '/nuancier/ral-7016/produits',
    '/produit/valbrune-essentiel-peinture-de-facade-acrylique-mate?teinte=RAL+7016',
  ];
  const tooDark = async () =>
    (await Promise.all(pages.map(see))).map((html) => /trop foncée/i.test(wordsOf(html)));
  expect(await tooDark()).toEqual([true, true, true]);
  await change({ facade_luminance_min: 3 });
  await expect.poll(tooDark, PATIENCE).toEqual([false, false, false]);
});

it('tester_credit_enabled says whether a tester is given back on a tin: on its button', async () => {
  const told = async () => wordsOf(await see('/nuancier/ral-7016')).includes('remboursé sur votre pot');
  expect(await told()).toBe(true);
  await change({ tester_credit_enabled: '0' });
  await expect.poll(told, PATIENCE).toBe(false);
});

it('CFG-09 CFG-10 STO-09 a currency that nothing converts is not offered', async () => {
  await change({ available_currency_codes: ['EUR', 'CHF'], default_display_currency_code: 'CHF' });
  const asked = async () => {
    const document = `{ currency { default_display_currency_code available_currency_codes
      exchange_rates { currency_to rate } } storeConfig { default_display_currency_code } }`;
    return (await shop.send(document)).data;
  };
  await expect.poll(asked, PATIENCE).toEqual({
    currency: {
      default_display_currency_code: 'EUR',
      available_currency_codes: ['EUR'],
      exchange_rates: [{ currency_to: 'EUR', rate: 1 }],
    },
    storeConfig: { default_display_currency_code: 'EUR' },
  });
  expect(await see('/livraison')).not.toContain('name="currency"');
});
