import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyPage, passages } from '../../../testing/every-page.ts';
import { publicUrl, testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const paint = '/produit/ardelis-serena-peinture-murs-et-plafonds-mate';

describe('previews', () => {
  it.each([
    ['/', 'website', /\/media\/banner\/promo\/1600x600\.jpg$/],
    ['/catalogue/facade', 'website', /\/media\/category\/facade\/800x450\.jpg$/],
    ['/promo', 'website', /\.jpg$/],
    ['/magasins', 'website', /\.jpg$/],
    [paint, 'product', /\/media\/product\/P102000\/1\/1080x1340\.jpg$/],
    ['/livraison', 'article', /\.jpg$/],
  ])('SEO-01 %s tells its title, text, picture and address', async (path, type, picture) => {
    const head = headOf((await shop.visit(path)).html);
    expect(head).toMatchObject({
      'og:type': type,
      'og:url': publicUrl + path,
      'og:site_name': 'Valbrune',
      'og:locale': 'fr_FR',
      canonical: publicUrl + path,
    });
    expect(head['og:title']).toBe(head['title']);
    expect(head['og:description']).toBe(head['description']);
    expect(head['og:description']).toMatch(/\S/);
    expect(head['og:image']).toMatch(picture);
    expect(head['robots']).toBeUndefined();
  });

  it.each(['/catalogue', '/nuancier', '/plan-du-site', '/Home'])(
    '%s has its canonical address',
    async (path) => {
      const expected = path === '/Home' ? '/' : path;
      expect(headOf((await shop.visit(path)).html)).toMatchObject({ canonical: publicUrl + expected });
    },
  );

  it.each([
    '/catalogue/facade?aspect=Mat',
    '/catalogue/facade?sort=price_asc',
    '/promo?marque=Ardelis',
    '/search?q=peinture',
    '/no-result-found?term=x',
    '/consentement',
  ])('SEO-01 %s is not for search engines', async (path) => {
    expect(headOf((await shop.visit(path)).html)['robots']).toBe('noindex');
  });
});

describe('titles', () => {
  it.each(everyPage.map((page) => [page.path, page] as const))(
    'SEO-01 %s is called by its own name and, once, by the site’s',
    async (path, { name, ...visitor }) => {
      const { status, html } = await shop.visit(path, visitor.as === undefined ? {} : { as: visitor.as });
      const leadsOn = passages.has(name);
      expect(status >= 300 && status < 400).toBe(leadsOn);
      // The stores are called after the site: only its name at the end is the site’s own.
      expect(headOf(html)['title'] ?? '').toMatch(
        leadsOn ? /^$/ : /^(?!.*\S Valbrune.*Valbrune)\S.* – Valbrune$/,
      );
    },
  );

  it.each([
    ['/catalogue/facade?page=1', 'Façade – page 2 – Valbrune'],
    ['/promo', 'Promotions – Valbrune'],
    ['/rien-ici', 'Page introuvable – Valbrune'],
  ])('SEO-01 %s is called %s', async (path, title) => {
    expect(headOf((await shop.visit(path)).html)['title']).toBe(title);
  });

  it.each(['/', '/home', '/Home', '/Page'])(
    'SEO-01 D04 %s is the home page, whose address is /',
    async (path) => {
      expect(headOf((await shop.visit(path)).html)['canonical']).toBe(`${publicUrl}/`);
    },
  );

  it('SEO-01 NAV-43 the page that says that there is none is not found itself', async () => {
    expect((await shop.visit('/no-route')).status).toBe(404);
  });
});

describe('structured data', () => {
  it('the home page tells who sells and how to search', async () => {
    const [organization, site] = jsonLdOf((await shop.visit('/')).html);
    expect(organization).toMatchObject({
      '@type': 'Organization',
      name: 'Valbrune',
      url: `${publicUrl}/`,
      logo: `${publicUrl}/media/logo/valbrune/512x512.png`,
      legalName: 'Valbrune Distribution SAS',
      taxID: '999900012',
      address: { postalCode: '35000', addressLocality: 'Rennes', addressCountry: 'FR' },
      contactPoint: { telephone: '+33261910000', email: 'service.client@valbrune.example' },
    });
    expect(site).toMatchObject({
      '@type': 'WebSite',
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: `${publicUrl}/search?q={search_term_string}` },
      },
    });
  });

  it('a listing tells the way to it', async () => {
    const [crumbs] = jsonLdOf((await shop.visit('/catalogue/peinture-interieure/murs-et-plafonds')).html);
    expect(crumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: `${publicUrl}/catalogue/peinture-interieure` },
        { position: 2, name: 'Murs et plafonds' },
      ],
    });
  });

  it('the stores page lists every store, whose own page tells its place and its hours', async () => {
    const [list] = jsonLdOf((await shop.visit('/magasins')).html);
    expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: 26 });
    const [first] = (list as { itemListElement: { name: string; url: string }[] }).itemListElement;
    expect(first?.name).toMatch(/^Valbrune /);
    const page = await shop.visit(first?.url.replace(publicUrl, '') ?? '');
    const told = jsonLdOf(page.html) as { '@type': string }[];
    expect(told.find((item) => item['@type'] === 'HardwareStore')).toMatchObject({
      address: { addressCountry: 'FR', postalCode: expect.stringMatching(/^\d{5}$/) },
      geo: { latitude: expect.any(Number), longitude: expect.any(Number) },
      telephone: expect.stringMatching(/^\+33\d{9}$/),
      openingHoursSpecification: expect.arrayContaining([
        expect.objectContaining({
          dayOfWeek: 'https://schema.org/Monday',
          opens: expect.stringMatching(/^\d\d:\d\d$/),
        }),
      ]),
      parentOrganization: { '@id': `${publicUrl}/#organization` },
    });
  });
});

/** Title, canonical address and every named meta of a page. */
function headOf(html: string): Record<string, string | undefined> {
  const named = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(
    ([, name = '', content = '']) => [name, content] as const,
  );
  return {
    ...Object.fromEntries(named),
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
  };
}

function jsonLdOf(html: string): unknown[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']): unknown => JSON.parse(json),
  );
}
