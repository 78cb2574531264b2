import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';
import { askListing, namesOf } from './testing/ask-listing.ts';

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
});
afterAll(() => shop.close());

describe('how a search is understood', () => {
  const UNDERSTOOD = `query ($search: String!) { products(search: $search, pageSize: 3) {
    items { name } understood { kind { name url_path } dropped_words }
    aggregations { attribute_code } } }`;
  const understood = async (search: string) => {
    const { data, errors } = await shop.send(UNDERSTOOD, { search });
    expect(errors).toBeUndefined();
    return data?.['products'] as {
      items: { name: string }[];
      understood: { kind: { name: string; url_path: string } | null; dropped_words: string[] };
      aggregations: { attribute_code: string }[];
    };
  };

  it.each([
    ['bac lasure', 'outillage/outils-d-application/bacs-et-seaux'],
    ['couteau enduit', 'outillage/couteaux-et-platoirs'],
    ['gants solvant', 'equipement-et-securite/protection-individuelle'],
    ['que mettre sur un mur qui farine ?', 'facade/preparation-de-facade/fixateur-et-reparation'],
  ])('« %s » is of the category %s', async (search, path) => {
    expect((await understood(search)).understood.kind?.url_path).toBe(path);
  });

  it('names the words that nothing of the kind has, and no category where there are many kinds', async () => {
    const brush = await understood('spalter intumescent');
    expect(brush.items[0]?.name).toContain('Spalter');
    expect(brush.understood.dropped_words).toEqual(['intumescent']);
    expect((await understood('peinture')).understood).toEqual({ kind: null, dropped_words: [] });
  });

  it('puts first the facets that tell products of the kind apart', async () => {
    const codesFor = async (search: string) =>
      (await understood(search)).aggregations.map(({ attribute_code: code }) => code);
    const isBefore = (codes: string[], one: string, other: string) =>
      codes.indexOf(one) < codes.indexOf(other);
    // Sleeves are new or not, but none of them is matt or glossy.
    const sleeves = await codesFor('manchon');
    expect(sleeves).toEqual(expect.arrayContaining(['is_new_product', 'aspect']));
    expect(isBefore(sleeves, 'is_new_product', 'aspect')).toBe(true);
    expect(isBefore(await codesFor('peinture'), 'aspect', 'is_new_product')).toBe(true);
  });

  type Meant = {
    product_sku: string;
    sku: string;
    conditioning: string;
    chosen_color: string | null;
    chosen_conditioning: string | null;
    is_only: boolean;
    tint: { code: string } | null;
    price_range: { minimum_price: { final_price: { value: number } } };
    tint_supplement: { value: number } | null;
    thumbnail: { url: string };
  };
  const MEANT = `query ($search: String, $filter: ProductAttributeFilterInput) {
    products(search: $search, filter: $filter, pageSize: 6) {
      items { sku name tintable } total_count
      understood { kind { name } dropped_words unknown_tint colour_family { code name } tint { code name } articles {
        product_sku sku conditioning chosen_color chosen_conditioning is_only tint { code }
        price_range { minimum_price { final_price { value } } } tint_supplement { value } thumbnail { url } } } } }`;
  const meant = async (variables: { search?: string; filter?: Record<string, unknown> }) => {
    const { data, errors } = await shop.send(MEANT, variables);
    expect(errors).toBeUndefined();
    return data?.['products'] as {
      items: { sku: string; name: string; tintable: boolean }[];
      total_count: number;
      understood: {
        kind: { name: string } | null;
        dropped_words: string[];
        unknown_tint: string | null;
        colour_family: { code: string; name: string } | null;
        tint: { code: string; name: string } | null;
        articles: Meant[];
      };
    };
  };

  it('a colour and a pack choose the article, its picture and its price', async () => {
    const { items, understood: told } = await meant({ search: 'laque antirouille noire 2,5L' });
    const [first] = told.articles;
    expect(first).toMatchObject({
      product_sku: items[0]?.sku,
      conditioning: '2,5 L',
      chosen_color: 'Noir RAL 9005',
      chosen_conditioning: '2,5 L',
      is_only: true,
      tint: null,
      tint_supplement: null,
    });
    expect(first?.thumbnail.url).toContain(`/article/${first?.sku ?? '-'}/`);
    const { data } = await shop.send(
      `query ($sku: String!) { articles(skus: [$sku]) { sku } products(filter: { sku: { eq: $sku } }) { items { sku } } }`,
      { sku: first?.sku ?? '' },
    );
    expect(data?.['products']).toEqual({ items: [{ sku: items[0]?.sku }] });
  });

  it('a tint finds what comes in it from the factory, then what is made in it, with tinting in the price', async () => {
    const { items, understood: told } = await meant({ search: 'laque RAL 7016' });
    expect(told.tint).toEqual({ code: 'RAL 7016', name: 'Gris anthracite' });
    expect(told.dropped_words).toEqual([]);
    expect(told.articles.map(({ product_sku: sku }) => sku)).toEqual(items.map(({ sku }) => sku));
    expect(told.articles[0]).toMatchObject({ chosen_color: 'Gris anthracite RAL 7016', tint: null });
    const { articles: made } = (await meant({ search: 'peinture bleu canard mate' })).understood;
    expect(made.length).toBeGreaterThan(0);
    for (const article of made) {
      expect(article).toMatchObject({ chosen_color: null, is_only: false });
      expect(article.tint?.code).toMatch(/^VB-/u);
      expect(article.tint_supplement?.value).toBeGreaterThan(0);
    }
  });

  it('a name of one word is a tint where nothing of the kind has the word', async () => {
    const paint = await meant({ search: 'peinture velours terracotta' });
    expect(paint.understood).toMatchObject({ dropped_words: [], tint: { name: 'Terracotta' } });
    expect(paint.items.every(({ tintable }) => tintable)).toBe(true);
    // Wallpaper has a model of that name.
    expect((await meant({ search: 'papier peint terracotta' })).understood.tint).toBeNull();
  });

  it('a tint that nothing found can be made in is no tint', async () => {
    const { understood: told, items } = await meant({ search: 'manchon bleu canard' });
    expect(told.tint).toBeNull();
    expect(items[0]?.name).toContain('Manchon');
    expect(told.dropped_words).toEqual(['bleu', 'canard']);
  });

  it('a plain colour keeps the kind, what comes in it first, then what is mixed in it', async () => {
    const wall = await meant({ search: 'peinture noire mur' });
    expect(wall.understood).toMatchObject({
      kind: { name: 'Murs et plafonds' },
      dropped_words: [],
      colour_family: { code: 'blacks', name: 'Noirs' },
    });
    expect(wall.items.every(({ tintable }) => tintable)).toBe(true);
    const lacquer = await meant({ search: 'laque verte' });
    expect(lacquer.understood.articles[0]?.chosen_color).toBe('Vert mousse RAL 6005');
    expect(lacquer.total_count).toBeGreaterThan(lacquer.understood.articles.length);
    // A tint says more than its family.
    expect((await meant({ search: 'peinture bleu canard' })).understood.colour_family).toBeNull();
  });

  it('a code that no chart has is said to be unknown, and chooses nothing', async () => {
    const lacquer = await meant({ search: 'laque RAL 9999' });
    expect(lacquer.items[0]?.name).toContain('Laque');
    expect(lacquer.understood).toMatchObject({ unknown_tint: 'RAL 9999', dropped_words: [], articles: [] });
    const { understood: told } = await meant({ search: 'ral 9999' });
    expect(told).toMatchObject({ unknown_tint: 'ral 9999', tint: null, dropped_words: [], articles: [] });
    // In the chart, though no machine mixes it.
    expect((await meant({ search: 'laque RAL 9006' })).understood.unknown_tint).toBeNull();
  });

  it('of two charts’ tints of one name, the one that comes from the factory', async () => {
    const gate = (await meant({ search: 'gris anthracite portail' })).understood;
    expect(gate.tint?.code).toBe('RAL 7016');
    expect(gate.articles[0]).toMatchObject({ chosen_color: 'Gris anthracite RAL 7016', tint: null });
    const wall = (await meant({ search: 'peinture mur gris anthracite' })).understood;
    expect(wall.tint?.code).toMatch(/^VB-/u);
  });

  it('a place or a defect chooses no article, a size without its unit does', async () => {
    for (const search of ['que mettre sur un bardage', 'bois grisé terrasse'])
      expect((await meant({ search })).understood.articles).toEqual([]);
    const { articles } = (await meant({ search: 'spalter 100' })).understood;
    expect(articles.map(({ chosen_conditioning: size }) => size)).toEqual(['100 mm', '100 mm']);
  });

  it('a pack that nobody fills is said, and the nearest is shown', async () => {
    const { understood: told } = await meant({ search: 'peinture plafond 20L' });
    expect(told.dropped_words).toEqual(['20L']);
    expect(told.articles[0]?.conditioning).toBe('15 L');
  });

  it('lists what can be made in a tint, as an address writes its code', async () => {
    const dark = await meant({ filter: { teinte: { eq: 'ral-7016' } } });
    expect(dark.understood.tint?.code).toBe('RAL 7016');
    expect(dark.total_count).toBeGreaterThan(50);
    expect(dark.items.every(({ tintable }) => tintable)).toBe(true);
    // Not mixed by machine, and in no chart.
    for (const code of ['RAL 9006', 'RAL 9999'])
      expect((await meant({ filter: { teinte: { eq: code } } })).total_count).toBe(0);
  });

  it('things of other trades are not taken for ours, and lead to the nearest range', async () => {
    const nearest = async (query: string) => {
      const { data } = await shop.send(
        'query ($query: String!) { search(query: $query) { total_count suggestion categories { name } } }',
        { query },
      );
      return data?.['search'] as {
        total_count: number;
        suggestion: string | null;
        categories: { name: string }[];
      };
    };
    const drill = await nearest('perceuse');
    expect(drill).toMatchObject({ total_count: 0, suggestion: null });
    expect(drill.categories[0]?.name).toBe('Outillage');
    expect((await nearest('zorglub')).categories).toEqual([]);
    // The kind rules here too: a brush is no varnish.
    expect((await nearest('pinceau vernis')).categories.map(({ name }) => name)).toEqual([
      'Brosses et pinceaux',
    ]);
  });

  it('a list without a search is understood as nothing', async () => {
    const { data } = await shop.send(
      '{ products(filter: { sku: { eq: "P101000" } }) { understood { dropped_words } } }',
    );
    expect(data?.['products']).toEqual({ understood: null });
  });
});

