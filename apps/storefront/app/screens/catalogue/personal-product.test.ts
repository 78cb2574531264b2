import { facetValue } from '@nuancier/domain/search/facets/facet-value.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conditionsTrouble } from '../../../testing/conditions-trouble.ts';
import { cardsOf, wordsOf } from '../../../testing/drawn-listing.ts';
import { testShop } from '../../../testing/visit.ts';
import type { TestShop } from '../../../testing/visit.ts';

const product = '/produit/ardelis-serena-peinture-murs-et-plafonds-mate';
const white = `${product}?couleur=blanc&conditionnement=10-l`;
const tinted = `${product}?teinte=RAL+7016&conditionnement=10-l&quantite=3`;
const HEAD = 'yann.kermarrec@demo.valbrune.example';
const WITHOUT_PRICES = 'ali.benali@demo.valbrune.example';

const trouble = conditionsTrouble();
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ spoil: trouble.spoil });
});
afterAll(() => shop.close());

/** The words of the choice and of the box below it. */
async function decision(path: string, as?: string): Promise<string> {
  const { html } = await shop.visit(path, as === undefined ? {} : { as });
  return decisionOf(html);
}

function decisionOf(html: string): string {
  return wordsOf(html.slice(html.indexOf('id="choix"'), html.indexOf('Description</h2>')));
}

/** What the customer's own store says of the article on that page, and of nothing else. */
async function restock(path: string, stock: { available: number; statut_article_mag: string }) {
  const { html } = await shop.visit(path, { as: HEAD });
  const sku = /Réf\. (\w+)/.exec(wordsOf(html))?.[1] ?? '';
  const { numUpdatedRows } = await shop.db
    .updateTable('stock')
    .set({ ...stock, resupply_time: 4, appro_directe_fournisseur: false })
    .where('shop_code', '=', 'VB006')
    .where('article_sku', '=', sku)
    .executeTakeFirst();
  expect(numUpdatedRows).toBe(1n);
}

const amount = (text: string, pattern: RegExp) =>
  Number((pattern.exec(text)?.[1] ?? 'NaN').replaceAll(' ', '').replace(',', '.'));

describe('a customer', () => {
  it('PRC-02 PRC-11 the chosen pack and every other at the own price before tax, with tax in small', async () => {
    const own = await decision(white, HEAD);
    const everybody = await decision(white);
    const pack = amount(own, /([\d ]+,\d\d) € HT soit [\d,]+ € HT \/ L · [\d ]+,\d\d € TTC/);
    const publicPack = amount(everybody, /([\d ]+,\d\d) € TTC soit/);
    expect(pack).toBeCloseTo((publicPack / 1.2) * 0.65, 1);
    expect(own.match(/[\d,]+ € HT [\d,]+ € \/ L/g)?.length).toBeGreaterThan(2);
    expect(everybody).not.toMatch(/ HT\b/);
  });

  it('PRC-02 several tinted packs: the sum before tax with the tint in it, and with tax', async () => {
    const own = await decision(tinted, HEAD);
    const pack = amount(own, /([\d ]+,\d\d) € HT soit/);
    const [, paint, tint] =
      /Peinture : ([\d ]+,\d\d) € HT \+ mise à la teinte : ([\d ]+,\d\d) € HT/.exec(own) ?? [];
    expect(amount(`${paint}`, /(.+)/) + amount(`${tint}`, /(.+)/)).toBeCloseTo(pack, 2);
    const total = amount(own, /Total pour 3 conditionnements : ([\d ]+,\d\d) € HT/);
    expect(total).toBeCloseTo(3 * pack, 2);
    expect(amount(own, /€ HT \(([\d ]+,\d\d) € TTC\)/)).toBeCloseTo(total * 1.2, 2);
  });

  it('PRC-12 « à partir de » until an article is decided', async () => {
    expect(await decision(product, HEAD)).toMatch(/à partir de [\d ]+,\d\d € HT [\d ]+,\d\d € TTC/);
  });

  it('PRC-02 the neighbours of the product too, in the same question', async () => {
    trouble.asked = 0;
    const { html } = await shop.visit(white, { as: HEAD });
    const texts = cardsOf(html).map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(3);
    expect(texts.filter((text) => !/€ HT .*€ TTC .*Livraison (in)?disponible$/.test(text))).toEqual([]);
    expect(trouble.asked).toBe(1);
  });

  it('STK-02 STK-07 the own store’s stock for the quantity, when it can be fetched there, and the way to another', async () => {
    await restock(white, { available: 2, statut_article_mag: 'P' });
    const one = await decision(white, HEAD);
    expect(one).toMatch(
      /Click & Collect 3H Retrait possible \S+ \d{1,2} \S+ à \d{1,2} h( \d\d)? à Valbrune Rennes Sud/,
    );
    expect(one).toContain('Changer de magasin');
    const three = await decision(`${white}&quantite=3`, HEAD);
    expect(three).toMatch(
      /Retrait en magasin sous 4 jours Retrait possible \S+ \d{1,2} \S+ à \d{1,2} h( \d\d)? à Valbrune Rennes Sud/,
    );
    for (const told of [one, three])
      expect(told).toMatch(/Livraison disponible Livraison prévue \S+ \d{1,2} \S+ /);
  });

  it('an article that cannot be ordered says so', async () => {
    const other = `${product}?couleur=blanc&conditionnement=3-l`;
    expect(await decision(other, HEAD)).not.toContain('ne peut pas être commandé');
    await restock(other, { available: 0, statut_article_mag: 'O' });
    expect(await decision(other, HEAD)).toContain('Cet article ne peut pas être commandé pour le moment.');
  });
});

