import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicUrl, testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';
import { productPath } from '../../addresses/paths.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const paint = '/produit/ardelis-serena-peinture-murs-et-plafonds-mate';
const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';
const wordsOf = (html: string) =>
  mainOf(html)
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
const sectionsOf = (html: string) =>
  [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(([, title = '']) =>
    title.replace(/<[^>]*>/g, '').replace(/\u00a0/g, ' '),
  );

describe('pictures', () => {
  it('PDP-01 shows four pictures, 1080x1340 in full and 160x160 as thumbnails, the first one at once', async () => {
    const html = mainOf((await shop.visit(paint)).html);
    const sources = (size: string) =>
      new Set(
        [...html.matchAll(new RegExp(`/media/product/P102000/([1-4])/${size}\\.webp`, 'g'))].map(
          ([, view]) => view,
        ),
      );
    expect(sources('1080x1340')).toEqual(new Set(['1', '2', '3', '4']));
    expect(sources('160x160')).toEqual(new Set(['1', '2', '3', '4']));
    const loading = [...html.matchAll(/<img[^>]*1080x1340[^>]*>/g)].map(
      ([tag]) => /loading="(\w+)"/.exec(tag)?.[1],
    );
    expect(loading).toEqual(['eager', 'lazy', 'lazy', 'lazy']);
    expect(html).toMatch(/width="1080" height="1340"/);
    expect(html).toMatch(/width="160" height="160"/);
  });

  it('PDP-01 shows those of the article once it is decided', async () => {
    const html = mainOf((await shop.visit(`${paint}?couleur=blanc&conditionnement=10-l`)).html);
    expect(html).toContain('/media/article/10200003/1/1080x1340.webp');
    expect(html).not.toContain('/media/product/P102000/1/1080x1340');
  });
});

describe('choice', () => {
  it('PDP-02 the address decides the article: its reference, its price and the price of a litre', async () => {
    const [article] = await shop.db
      .selectFrom('article')
      .innerJoin('public_price', 'public_price.article_sku', 'article.sku')
      .select(['article.sku', 'pack_ht_cents'])
      .where('article.sku', '=', '10200003')
      .execute();
    const words = wordsOf((await shop.visit(`${paint}?couleur=blanc&conditionnement=10-l`)).html);
    const amount = (Math.round((article?.pack_ht_cents ?? 0) * 1.2) / 100).toFixed(2).replace('.', ',');
    expect(words).toContain(`Réf. ${article?.sku}`);
    expect(words).toContain(`${amount} € TTC soit`);
    expect(words).toMatch(/soit \d+,\d\d € TTC \/ L/);
  });

  it('PDP-02 until then the lowest price stands with « à partir de »', async () => {
    const words = wordsOf((await shop.visit(paint)).html);
    expect(words).toMatch(/à partir de \d+,\d\d € TTC/);
    expect(words).toContain('Réf. P102000');
    expect(words).toContain('Choisir une couleur');
  });

  it('PDP-02 a pack that a colour does not have says so and cannot be chosen', async () => {
    const html = mainOf((await shop.visit(`${paint}?couleur=base-p-pastel`)).html);
    expect(html).toMatch(
      /<span[^>]*data-unavailable=""[^>]*><strong[^>]*>15.L<\/strong><span[^>]*>pas à teinter/,
    );
  });

  it('PDP-02 what was chosen stays chosen when it does not go together, and the page says what to do', async () => {
    const words = wordsOf((await shop.visit(`${paint}?couleur=base-p-pastel&conditionnement=15-l`)).html);
    expect(words).toContain('À teinter, ce produit n’existe pas en 15 L : changez l’un ou l’autre.');
    expect(words).toContain('Conditionnement : 15 L');
  });

  it('PDP-02 a tint that a machine cannot make is refused in words', async () => {
    const special = await shop.db
      .selectFrom('colour')
      .select('code')
      .where('special', 'is not', null)
      .executeTakeFirstOrThrow();
    const words = wordsOf((await shop.visit(`${paint}?teinte=${encodeURIComponent(special.code)}`)).html);
    expect(words).toContain('non réalisable à la machine');
    expect(words).not.toContain('Réalisée sur');
    expect(wordsOf((await shop.visit(`${paint}?teinte=RAL+0000`)).html)).toContain(
      'dans aucun de nos nuanciers',
    );
  });

  it('PDP-03 every ready colour, every pack and the tinting of the product are offered, no base', async () => {
    const articles = await shop.db
      .selectFrom('article')
      .innerJoin('product', 'product.id', 'article.product_id')
      .select(['color', 'conditioning', 'tintable'])
      .where('product.sku', '=', 'P102000')
      .execute();
    expect(articles).toHaveLength(13);
    const words = wordsOf((await shop.visit(paint)).html);
    for (const { conditioning } of articles) expect(words).toContain(conditioning);
    for (const { color } of articles.filter(({ tintable }) => !tintable)) expect(words).toContain(color);
    expect(words).toContain('Teinte à la machine');
    expect(words).not.toMatch(/\bBase (?:P|M|TR)\b/);
  });

  it('PDP-06 a paint asks for colour and Conditionnement, a covering for a Modèle, a tool for its size', async () => {
    const groups = async (path: string) => sectionsOf(mainOf((await shop.visit(path)).html)).slice(0, 2);
    expect(await groups(paint)).toEqual([
      'Couleur : Choisir une couleur',
      'Conditionnement : Choisir un conditionnement',
    ]);
    const [model] = await groups('/produit/papelya-lin-et-coton-papier-peint-intisse-a-motifs');
    expect(model).toBe('Modèle : Choisir un modèle');
    const [size] = await groups('/produit/manouvrier-classique-manchon-microfibre');
    expect(size).toBe('Déclinaison : Choisir une déclinaison');
  });

  it('PDP-07 the quantity is 1 unless the address says otherwise', async () => {
    const quantity = async (path: string) =>
      /name="quantite"[^>]*value="(\d+)"/.exec((await shop.visit(path)).html)?.[1];
    expect(await quantity(paint)).toBe('1');
    expect(await quantity(`${paint}?quantite=4`)).toBe('4');
    // An invalid number of packs is ignored and refused in place.
    expect(await quantity(`${paint}?quantite=-4`)).toBe(undefined);
    const bad = wordsOf((await shop.visit(`${paint}?couleur=blanc&conditionnement=10-l&quantite=-4`)).html);
    expect(bad).toContain('La quantité doit être un nombre entier supérieur à 0.');
    expect(bad).not.toContain('Total pour');
    expect(
      wordsOf((await shop.visit(`${paint}?couleur=blanc&conditionnement=10-l&quantite=4`)).html),
    ).toContain('Total pour 4 conditionnements');
  });

  it('every product of the shop can be decided down to one article by its links', async () => {
    const articles = await shop.db
      .selectFrom('article')
      .innerJoin('product', 'product.id', 'article.product_id')
      .select(['product.sku', 'article.color', 'article.model', 'article.size', 'article.conditioning'])
      .execute();
    const seen = new Set(
      articles.map((row) => JSON.stringify([row.sku, row.color ?? row.model, row.size ?? row.conditioning])),
    );
    expect(seen.size).toBe(articles.length);
  });
});

describe('everything there is to know', () => {
  it('PDP-04 the technical table, the VOC sentence, the indoor-air label and the documents come from the product’s sheet', async () => {
    const { html } = await shop.visit(paint);
    const words = wordsOf(html);
    expect(sectionsOf(html)).toEqual(
      expect.arrayContaining(['Description', 'Caractéristiques', 'Documents', 'Avis clients']),
    );
    expect(words).toMatch(/Rendement 9 à 11 m²\/L/);
    expect(words).toContain('Valeur limite UE pour ce produit (cat. A/a) : 30 g/L (2010).');
    expect(html).toContain('aria-label="Émissions dans l’air intérieur. Classe A+."');
    expect(html).toMatch(/<a[^>]*href="[^"]*\/documents\/P102000\/[^"]*"[^>]*>.*?Fiche technique/s);
    expect(words).toContain('Fiche de données de sécurité (FDS)');
  });

  it('PDP-08 the calculator is offered for a product with a yield only; without script it leads to the page', async () => {
    expect((await shop.visit(paint)).html).toMatch(
      /<a[^>]*href="\/calcul-quantite"[^>]*>.*?Calculer la quantité/s,
    );
    const tool = mainOf((await shop.visit('/produit/manouvrier-classique-manchon-microfibre')).html);
    expect(tool).not.toContain('Calculer la quantité');
  });

  it.each([
    ['wallpaper, by its match', '/search?q=papier+peint+motifs', 'Raccord'],
    ['vinyl planks, by the square metre', '/search?q=lames+vinyle', 'Chutes et recouvrements à prévoir'],
    ['glass cloth', '/search?q=toile+de+verre', 'Chutes et recouvrements à prévoir'],
    ['insulation', '/search?q=panneau+PSE+gris', 'Chutes et recouvrements à prévoir'],
  ])('PDP-08 the calculator is offered for %s', async (_, listing, entry) => {
    const first = /href="(\/produit\/[^"?]+)/.exec(mainOf((await shop.visit(listing)).html))?.[1] ?? '';
    const page = mainOf((await shop.visit(first)).html);
    expect(page).toContain('Calculer la quantité');
    expect(wordsOf(page)).toContain(entry);
  });

  it('PDP-08 insulation tells its R by thickness, and its packs follow the thickness', async () => {
    const first =
      /href="(\/produit\/[^"?]+)/.exec(mainOf((await shop.visit('/search?q=panneau+PSE+gris')).html))?.[1] ??
      '';
    const choiceOn = async (address: string) => {
      const [choice = ''] = (await shop.visit(address)).html.split('id="choix"')[1]?.split('Quantité') ?? [];
      return wordsOf(`<main ${choice}</main>`);
    };
    const open = await choiceOn(first);
    // 0.120 ÷ 0.031 = 3.87
    expect(open).toContain('120 mm R 3,85 m²·K/W');
    expect(open).not.toContain('Paquet de');
    const chosen = await choiceOn(`${first}?couleur=120-mm`);
    expect(chosen).toContain('Paquet de 2,16');
    expect(chosen).not.toContain('3,6 m²');
    // Another thickness forgets the pack of the last one.
    const { html } = await shop.visit(`${first}?couleur=120-mm&conditionnement=paquet-de-2-16-m2`);
    expect(html).toMatch(/href="[^"]*\?couleur=60-mm"/);
    expect(html).toMatch(
      /href="\/calcul-quantite\?ouvrage=ite&amp;isolant=[^"]+"[^>]*>Calculer le système ITE complet/,
    );
  });

  it('PDP-09 related, upsell and at most three cross-sell products', async () => {
    const { html } = await shop.visit(paint);
    const rowOf = (title: string) =>
      new RegExp(`<h2>${title}</h2><ul.*?</ul></section>`, 's').exec(html)?.[0].match(/<article/g)?.length ??
      0;
    expect(rowOf('Nos produits compatibles')).toBeGreaterThan(0);
    expect(rowOf('Nos produits compatibles')).toBeLessThanOrEqual(3);
    expect(rowOf('Produits associés')).toBeGreaterThan(0);
    expect(rowOf('Vous aimerez aussi')).toBeGreaterThan(0);
  });

  it('tells that there is no review yet', async () => {
    const { html } = await shop.visit('/produit/ardelis-serena-peinture-plafond-mate');
    expect(wordsOf(html)).toContain('Aucun avis pour le moment');
  });
});

