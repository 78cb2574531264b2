import { announceCatalogueChange } from '@nuancier/api/database/announce-catalogue-change.ts';
import { createLog } from '@nuancier/api/monitoring/log.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { publicUrl, testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';

const KEY = 'ardelis-serena-peinture-murs-et-plafonds-mate';
const PRODUCT = `/produit/${KEY}`;
const WALLS = '/catalogue/peinture-interieure/murs-et-plafonds.html';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  const { settings } = await shop.db.selectFrom('site').select('settings').executeTakeFirstOrThrow();
  const suffixes = { product_url_suffix: '.html', category_url_suffix: '.html' };
  await shop.db
    .updateTable('site')
    .set({ settings: JSON.stringify({ ...(settings as object), ...suffixes }) })
    .execute();
  const isThere = async () => {
    if ((await shop.visit(WALLS)).status !== 200) throw new Error('the settings are still the old ones');
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

it('NAV-49 NAV-50 a category asked for without the suffix is sent to its address, deep or not', async () => {
  for (const path of ['/catalogue/facade', '/catalogue/peinture-interieure/murs-et-plafonds']) {
    const bare = await shop.visit(`${path}?price=10-50`);
    expect([bare.status, bare.headers['location']]).toEqual([301, `${path}.html?price=10-50`]);
  }
  // An ending that categories may have had before leads on; one of nothing does not.
  const former = await shop.visit('/catalogue/facade.htm');
  expect([former.status, former.headers['location']]).toEqual([301, '/catalogue/facade.html']);
  expect((await shop.visit('/catalogue/inconnu.htm')).status).toBe(404);
  const { data } = await shop.send(`{ urlResolver(url: "facade") { relative_url redirectCode }
    route(url: "facade.html") { relative_url redirect_code
      ... on CategoryTree { url_path url_suffix canonical_url } } }`);
  expect(data).toEqual({
    urlResolver: { relative_url: 'facade.html', redirectCode: 301 },
    route: {
      relative_url: 'facade.html',
      redirect_code: 0,
      url_path: 'facade',
      url_suffix: '.html',
      canonical_url: `${publicUrl}/catalogue/facade.html`,
    },
  });
});

it('NAV-49 an old address of a category leads to the present one', async () => {
  const moved = await shop.visit('/catalogue/ravalement-facade');
  expect([moved.status, moved.headers['location']]).toEqual([301, '/catalogue/facade.html']);
  expect((await shop.visit('/catalogue/facade.html')).status).toBe(200);
});

it('NAV-49 a suffix of the category’s own goes before the site’s', async () => {
  await shop.db.updateTable('category').set({ url_suffix: '.htm' }).where('url_path', '=', 'bois').execute();
  await announceCatalogueChange(shop.db);
  await expect.poll(async () => (await shop.visit('/catalogue/bois.htm')).status).toBe(200);
  expect((await shop.visit(WALLS)).html).toContain('href="/catalogue/bois.htm"');
});

it('NAV-49 a page that would lead to itself is not found, and the fault is told', async () => {
  const told: string[] = [];
  const log = createLog({ level: 'error', destination: { write: (line: string) => void told.push(line) } });
  const looped = await testShop({ log });
  const loop = async (custom_url: string) => {
    await looped.db.updateTable('category').set({ custom_url }).where('url_path', '=', 'bois').execute();
    await announceCatalogueChange(looped.db);
  };
  const idOf = async (path: string) => {
    const row = looped.db.selectFrom('category').select('id').where('url_path', '=', path);
    return String((await row.executeTakeFirstOrThrow()).id);
  };
  await loop('/livraison');
  const target = async () => (await looped.visit('/catalogue/bois')).headers['location'];
  await expect.poll(target).toBe('/livraison');
  await loop('/catalogue/bois');
  await expect.poll(target).toBeUndefined();
  const page = await looped.visit('/catalogue/bois');
  expect(page.status).toBe(404);
  expect(page.html).toContain('data-message-key="Page not found"');
  expect(told.join('')).toContain('redirects to itself');
  // Loops over two addresses, one of them an old one, and over three: each answers 404.
  await looped.db
    .insertInto('url_rewrite')
    .values({ request_path: 'ancien-bois', kind: 'category', target: await idOf('bois') })
    .execute();
  const floors = looped.db.updateTable('category').where('url_path', '=', 'facade');
  for (const [wood, floor] of [
    ['/ancien-bois', null],
    ['/catalogue/facade', '/catalogue/bois'],
    ['/catalogue/facade', '/catalogue/ancien-bois?x=1'],
  ] as const) {
    await floors.set({ custom_url: floor }).execute();
    await loop(wood);
    const answered = async () => [
      (await looped.visit('/catalogue/bois')).status,
      told.join('').includes(`→ ${wood} →`),
    ];
    await expect.poll(answered).toEqual([404, true]);
    told.length = 0;
  }
  await floors.set({ custom_url: '/livraison' }).execute();
  await loop('/catalogue/facade');
  await expect.poll(target).toBe('/catalogue/facade');
  await loop('/catalogue/bois');
  await expect.poll(target).toBeUndefined();
  // Where its own query is different, it is another page.
  const other = await looped.visit('/catalogue/bois?page=2');
  expect([other.status, other.headers['location']]).toEqual([302, '/catalogue/bois']);
  await looped.close();
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
