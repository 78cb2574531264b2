import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardsOf, filterOptionsOf, totalOf, wordsOf } from '../../../testing/drawn-listing.ts';
import { testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';

let shop: TestShop;
const documents: string[] = [];
const terms: string[] = [];
beforeAll(async () => {
  shop = await testShop({
    spoil: (transport) => (request) => {
      documents.push(/query (\w+)/.exec(request.document)?.[1] ?? '');
      if (typeof request.variables['search'] === 'string') terms.push(request.variables['search']);
      return transport(request);
    },
  });
});
afterAll(() => shop.close());

describe('/search', () => {
  it('NAV-03 LST-03 lists what is found, ten per page, without looking up a category', async () => {
    documents.length = 0;
    const { status, html } = await shop.visit('/search?q=lasure');
    expect(status).toBe(200);
    expect(documents.toSorted()).toEqual(['Layout', 'SearchPage', 'SiteTerms']);
    expect(html).toMatch(/<h1[^>]*>Résultats pour «\u00a0lasure\u00a0»<\/h1>/);
    expect(cardsOf(html)).toHaveLength(10);
    expect(cardsOf(html)[0]?.name).toContain('asure');
    expect(html).toContain('<meta name="robots" content="noindex"');
  });

  it('tells the words really searched for when the typed ones were mistyped', async () => {
    const { html } = await shop.visit('/search?q=peintur+facde');
    expect(html).toContain('Résultats affichés pour «\u00a0peinture façade\u00a0».');
    expect(totalOf(html)).toBeGreaterThan(10);
    expect((await shop.visit('/search?q=lasure')).html).not.toContain('Résultats affichés pour');
  });

  it('says which kind of product was understood, leads to all of it, and names the words it left out', async () => {
    const { html } = await shop.visit('/search?q=pinceau+vernis');
    expect(html).toContain('<strong>Brosses et pinceaux</strong>');
    expect(html).toContain(', pour «\u00a0pinceau vernis\u00a0».');
    expect(html).toMatch(
      /<a href="\/catalogue\/outillage\/outils-d-application\/brosses-et-pinceaux"[^>]*>Voir tout le rayon<\/a>/,
    );
    expect(cardsOf(html)[0]?.name).toMatch(/Brosse|Spalter/);
    const left = await shop.visit('/search?q=gants+siphon+lasure');
    expect(left.html).toContain('ces mots n’ont pas été retenus.');
    const { html: plain } = await shop.visit('/search?q=lasure');
    expect(plain).not.toContain('Voir tout le rayon');
    expect(plain).not.toContain('retenu');
  });

  it('a colour and a pack are on the card, its picture and its price, and carried to the page', async () => {
    const { html } = await shop.visit('/search?q=laque+antirouille+noire+2,5L');
    const [card] = cardsOf(html);
    const address = card?.href.replaceAll('&amp;', '&') ?? '';
    expect(address).toMatch(/^\/produit\/[^?]+\?couleur=noir-ral-9005&conditionnement=2-5-l$/);
    expect(card?.text).toContain('Noir RAL 9005');
    expect(html).toContain('brillante – Noir RAL 9005 – 2,5 L');
    const sku = /name="sku" value="(\d+)"/.exec(html)?.[1] ?? '-';
    expect(html).toContain(`/article/${sku}/`);
    const { html: page } = await shop.visit(address);
    expect(page).toContain(`name="sku" value="${sku}"`);
    expect(wordsOf(page)).toContain(`${(card?.amount ?? 0).toFixed(2).replace('.', ',')} € TTC`);
    // Nothing is left to choose: one press puts it into the cart.
    expect(html).toMatch(/name="parent_sku" value="P\d+"/);
  });

  it('a plain colour leads to its family in the chart, an unknown code is said to be in none', async () => {
    const { html } = await shop.visit('/search?q=peinture+bleue');
    expect(html).toMatch(/<a href="\/nuancier#famille-bleus"[^>]*>Choisir un bleu dans le nuancier<\/a>/);
    expect(html).not.toContain('retenu');
    const { html: chart } = await shop.visit('/nuancier');
    expect(chart).toContain('id="famille-bleus"');
    const { html: unknown } = await shop.visit('/search?q=laque+ral+9999');
    expect(unknown).toContain('«\u00a0ral 9999\u00a0» n’est dans aucun de nos nuanciers.');
    expect(unknown).not.toMatch(/Choisir une? \S+ dans le nuancier/);
  });

  it('a colour alone leaves the pack open', async () => {
    const [card] = cardsOf((await shop.visit('/search?q=laque+antirouille+noire')).html);
    expect(card?.href).toMatch(/\?couleur=noir-ral-9005$/);
    expect(card?.text).toContain('à partir de');
  });

  it('a tint is said, is on the cards and is carried to the page', async () => {
    const { html } = await shop.visit('/search?q=peinture+velours+bleu+canard');
    expect(wordsOf(html)).toContain('Teinte : Bleu canard, VB-BU090. Tous les produits dans cette teinte');
    for (const { href, text } of cardsOf(html)) {
      expect(href).toContain('?teinte=VB-BU090');
      expect(text).toContain('Bleu canard, VB-BU090');
    }
    expect(wordsOf((await shop.visit(cardsOf(html)[0]?.href ?? '')).html)).toContain('Bleu canard');
  });

  it.each(['#2E5978', '2e5978'])(
    '« %s », a screen colour, leads to the tints nearest to it',
    async (term) => {
      const { status, headers } = await shop.visit(`/search?q=${encodeURIComponent(term)}`);
      expect([status, headers['location']]).toEqual([302, '/nuancier/trouver?couleur=2E5978']);
      expect((await shop.visit('/search?q=facade')).status).toBe(200);
    },
  );

  it.each(['RAL 5009', 'ral5009', '5009'])('« %s » alone leads to the colour', async (code) => {
    const { status, headers } = await shop.visit(`/search?q=${encodeURIComponent(code)}`);
    expect([status, headers['location']]).toEqual([302, '/nuancier/ral-5009']);
  });

  it('references pasted together are each found, and go on to the quick order in one press', async () => {
    const { status, html } = await shop.visit('/search?q=10200003+10100001,10100002');
    expect(status).toBe(200);
    expect(wordsOf(html)).toContain('3 références trouvées');
    for (const sku of ['10200003', '10100001', '10100002']) expect(html).toContain(`?article=${sku}"`);
    expect(html).toContain('name="list" value="10200003;1\n10100001;1\n10100002;1"');
    expect(wordsOf(html)).toContain('Commander ces références');
    const { html: some } = await shop.visit('/search?q=10200003+99999999+10100001');
    expect(wordsOf(some)).toContain('Référence introuvable : 99999999.');
  });

  it('a ticked filter says more than the words', async () => {
    const { html } = await shop.visit('/search?q=laque+antirouille+noire+2,5L&conditionnement=0-5-l');
    expect(cardsOf(html).length).toBeGreaterThan(0);
    for (const { href } of cardsOf(html)) expect(href).not.toContain('2-5-l');
  });

  it('« réf. » before a reference is no word to search for', async () => {
    const { headers } = await shop.visit(`/search?q=${encodeURIComponent('réf. 10200003')}`);
    expect(headers['location']).toMatch(/\?article=10200003$/);
    // Beside other words its article is chosen all the same.
    const [card] = cardsOf((await shop.visit('/search?q=10200003+mate')).html);
    expect(card?.href).toContain('conditionnement=');
  });

  it('LST-09 filters narrow it as they promise, the category among them, and keep the words', async () => {
    const { html } = await shop.visit('/search?q=peinture');
    const options = filterOptionsOf(html);
    expect(options.every(({ href }) => href.startsWith('/search?q=peinture&'))).toBe(true);
    const rayon = options.find(({ href }) => href.includes('category_uid='));
    expect(totalOf((await shop.visit(rayon?.href ?? '')).html)).toBe(rayon?.count);
    const two = options.filter(({ href }) => href.includes('category_uid=')).at(1);
    expect(two?.href).not.toBe(rayon?.href);
  });

  it('SRH-02 without a result one is led to /no-result-found with the term', async () => {
    const { status, headers } = await shop.visit('/search?q=zzqqxx%20&utm_source=x');
    expect(status).toBe(302);
    expect(headers['location']).toBe('/no-result-found?term=zzqqxx');
  });

  it.each(['sku', 'ean'] as const)(
    'SRH-01 a reference or bar code (%s) opens its product with the article chosen',
    async (code) => {
      const article = await shop.db
        .selectFrom('article')
        .select(['sku', 'ean'])
        .where('sku', '=', '10200003')
        .executeTakeFirstOrThrow();
      const { status, headers } = await shop.visit(`/search?q=+${article[code]}+&utm_source=x`);
      const to = '/produit/ardelis-serena-peinture-murs-et-plafonds-mate?article=10200003';
      expect([status, headers['location']]).toEqual([302, to]);
      const { html } = await shop.visit(to);
      expect(html).toContain('name="sku" value="10200003"');
      // Another pack is one press away, the colour stays.
      expect(html).toMatch(/href="[^"]*\?article=10200003&amp;conditionnement=3-l"/);
      const other = await shop.visit(`${to}&conditionnement=3-l`);
      expect(other.html).toMatch(/name="sku" value="1020000(?!3)\d"/);
    },
  );

  it('SRH-01 a product’s own reference opens the product; whoever filters keeps the list', async () => {
    expect((await shop.visit('/search?q=p102000')).headers['location']).toBe(
      '/produit/ardelis-serena-peinture-murs-et-plafonds-mate',
    );
    expect((await shop.visit('/search?q=10200003&aspect=Mat')).status).toBe(200);
    expect((await shop.visit('/search?q=2900000')).headers['location']).not.toMatch(/produit/);
  });

  it('filters that leave nothing are told on the page itself', async () => {
    const { status, html } = await shop.visit('/search?q=lasure&marque=personne');
    expect(status).toBe(200);
    expect(html).toContain('Aucun produit ne correspond à tous vos filtres.');
  });

  it('NAV-03 without words it lists everything', async () => {
    const { status, html } = await shop.visit('/search');
    expect(status).toBe(200);
    expect(totalOf(html)).toBeGreaterThan(500);
    expect(html).toMatch(/<h1[^>]*>Tous les produits<\/h1>/);
  });

  it.each([
    ['5,000 letters', 'a'.repeat(5000)],
    ['5,000 words', 'peinture '.repeat(600)],
    ['something like a regular expression', '(a+)+$'.repeat(30)],
    ['an SQL probe', "'; DROP TABLE product; --"],
    ['script', '"><script>alert(1)</script>'],
    ['control characters', 'lasure\u0000\u0007'],
  ])('%s is asked once, cut to 200 letters', async (_, term) => {
    documents.length = 0;
    terms.length = 0;
    const { status, html } = await shop.visit(`/search?q=${encodeURIComponent(term)}`);
    expect([200, 302]).toContain(status);
    expect(html).not.toContain('<script>alert(1)');
    expect(documents.filter((name) => name === 'SearchPage')).toHaveLength(1);
    expect(terms).toHaveLength(1);
    expect(terms[0]?.length).toBeLessThanOrEqual(200);
  });
});

describe('/no-result-found', () => {
  it('NAV-06 shows the term as text, answers 200, is not indexed, and shows ways on', async () => {
    const { status, html } = await shop.visit(
      `/no-result-found?term=${encodeURIComponent('<script>alert(1)</script>')}`,
    );
    expect(status).toBe(200);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).not.toContain('<script>alert(1)');
    expect(html).toContain('«\u00a0&lt;script&gt;alert(1)&lt;/script&gt;\u00a0»');
    for (const way of ['/contactez-nous', '/magasins', '/catalogue/facade', '/search']) {
      expect(/<main.*<\/main>/s.exec(html)?.[0]).toContain(`"${way}"`);
    }
  });
});