it('the page is one question to the API, a tint one more for its sample, and stands when its sheet cannot be had', async () => {
  const asked: string[] = [];
  const spoilt = await testShop({
    spoil: (transport) => async (request) => {
      asked.push(/query (\w+)/.exec(request.document)?.[1] ?? '');
      const answer = await transport(request);
      return request.document.includes('query ProductPage')
        ? { ...answer, errors: [sheetFault('attribute_data'), sheetFault('feature')] }
        : answer;
    },
  });
  const page = await spoilt.visit(paint);
  expect(page.status).toBe(200);
  expect(asked.splice(0).toSorted()).toEqual(['Layout', 'ProductPage']);
  const tinted = await spoilt.visit(`${paint}?teinte=RAL+7016`);
  await spoilt.close();
  expect(tinted.status).toBe(200);
  expect(asked.toSorted()).toEqual(['Layout', 'ProductPage', 'TesterOffers']);
});

const sheetFault = (field: string) => ({
  message: 'incident',
  path: ['products', 'items', 0, field],
  extensions: { category: 'graphql-fault' },
});

describe('address', () => {
  it('NAV-05 without a slug the visitor goes to the category route', async () => {
    const page = await shop.visit('/produit');
    expect(page.status).toBe(302);
    expect(page.headers['location']).toBe('/catalogue');
  });

  it.each([
    '/produit/inconnu',
    '/produit/..%2f..%2fetc',
    '/produit/%3Cscript%3E',
    `/produit/${'a'.repeat(300)}`,
  ])('NAV-05 %s is no product: 404 Page not found', async (path) => {
    const page = await shop.visit(path);
    expect(page.status).toBe(404);
    expect(page.html).toContain('data-message-key="Page not found"');
  });

  it('NAV-48 a product link is /produit/{url_key}, or built from the first url rewrite, and answers', async () => {
    const key = 'ardelis-serena-peinture-murs-et-plafonds-mate';
    expect(productPath({ url_key: key })).toBe(paint);
    expect(productPath({ url_key: null, url_rewrites: [{ url: key }] })).toBe(paint);
    const { status, html } = await shop.visit(
      '/catalogue/peinture-interieure/murs-et-plafonds/peinture-mate',
    );
    expect(status).toBe(200);
    const links = [
      ...new Set([...mainOf(html).matchAll(/href="(\/produit\/[^"?]*)"/g)].map(([, href = '']) => href)),
    ];
    expect(links.length).toBeGreaterThan(3);
    const answers = await Promise.all(links.map((link) => shop.visit(link)));
    expect(answers.map((answer) => answer.status)).toEqual(links.map(() => 200));
  });

  it('SEO-01 title, description, one canonical address for all choices, picture and structured data', async () => {
    const { html } = await shop.visit(`${paint}?couleur=blanc&conditionnement=10-l&utm_source=x`);
    expect(html).toMatch(/<title>[^<]*Peinture murs et plafonds mate[^<]*Valbrune<\/title>/);
    expect(html).toContain(`<link rel="canonical" href="${publicUrl}${paint}"`);
    expect(html).toContain(
      `<meta property="og:image" content="${publicUrl}/media/product/P102000/1/1080x1340.jpg"`,
    );
    const [product, crumbs] = jsonLdOf(html);
    expect(product).toMatchObject({
      '@type': 'Product',
      sku: 'P102000',
      offers: { priceCurrency: 'EUR', offerCount: 13 },
    });
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
  });

  it('H03 a name that would end the script stays data in the page, in the structured data and in the title', async () => {
    const name = 'Bois</script><script>alert(1)</script>\u2028<img src=x onerror=alert(2)>';
    await shop.db.updateTable('product').set({ name }).where('sku', '=', 'P301000').execute();
    const { url_key } = await shop.db
      .selectFrom('product')
      .select('url_key')
      .where('sku', '=', 'P301000')
      .executeTakeFirstOrThrow();
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
      .poll(async () => jsonLdOf((await shop.visit(`/produit/${url_key}`)).html)[0])
      .toMatchObject({ name });
    const { html } = await shop.visit(`/produit/${url_key}`);
    expect(html).not.toContain('<script>alert(1)');
    expect(html).not.toContain('<img src=x');
    const scripts = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) => text);
    expect(scripts.filter((text) => text.includes('\u2028'))).toEqual([]);
  });

  it('H01 script in any parameter of the choice is shown as text or not at all', async () => {
    const evil = encodeURIComponent('"><script>alert(1)</script>');
    const { status, html } = await shop.visit(
      `${paint}?couleur=${evil}&conditionnement=${evil}&teinte=${evil}&libelle=${evil}&quantite=${evil}`,
    );
    expect(status).toBe(200);
    expect(html).not.toContain('<script>alert(1)');
    const custom = await shop.visit(`${paint}?teinte=%23AABBCC&libelle=${evil}`);
    expect(custom.html).not.toContain('<script>alert(1)');
    expect(custom.html).toContain('&gt;&lt;script&gt;alert(1)');
  });
});

function jsonLdOf(html: string): unknown[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']): unknown => JSON.parse(json),
  );
}
