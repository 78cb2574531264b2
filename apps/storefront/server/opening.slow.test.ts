// From nothing to a shop that stands.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MERCHANT } from '@nuancier/operator/opening/testing/merchant.ts';
import { wordsOf } from '../testing/drawn-listing.ts';
import { productionShop } from '../testing/production-shop.ts';
import type { ProductionShop } from '../testing/production-shop.ts';

let shop: ProductionShop;
beforeAll(async () => {
  shop = await productionShop();
}, 120_000);
afterAll(() => shop.close());

const visit: ProductionShop['visit'] = (...asked) => shop.visit(...asked);
const statusOf: ProductionShop['statusOf'] = (address) => shop.statusOf(address);
const page: ProductionShop['page'] = (address) => shop.page(address);
const operate: ProductionShop['operate'] = (...words) => shop.operate(...words);
const command: ProductionShop['command'] = (...words) => shop.command(...words);
const graphql: ProductionShop['graphql'] = (query) => shop.graphql(query);

describe('on an empty database', () => {
  it.each([
    '/',
    '/catalogue',
    '/catalogue/facade',
    '/search?q=mat',
    '/mentions-legales',
    '/cart',
    '/sign-in',
    '/customer',
    '/customer/dashboard',
    '/connect-as/jeton',
  ])(
    '%s says that the shop is in preparation: 503, to be asked again, kept nowhere, led nowhere',
    async (address) => {
      const answer = await visit(address, { headers: { cookie: 'vsf-store=ancien; vsf-customer=perdu' } });
      const html = await answer.text();
      expect([answer.status, answer.headers.get('location')]).toEqual([503, null]);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(answer.headers.get('cache-control')).toContain('no-store');
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(html).toContain('<title>Boutique en préparation</title>');
      expect(wordsOf(html)).toContain('Revenez bientôt');
    },
  );

  it('the terminal says how to open it', async () => {
    await expect.poll(() => shop.output()).toContain('Pour l’ouvrir\u00A0: npm run shop -- init');
    expect(shop.output()).not.toContain('La boutique est ouverte');
  });

  it('GraphQL says so too', async () => {
    const { status, body } = await graphql('{ storeConfig { store_name } }');
    expect(status).toBe(503);
    expect(body.errors).toMatchObject([{ message: 'Boutique en préparation. Elle ouvrira bientôt.' }]);
  });

  it('/readyz names what is missing, /healthz is well, and status says what to type', async () => {
    await expect.poll(async () => (await visit('/readyz')).json()).toMatchObject({ catalogue: true });
    const ready = await visit('/readyz');
    expect([ready.status, await ready.json()]).toMatchObject([
      503,
      { ready: false, site: false, missing: ['site'] },
    ]);
    expect(await statusOf('/healthz')).toBe(200);
    expect((await operate('status')).said).toMatch(/À taper +npm run shop -- init\n/);
  });
});

describe('after init by a file, while the shop runs', () => {
  it('no restart is needed: the shop is ready, and home answers', async () => {
    const file = path.join(shop.folder, 'boutique.json');
    await writeFile(file, JSON.stringify(MERCHANT));
    const { code, said } = await operate('init', '--file', file);
    expect([code, said]).toEqual([0, expect.stringContaining('Boutique ouverte')]);
    await expect.poll(() => statusOf('/readyz')).toBe(200);
    await expect.poll(() => statusOf('/')).toBe(200);
    expect(await statusOf('/dev/comptes')).toBe(404);
  }, 60_000);

  it('home stands, with the merchant’s name as text and in the theme that was chosen', async () => {
    const { html, words } = await page('/');
    expect(words).toContain('Bienvenue chez Peintures & Sols <du Port>');
    expect(html).toContain('data-theme="comptoir"');
    expect(html).not.toContain('<du Port>');
    expect(words).not.toMatch(/Valbrune|Nos univers/);
  });

  it.each([
    ['/mentions-legales', 'Peintures du Port, SAS au capital de 150 000 €'],
    ['/mentions-legales', 'RCS Lorient 999 907 009'],
    ['/cgv', '[À rédiger avec votre juriste]'],
    ['/politique-de-confidentialite', 'Peintures du Port, 12 rue du Port, 56100 Lorient'],
    ['/cookies', 'Cookies nécessaires'],
    ['/accessibilite', 'Déclaration d’accessibilité'],
    ['/aide-faq', 'Aide et questions fréquentes'],
    ['/telechargements', 'Fiches techniques'],
  ])('%s stands: « %s »', async (address, fact) => {
    const { status, words } = await page(address);
    expect(status).toBe(200);
    expect(words).toContain(fact);
  });

  it('every link of home, header and footer included, leads to a page', async () => {
    const { html } = await page('/');
    const links = [
      ...new Set([...html.matchAll(/<a [^>]*href="(\/[^"#]*)"/g)].map(([, address = '']) => address)),
    ];
    expect(links.length).toBeGreaterThan(10);
    const answers: [string, number][] = [];
    // One after the other: a visitor does not open them all at once.
    for (const address of links) answers.push([address, await statusOf(address)]);
    expect(answers.filter(([, status]) => status >= 400)).toEqual([]);
  });

  it.each([
    ['/catalogue', 'Nos rayons se remplissent'],
    ['/search?q=mat', 'mat'],
    ['/magasins', 'magasin'],
    ['/nuancier', 'Nuancier'],
    ['/plan-du-site', 'Plan du site'],
    ['/documents', 'Fiches techniques'],
    ['/sitemap.xml', 'sitemaps/pages.xml'],
  ])('%s is sensible while there is nothing to sell', async (address, words) => {
    const answer = await visit(address, { redirect: 'follow' });
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(`${wordsOf(html)}${html}`).toContain(words);
  });

  it('a second init is refused with a sentence', async () => {
    const { code, said } = await command('init', '--file', path.join(shop.folder, 'boutique.json'));
    expect([code, said]).toEqual([1, expect.stringContaining('La boutique est déjà ouverte')]);
  });

  it('the menu follows from the categories, once files have brought them and a product', async () => {
    for (const kind of ['stores', 'categories', 'products', 'articles', 'prices', 'stock']) {
      const file = path.join(shop.folder, `${kind}.csv`);
      expect(await command('import', 'template', kind, file)).toMatchObject({ code: 0 });
      const { code, said } = await command('import', kind, file);
      expect([kind, code, said]).toEqual([kind, 0, expect.stringContaining('Import terminé')]);
    }
    await expect
      .poll(async () => (await page('/')).html)
      .toMatch(/<a [^>]*href="\/catalogue\/peinture-interieure"/);
    expect(await statusOf('/catalogue/peinture-interieure')).toBe(200);
    const left = (await command('status')).said;
    expect([...left.matchAll(/Il manque +([^\u00A0\n]+)/g)].map(([, what]) => what)).toEqual([
      'Page légale',
      'Page légale',
    ]);
  }, 60_000);
});