describe('what is nearest', () => {
  it('things of other trades lead to the nearest range, nonsense to none', async () => {
    const { html } = await shop.visit('/no-result-found?term=perceuse');
    expect(/Rayons les plus proches.*?<\/ul>/s.exec(html)?.[0]).toContain('href="/catalogue/outillage"');
    expect((await shop.visit('/no-result-found?term=zorglub')).html).not.toContain('Rayons les plus proches');
  });
});

describe('/promo', () => {
  it('NAV-04 is titled Special Offers and lists what is flagged, without looking up a category', async () => {
    documents.length = 0;
    const { status, html } = await shop.visit('/promo');
    expect(status).toBe(200);
    expect(documents.toSorted()).toEqual(['Layout', 'PromoPage', 'SiteTerms']);
    expect(html).toMatch(/<h1 data-message-key="Special Offers"[^>]*>Promotions<\/h1>/);
    const { flagged } = await shop.db
      .selectFrom('product')
      .select((eb) => eb.fn.countAll<string>().as('flagged'))
      .where('flag_promo', '=', true)
      .where('is_active', '=', true)
      .executeTakeFirstOrThrow();
    expect(totalOf(html)).toBe(Number(flagged));
  });
});

describe('suggestions of the header', () => {
  const ask = async (term: string) => {
    const { status, html } = await shop.visit(`/recherche/suggestions?q=${encodeURIComponent(term)}`);
    return { status, answer: JSON.parse(html) as Record<string, unknown> };
  };

  it('SRH-01 products, rayons and references, what was typed marked', async () => {
    const { status, answer } = await ask('lasu');
    expect(status).toBe(200);
    expect(answer).toMatchObject({ term: 'lasu', corrected: null });
    expect(answer['total']).toBe(totalOf((await shop.visit('/search?q=lasu')).html));
    expect(answer['products']).toHaveLength(6);
    expect(JSON.stringify(answer['products'])).toContain('{"text":"Lasu","hit":true}');
    expect(JSON.stringify(answer['categories'])).toContain('/catalogue/bois/');
    const article = await shop.db
      .selectFrom('article')
      .select('sku')
      .orderBy('sku')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify((await ask(article.sku)).answer['references'])).toContain('/produit/');
  });

  it('obey the kind, and show and open the article that is meant', async () => {
    const { answer } = await ask('pinceau vernis');
    expect(answer['categories']).toMatchObject([{ to: expect.stringContaining('brosses-et-pinceaux') }]);
    const [product] = (await ask('laque antirouille noire 2,5L')).answer['products'] as {
      to: string;
      picture: string;
    }[];
    expect(product?.to).toContain('?couleur=noir-ral-9005&conditionnement=2-5-l');
    expect(product?.picture).toContain('/article/');
  });

  it('of a tint offer the colour first, then products named, painted and priced in it', async () => {
    const { answer } = await ask('peinture bleu canard');
    expect(answer['colours']).toMatchObject([
      { to: expect.stringMatching(/^\/nuancier\/vb-/), detail: expect.stringMatching(/^VB-/) },
    ]);
    const products = answer['products'] as { detail: string; beneath: string; picture: string }[];
    expect(products).toHaveLength(6);
    for (const { detail, beneath, picture } of products) {
      expect(detail).toMatch(/^Bleu canard, VB-/);
      expect(beneath).toMatch(/^#[0-9A-F]{6}$/);
      expect(picture).toMatch(/\/media\/article\/[^/]+\/1\/(?:light|dark)\//);
    }
    expect((await ask('#2E5978')).answer['colours']).toMatchObject([
      { to: '/nuancier/trouver?couleur=2E5978', hex: '#2E5978' },
    ]);
    expect((await ask('lasure')).answer['colours']).toEqual([]);
  });

  it('say which article of a product is meant, also by its reference', async () => {
    const details = async (term: string) =>
      ((await ask(term)).answer['products'] as { detail: string }[]).map(({ detail }) => detail);
    expect((await details('laque antirouille noire 2,5L'))[0]).toBe('Noir RAL 9005 · 2,5 L');
    expect((await details('10100002'))[0]).toMatch(/ L$/);
    expect((await details('lasure'))[0]).toBe('');
  });

  it.each([
    ['vert anglais', []],
    ['blanc cassé', []],
    ['gris', []],
    ['graco', ['Airless']],
    ['colle', ['Colle']],
    ['vernis bois', ['Vernis']],
  ])('« %s » proposes no range or page that merely begins or sounds alike', async (term, ranges) => {
    const { answer } = await ask(term);
    const named = (kind: string) =>
      (answer[kind] as { name: { text: string }[] }[]).map(({ name }) =>
        name.map(({ text }) => text).join(''),
      );
    for (const range of named('categories')) expect(ranges.some((word) => range.includes(word))).toBe(true);
    expect(named('pages')).toEqual([]);
  });

  it('fewer than two letters ask nothing of the backend', async () => {
    documents.length = 0;
    expect((await ask(' l ')).answer).toMatchObject({ term: 'l', total: 0, products: [] });
    expect(documents).not.toContain('Suggestions');
  });

  it('5,000 letters are cut, not refused', async () => {
    const { status, answer } = await ask('a'.repeat(5000));
    expect(status).toBe(200);
    expect(answer['products']).toEqual([]);
  });
});
