import { announceCatalogueChange } from '@nuancier/api/database/announce-catalogue-change.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { publicUrl, testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';

const KEY = 'ardelis-serena-peinture-murs-et-plafonds-mate';
const PRODUCT = `/produit/${KEY}`;
const WALLS = '/catalogue/peinture-interieure/murs-et-plafonds.html';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await shop.db.updateTable('category').set({ url_suffix: '.html' }).where('level', '>', 1).execute();
  const { settings } = await shop.db.selectFrom('site').select('settings').executeTakeFirstOrThrow();
  const suffixes = { product_url_suffix: '.html', category_url_suffix: '.html' };
  await shop.db
    .updateTable('site')
    .set({ settings: JSON.stringify({ ...(settings as object), ...suffixes }) })
    .execute();
  await announceCatalogueChange(shop.db);
  const isThere = async () => {
    if ((await shop.visit(WALLS)).status !== 200) throw new Error('the catalogue is still the old one');
  };
  await vi.waitFor(isThere, 20_000);
});
afterAll(() => shop.close());

it('NAV-49 LST-09 a category with a suffix lists its products, by its uid', async () => {
  const { html } = await shop.visit(WALLS);
  expect(html).toContain(`href="${PRODUCT}`);
  const before = await shop.send(
    '{ route(url: "peinture-interieure/murs-et-plafonds.html") { ... on CategoryTree { uid product_count } } }',
  );
  expect(before.data).toMatchObject({ route: { product_count: expect.any(Number) } });
});

it('NAV-49 every category link ends with the suffix: menu, tiles, way, address, sitemap', async () => {
  const { html } = await shop.visit(WALLS);
  const links = [
    ...html.matchAll(/(?:href="|"item":")(?:http:\/\/localhost:3000)?(\/catalogue\/[^"?#]+)/g),
  ].map(([, path]) => path ?? '');
  expect(links).toContain('/catalogue/peinture-interieure.html');
  expect(links.filter((path) => !path.endsWith('.html'))).toEqual([]);
  expect(html).toContain(`<link rel="canonical" href="${publicUrl}${WALLS}"`);
  const sitemap = (await shop.visit('/sitemaps/pages.xml')).html;
  const listed = [...sitemap.matchAll(/<loc>[^<]*(\/catalogue\/[^<]*)<\/loc>/g)].map(
    ([, path]) => path ?? '',
  );
  expect(listed.length).toBeGreaterThan(20);
  expect(listed.filter((path) => !path.endsWith('.html'))).toEqual([]);
});

it('NAV-49 every category of the sitemap answers at its address', { timeout: 60_000 }, async () => {
  const sitemap = (await shop.visit('/sitemaps/pages.xml')).html;
  const listed = [...sitemap.matchAll(/<loc>[^<]*(\/catalogue\/[^<]*)<\/loc>/g)].map(
    ([, path]) => path ?? '',
  );
  const answers = await Promise.all(listed.map(async (path) => [path, (await shop.visit(path)).status]));
  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
});

it('NAV-48 a product keeps one address, its key; the one with the suffix leads there, and none to itself', async () => {
  const page = await shop.visit(PRODUCT);
  expect(page.status).toBe(200);
  expect(page.html).toContain(`<link rel="canonical" href="${publicUrl}${PRODUCT}"`);
  expect(page.html).toContain('"item":"http://localhost:3000/catalogue/peinture-interieure.html"');
  const suffixed = await shop.visit(`${PRODUCT}.html`);
  expect([suffixed.status, suffixed.headers['location']]).toEqual([301, PRODUCT]);
  const bare = await shop.visit(`/${KEY}.html`);
  expect([bare.status, bare.headers['location']]).toEqual([301, PRODUCT]);
  const route = await shop.send(
    `{ route(url: "${KEY}.html") { relative_url redirect_code ... on ProductInterface { canonical_url } } }`,
  );
  expect(route.data).toEqual({
    route: { relative_url: `${KEY}.html`, redirect_code: 0, canonical_url: `${publicUrl}${PRODUCT}` },
  });
});

it('NAV-49 an old address of a category leads to the present one', async () => {
  const moved = await shop.visit('/catalogue/ravalement-facade');
  expect([moved.status, moved.headers['location']]).toEqual([301, '/catalogue/facade.html']);
  expect((await shop.visit('/catalogue/facade.html')).status).toBe(200);
});

it('NAV-50 the path of the site’s root category stands before what the backend is asked', async () => {
  const asked: unknown[] = [];
  const rooted = await testShop({
    spoil: (transport) => async (request) => {
      if (request.document.startsWith('query CategoryPage')) asked.push(request.variables['url']);
      return transport(request);
    },
  });
  expect((await rooted.visit('/catalogue/facade')).status).toBe(200);
  expect(asked).toEqual(['facade']);
  const site = await rooted.db.selectFrom('site').select('root_category_id').executeTakeFirstOrThrow();
  await rooted.db
    .updateTable('category')
    .set({ url_path: 'notre-catalogue' })
    .where('id', '=', site.root_category_id)
    .execute();
  await announceCatalogueChange(rooted.db);
  await expect
    .poll(async () => (asked.splice(0), await rooted.visit('/catalogue/facade'), [...asked]), {
      timeout: 20_000,
    })
    .toEqual(['facade', 'notre-catalogue/facade']);
  const page = await rooted.visit('/catalogue/facade');
  expect(page.status).toBe(200);
  expect(page.html).toContain(`<link rel="canonical" href="${publicUrl}/catalogue/facade"`);
  expect((await rooted.visit('/catalogue/rien-de-tel')).status).toBe(404);
  await rooted.close();
});