describe('prices by number', () => {
  const ofSo = (many: number) => tinted.replace('quantite=3', `quantite=${many}`);
  const steps = (words: string) =>
    [...words.matchAll(/Dès (\d+) : ([\d ]+,\d\d) € HT l’unité( \(prix appliqué\))?/g)].map(
      ([, from, price, reached]) => ({ from, price, isReached: reached !== undefined }),
    );

  beforeAll(async () => {
    const { html } = await shop.visit(tinted, { as: HEAD });
    const article_sku = /Réf\. (\w+)/.exec(wordsOf(html))?.[1] ?? '';
    const { company_id } = await shop.db
      .selectFrom('customer')
      .select('company_id')
      .where('email', '=', HEAD)
      .executeTakeFirstOrThrow();
    if (company_id === null) throw new Error('The head has no company');
    const agreed = { company_id, article_sku, label: 'Par quantité' };
    await shop.db
      .insertInto('special_condition')
      .values([
        { ...agreed, from_quantity: 6, extra_percent: 10 },
        { ...agreed, from_quantity: 12, extra_percent: 25 },
      ])
      .execute();
  });

  it('stand beside the price before they are reached, tint included; the one that counts is named, and is what is paid', async () => {
    const each = (words: string, count: number) =>
      amount(words, new RegExp(`Total pour ${count} conditionnements : ([\\d ]+,\\d\\d) € HT`)) / count;
    const [few, six, many] = await Promise.all([5, 6, 40].map((count) => decision(ofSo(count), HEAD)));
    const told = steps(few ?? '');
    expect(told.map(({ from, isReached }) => [from, isReached])).toEqual([
      ['6', false],
      ['12', false],
    ]);
    expect(steps(six ?? '').map(({ isReached }) => isReached)).toEqual([true, false]);
    expect(steps(many ?? '').map(({ isReached }) => isReached)).toEqual([false, true]);
    const [fromSix, fromTwelve] = told.map(({ price }) => amount(price ?? '', /(.+)/));
    expect(each(six ?? '', 6)).toBeCloseTo(fromSix ?? NaN, 4);
    expect(each(many ?? '', 40)).toBeCloseTo(fromTwelve ?? NaN, 4);
    expect(each(few ?? '', 5)).toBeGreaterThan(fromSix ?? NaN);
    expect(six).toContain('mise à la teinte');
    expect(few).toContain('Toutes les teintes de cet article comptent ensemble.');
  });

  it('are one list for those who listen, and the price that counts is said in words', async () => {
    const { html } = await shop.visit(ofSo(6), { as: HEAD });
    const list = /<ul aria-label="Prix selon la quantité".*?<\/ul>/s.exec(html)?.[0] ?? '';
    expect(list.match(/<li/g)).toHaveLength(2);
    expect(list.match(/prix appliqué/g)).toHaveLength(1);
  });

  it.each([
    ['a visitor', undefined],
    ['a colleague who may not see prices', WITHOUT_PRICES],
  ])('are not for %s', async (_, as) => {
    const { html } = await shop.visit(ofSo(6), as === undefined ? {} : { as });
    expect(wordsOf(html)).not.toMatch(/Dès \d+ :|prix appliqué/);
    expect(html).not.toContain('Prix selon la quantité');
  });
});

describe('a visitor without a store', () => {
  it('PRC-01 STK-07 sees everybody’s price with tax and no stock; nothing is asked', async () => {
    trouble.asked = 0;
    const text = await decision(white);
    expect(text).toMatch(/[\d ]+,\d\d € TTC soit [\d,]+ € TTC \/ L · TVA 20 %/);
    expect(text).not.toMatch(/Click & Collect|Livraison/);
    expect(trouble.asked).toBe(0);
  });
});