describe('searching', () => {
  it.each([
    ['vernis', /Vernis/],
    ['pinceau', /Brosse|Spalter|Pinceau/],
  ])('« %s » begins with its kind, also by price and by name', async (search, names) => {
    const sorts = [{}, { price: 'ASC' }, { price: 'DESC' }, { name: 'ASC' }] as const;
    for (const sort of sorts) {
      const listed = namesOf(await askListing(shop, { search, pageSize: 8, sort }));
      expect(listed).toHaveLength(8);
      expect(listed.filter((name) => !names.test(name))).toEqual([]);
    }
  });

  it('mends typing errors and says what it really searched for', async () => {
    const page = await askListing(shop, { search: 'peintur facde' });
    expect(page.suggestion).toBe('peinture façade');
    expect(namesOf(page)[0]).toMatch(/peinture de façade/i);
    expect(page.sort_fields?.default).toBe('relevance');
  });

  it('a reference or an EAN finds its product first', async () => {
    expect((await askListing(shop, { search: '10100002' })).items?.[0]?.sku).toBe('P101000');
    expect((await askListing(shop, { search: '2900101000016' })).items?.[0]?.sku).toBe('P101000');
  });

  it('combines with filters and keeps its own order of relevance', async () => {
    const all = namesOf(await askListing(shop, { search: 'lasure', pageSize: 100 }));
    const some = namesOf(
      await askListing(shop, { search: 'lasure', filter: { marque: { eq: 'valbrune' } }, pageSize: 100 }),
    );
    expect(some.length).toBeGreaterThan(0);
    expect(all.filter((name) => some.includes(name))).toEqual(some);
  });

  it.each([
    ['five thousand letters', 'a'.repeat(5_000)],
    ['a regular expression that never ends', `${'(a+)+'.repeat(200)}$`],
    ['signs', '%_*?()[]{}|\\^$"\'`;--'],
    ['a SQL probe', "' OR 1=1; select pg_sleep(5); --"],
    ['a null character', 'pein\u0000ture'],
    ['ten thousand words', 'peinture '.repeat(10_000)],
  ])('G11 H10 answers %s, of which two hundred letters are read', async (_what, search) => {
    const ask = (s: string) =>
      shop.send('query($s: String) { products(search: $s) { total_count items { sku } } }', { s });
    const answer = await ask(search);
    expect(answer.errors).toBeUndefined();
    expect(answer).toEqual(await ask(search.slice(0, 200)));
  });
});
