import { afterAll, beforeAll, expect, it } from 'vitest';
import { publicUrl, testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const addresses = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address ?? '');

it('the sitemap names one file of pages and as many of products as are needed', async () => {
  const index = await shop.visit('/sitemap.xml');
  expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(addresses(index.html)).toEqual([
    `${publicUrl}/sitemaps/pages.xml`,
    `${publicUrl}/sitemaps/teintes.xml`,
    `${publicUrl}/sitemaps/produits-1.xml`,
  ]);
});

it('every product is in it once, and the first and the last answer', async () => {
  const found = addresses((await shop.visit('/sitemaps/produits-1.xml')).html);
  expect(found).toHaveLength(599);
  expect(new Set(found).size).toBe(599);
  const ends = await Promise.all(
    [found.at(0), found.at(-1)].map((address) => shop.visit(new URL(address ?? '').pathname)),
  );
  expect(ends.map(({ status }) => status)).toEqual([200, 200]);
});

it('every page it names answers, and none twice', async () => {
  const found = addresses((await shop.visit('/sitemaps/pages.xml')).html).map(
    (address) => new URL(address).pathname,
  );
  expect(new Set(found).size).toBe(found.length);
  expect(found).toEqual(expect.arrayContaining(['/', '/catalogue/facade', '/livraison', '/cgv']));
  const statusOf = async (path: string) => (await shop.visit(path)).status;
  const silent: string[] = [];
  // One after the other: a hundred pages at once would each wait for all the others. All are asked for what they
  // show, every tenth is drawn as well, which takes five times as long.
  for (const [nth, path] of found.entries()) {
    if (path !== '/' && (await statusOf(`${path}.data`)) !== 200) silent.push(path);
    if ((path === '/' || nth % 10 === 0) && (await statusOf(path)) !== 200) silent.push(path);
  }
  expect(silent).toEqual([]);
  expect(await statusOf('/catalogue/inconnu.data')).toBe(404);
});

it('names every colour of the charts, each by the address of its page', async () => {
  const found = addresses((await shop.visit('/sitemaps/teintes.xml')).html);
  expect(found).toHaveLength(443);
  expect(found).toContain(`${publicUrl}/nuancier/ral-7016`);
  const { status } = await shop.visit(found[0]?.slice(publicUrl.length) ?? '');
  expect(status).toBe(200);
});

it.each([
  '/sitemaps/produits-2.xml',
  '/sitemaps/produits-0.xml',
  '/sitemaps/x.xml',
  '/sitemaps/produits-1e3.xml',
])('%s is no file of ours', async (path) => {
  expect((await shop.visit(path)).status).toBe(404);
});

it('robots.txt closes what is personal or endless and names the sitemap', async () => {
  const { html } = await shop.visit('/robots.txt');
  expect(html).toContain('Disallow: /customer\n');
  expect(html).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
});