describe('a reduction', () => {
  it.each([
    ['PROMOTION', /PROMOTION −[\d,]+ %/],
    ['DESTOCK', /DÉSTOCKAGE|Déstockage/],
  ] as const)(
    'PRC-07 PRC-08 PRC-10 %s: badge and struck price for visitors, before and after the choice',
    async (kind, badge) => {
      const { path, chosen } = await reducedProduct(kind);
      for (const address of [path, chosen]) {
        const { html } = await shop.visit(address);
        const text = decisionOf(html);
        expect(text).toMatch(badge);
        expect(text).toMatch(/[\d,]+ € TTC Prix le plus bas des 30 derniers jours : [\d ,]+ €/);
      }
      expect(await decision(path)).toMatch(/à partir de [\d ,]+ € TTC Prix le plus bas/);
    },
  );

  it('D22 of a new product is its only badge, as on the cards', async () => {
    const { url_key: key } = await shop.db
      .selectFrom('public_price')
      .innerJoin('article', 'article.sku', 'public_price.article_sku')
      .innerJoin('product', 'product.id', 'article.product_id')
      .select('product.url_key')
      .where('reduced_type', '=', 'PROMOTION')
      .where('product.is_new', '=', true)
      .where('product.is_active', '=', true)
      .orderBy('product.url_key')
      .limit(1)
      .executeTakeFirstOrThrow();
    const { html } = await shop.visit(`/produit/${key}`);
    // Above the description; what is recommended below has badges of its own.
    const top = wordsOf(html.slice(html.indexOf('<main'), html.indexOf('Description</h2>')));
    expect(top.match(/NOUVEAU|PROMOTION −[\d,]+ %/g)).toEqual([expect.stringMatching(/^PROMOTION/)]);
  });
});

/** A product all of whose articles are reduced, and the address of one of them. */
async function reducedProduct(kind: 'PROMOTION' | 'DESTOCK'): Promise<{ path: string; chosen: string }> {
  const found = await shop.db
    .selectFrom('public_price')
    .innerJoin('article', 'article.sku', 'public_price.article_sku')
    .innerJoin('product', 'product.id', 'article.product_id')
    .select(['product.url_key', 'article.conditioning', 'article.color'])
    .where('reduced_type', '=', kind)
    .where('product.is_active', '=', true)
    .where('article.size', 'is', null)
    .where('article.color', 'is not', null)
    .where('article.range_status', '<>', 'O')
    .orderBy('article.sku')
    .execute();
  const several = Map.groupBy(found, ({ url_key: key }) => key);
  const [first] = [...several.values()].find((articles) => articles.length > 2) ?? [];
  const slug = (text: string) => facetValue(text);
  const path = `/produit/${first?.url_key}`;
  return {
    path,
    chosen: `${path}?couleur=${slug(first?.color ?? '')}&conditionnement=${slug(first?.conditioning ?? '')}`,
  };
}

describe('a sub-account that may not see prices', () => {
  it.each([white, tinted])('PRC-13 C02 %s: no price shown, embedded or told to machines', async (path) => {
    const { html } = await shop.visit(path, { as: WITHOUT_PRICES });
    expect(html.match(/\d,\d\d\u00a0€/g)).toBeNull();
    expect(html.match(/lowPrice|priceCurrency|voir le barème/g)).toBeNull();
    const priced = await Promise.all([shop.visit(path), shop.visit(path, { as: HEAD })]);
    const amounts = priced.flatMap((page) =>
      [...page.html.matchAll(/(\d+),(\d\d)\u00a0€/g)].map(([, whole, cents]) => Number(`${whole}.${cents}`)),
    );
    const embedded = amounts.filter((value) => !Number.isInteger(value)).map((value) => `,${value},`);
    expect(embedded.length).toBeGreaterThan(10);
    expect(embedded.filter((value) => html.includes(value))).toEqual([]);
  });

  it('PRC-13 keeps choice, calculator and stock', async () => {
    const text = await decision(white, WITHOUT_PRICES);
    expect(text).toContain('Prix non affiché pour votre profil.');
    expect(text).toMatch(/Calculer la quantité .*Livraison (in)?disponible/);
  });
});

describe('conditions that do not come', () => {
  it('PRC-02 the page stands, without any price', async () => {
    const { status, html } = await trouble.during('throws', () => shop.visit(white, { as: HEAD }));
    expect(status).toBe(200);
    const text = decisionOf(html);
    expect(text).toContain('Prix indisponible pour le moment');
    expect(text).not.toContain('€');
    expect(text).toContain('Calculer la quantité');
  });
});
