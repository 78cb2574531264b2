import { afterAll, beforeAll, expect, it } from 'vitest';
import { publicUrl, testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

it('NAV-02 NAV-49 every shop category answers at /catalogue/{url_path}{url_suffix}, however deep', async () => {
  const categories = await shop.db
    .selectFrom('category')
    .select(['name', 'url_path', 'url_suffix', 'level'])
    .where('category_type', '=', 0)
    .where('level', '>', 1)
    .execute();
  expect(Math.max(...categories.map(({ level }) => level))).toBe(6);
  const answers = await Promise.all(
    categories.map((row) => shop.visit(`/catalogue/${row.url_path}${row.url_suffix}`)),
  );
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
}, 90_000);

it('CAT-10 breadcrumbs show each category above with its own address', async () => {
  const { html } = await shop.visit(
    '/catalogue/peinture-interieure/murs-et-plafonds/peinture-mate/mat-plafond',
  );
  const trail = /<nav aria-label="Fil d’Ariane".*?<\/nav>/s.exec(html)?.[0] ?? '';
  expect([...trail.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, name]) => [href, name])).toEqual([
    ['/', 'Accueil'],
    ['/catalogue/peinture-interieure', 'Peinture intérieure'],
    ['/catalogue/peinture-interieure/murs-et-plafonds', 'Murs et plafonds'],
    ['/catalogue/peinture-interieure/murs-et-plafonds/peinture-mate', 'Peinture mate'],
  ]);
  expect(trail).toContain('aria-current="page">Mat plafond<');
});

it('SEO-01 title, description and canonical address come from the category', async () => {
  const { html } = await shop.visit('/catalogue/facade?utm_source=lettre');
  expect(html).toContain('<title>Façade – Valbrune</title>');
  expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
  expect(html).toContain(`<link rel="canonical" href="${publicUrl}/catalogue/facade"`);
});

it('SEO-01 a canonical address given by the editors wins', async () => {
  await shop.db
    .updateTable('category')
    .set({ custom_canonical_url: 'https://www.valbrune.example/bois' })
    .where('url_path', '=', 'bois')
    .execute();
  await shop.db
    .updateTable('catalogue_version')
    .set((eb) => ({ version: eb('version', '+', '1') }))
    .execute();
  await shop.db.executeQuery(notifyCatalogue(shop));
  await expect
    .poll(async () => (await shop.visit('/catalogue/bois')).html)
    .toContain('<link rel="canonical" href="https://www.valbrune.example/bois"');
});

it.each([
  '/catalogue/inconnue',
  '/catalogue/facade/inconnue',
  '/catalogue/livraison',
  '/produit/inconnu',
  '/produit/inconnu/avis',
])('NAV-51 NTF-03 an unresolved path, %s, gives 404 Page not found', async (path) => {
  const page = await shop.visit(path);
  expect(page.status).toBe(404);
  expect(page.html).toContain('data-message-key="Page not found"');
  expect(page.html).toMatch(/<h1[^>]*data-message-key="Page not found"[^>]*>Page introuvable<\/h1>/);
  expect(page.html).not.toContain('data-message-key="This page could not be found"');
  expect(page.html).toContain('<meta name="robots" content="noindex"');
});

it('CAT-03 a content category leads to its own page', async () => {
  const page = await shop.visit('/catalogue/services/livraison');
  expect(page.status).toBe(302);
  expect(page.headers['location']).toBe('/livraison');
});

it('NAV-02 /catalogue without a slug shows every universe', async () => {
  const { status, html } = await shop.visit('/catalogue');
  expect(status).toBe(200);
  expect(html).toContain('href="/catalogue/toile-de-verre"');
});

function notifyCatalogue({ db }: TestShop) {
  return db
    .selectNoFrom((eb) => eb.fn('pg_notify', [eb.val('catalogue_changed'), eb.val('test')]).as('sent'))
    .compile();
}
