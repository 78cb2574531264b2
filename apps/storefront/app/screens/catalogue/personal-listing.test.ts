import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPageCache } from '../../../server/pages/page-cache.ts';
import { cardsOf, totalOf, wordsOf } from '../../../testing/drawn-listing.ts';
import { conditionsTrouble } from '../../../testing/conditions-trouble.ts';
import { publicUrl, testShop } from '../../../testing/visit.ts';
import type { TestShop, Visit } from '../../../testing/visit.ts';

const category = '/catalogue/facade/impermeabilite';
const list = `${category}?mode=list`;
const HEAD = 'yann.kermarrec@demo.valbrune.example';
const UNDER_CONTRACT = 'nadia.castellan@demo.valbrune.example';
const ON_TRIAL = 'hugo.perrin@demo.valbrune.example';
const WITHOUT_PRICES = 'ali.benali@demo.valbrune.example';

const trouble = conditionsTrouble();
// The price, its pack, and what a litre or kilogram of it costs.
const PUBLIC_PRICE = /€ TTC(?: [^€]+)?(?: [\d,]+ € TTC \/ \S+)?$/;

let shop: TestShop;
beforeAll(async () => {
  const cache = createPageCache({ mostBytes: 5_000_000, mostMs: 60_000, now: Date.now });
  shop = await testShop({ cache, spoil: trouble.spoil });
});
afterAll(() => shop.close());

const cards = async (path: string, as: string) => cardsOf((await shop.visit(path, { as })).html);

async function chosenShop(): Promise<{ cookie: string }> {
  const { cookies } = await shop.visit('/magasins/choix', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: publicUrl },
    body: 'shopCode=VB006',
  });
  const token = cookies.find((cookie) => cookie.startsWith('shop_token_id=')) ?? '';
  return { cookie: token.split(';')[0] ?? '' };
}

describe('a customer', () => {
  it.each([category, list, '/search?q=facade'])(
    'PRC-02 PRC-11 PRC-12 LST-11 %s: the own pack price HT, one litre or kilogram, TTC in small, stock',
    async (path) => {
      const shown = await cards(path, HEAD);
      expect(shown.length).toBeGreaterThan(3);
      for (const { text } of shown) {
        expect(text).toMatch(/[\d ]+,\d\d € HT .*[\d ]+,\d\d € HT \/ (kg|L|m²|m|pièce) [\d ]+,\d\d € TTC/);
        expect(text).toMatch(/(Click & Collect 3H|Retrait en magasin|Contactez|Indisponible magasin)/);
        expect(text).toMatch(/Livraison (in)?disponible/);
      }
      expect(shown.some(({ text }) => text.includes('à partir de'))).toBe(true);
    },
  );

  it('PRC-02 pays the price of its own list, not everybody’s', async () => {
    const everybody = cardsOf((await shop.visit(category)).html);
    const own = await cards(category, HEAD);
    expect(own.map(({ href }) => href)).toEqual(everybody.map(({ href }) => href));
    // 35 % off the public price, which visitors see with 20 % of tax.
    for (const [at, { amount }] of own.entries())
      expect(amount).toBeCloseTo(((everybody[at]?.amount ?? 0) / 1.2) * 0.65, 1);
  });

  it('LST-11 a contract shows as « VOTRE REMISE » with its percent and the struck list price', async () => {
    const [first] = await cards(category, UNDER_CONTRACT);
    const [listed] = await cards(category, HEAD);
    expect(first?.text).toMatch(/^VOTRE REMISE −5 %/);
    expect(first?.text).toContain(`Votre tarif : ${String(listed?.amount).replace('.', ',')} €`);
    expect(first?.html).toMatch(/<s>[\d,]+.€.(?:HT|TTC)<\/s>/);
  });

  it('STK-08 each line of stock has its mark and its words', async () => {
    const [card] = await cards(category, HEAD);
    expect(card?.html).toMatch(/<ul [^>]*aria-label="Disponibilité"/);
    expect(card?.html.match(/lucide-(check|x)/g)).toHaveLength(2);
  });
});

describe('/promo', () => {
  const everybodys = async () => totalOf((await shop.visit('/promo')).html);

  /** A company whose articles all cost so much less than the public price. */
  async function onList(percent: number): Promise<void> {
    const { company_id: company } = await shop.db
      .selectFrom('customer')
      .select('company_id')
      .where('email', '=', ON_TRIAL)
      .executeTakeFirstOrThrow();
    const code = `ESSAI-${percent}`;
    await shop.db.insertInto('price_list').values({ code, label: 'Essai' }).execute();
    const groups = await shop.db.selectFrom('product').select('price_group').distinct().execute();
    await shop.db
      .insertInto('price_list_discount')
      .values(groups.map(({ price_group }) => ({ price_list: code, price_group, percent: String(percent) })))
      .execute();
    await shop.db.updateTable('company').set({ price_list: code }).where('id', '=', company).execute();
  }

  it('NAV-04 PRC-07 PRC-10 D05 a customer finds what is really reduced, each with its badge and struck price', async () => {
    await onList(0);
    const { html } = await shop.visit('/promo', { as: ON_TRIAL });
    expect(totalOf(html)).toBe(await everybodys());
    for (const card of cardsOf(html)) {
      expect(card.text).toMatch(/^PROMOTION −[\d,]+ %/);
      expect(card.html).toMatch(/<s>[\d,]+.€.(?:HT|TTC)<\/s>/);
    }
    expect(wordsOf(html)).toContain('Tous les produits à prix réduit du moment');
  });

  it('NAV-04 D22 D23 only some are lower than the own list: those are listed, the others are told of', async () => {
    await onList(12);
    const seen = async () => {
      const { html } = await shop.visit('/promo?itemsPerPage=50', { as: ON_TRIAL });
      return { html, total: totalOf(html) };
    };
    const all = await everybodys();
    await expect.poll(async () => (await seen()).total).toBeLessThan(all);
    const { html, total } = await seen();
    expect(total).toBeGreaterThan(0);
    expect(wordsOf(html)).toContain(
      `Sur ${all - total} autres produits en promotion, votre tarif est déjà égal ou inférieur.`,
    );
    expect(cardsOf(html).filter(({ text }) => !text.startsWith('PROMOTION'))).toEqual([]);
  });

  it('NAV-04 D23 a customer whose prices are lower already is told so, and sees no promotion anywhere', async () => {
    const all = await everybodys();
    const { html } = await shop.visit('/promo', { as: HEAD });
    expect(cardsOf(html)).toEqual([]);
    expect(wordsOf(html)).toContain('Vos prix sont déjà plus bas.');
    expect(wordsOf(html)).toContain(`${all} produits sont en promotion en ce moment`);
    expect(html).toMatch(/<h1 data-message-key="Special Offers"[^>]*>Promotions<\/h1>/);
    const promoted = cardsOf((await shop.visit('/promo')).html)[0]?.href ?? '';
    const [main = ''] = /<main.*?<\/main>/s.exec((await shop.visit(promoted, { as: HEAD })).html) ?? [];
    expect(wordsOf(main)).toMatch(/€ HT/);
    expect(wordsOf(main)).not.toMatch(/PROMOTION/);
  });
});

describe('by price', () => {
  it('LST-05 LST-07 LST-11 the order and the filter are those of the prices on the cards', async () => {
    for (const as of [HEAD, UNDER_CONTRACT, undefined]) {
      const path = '/catalogue/peinture-interieure?itemsPerPage=50&sort=price_asc';
      const { html } = await shop.visit(`${path}&price=10_50`, as ? { as } : {});
      const amounts = cardsOf(html).map(({ amount }) => amount);
      expect(amounts.length).toBeGreaterThan(5);
      expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
      expect(amounts.filter((amount) => amount < 10 || amount > 50)).toEqual([]);
      expect(wordsOf(html)).toContain(as ? 'Prix HT' : 'Prix TTC');
    }
  });
});

describe('a visitor', () => {
  it('PRC-01 STK-07 without a store: TTC, no stock, no question about conditions', async () => {
    trouble.asked = 0;
    for (const { text } of cardsOf((await shop.visit(category)).html)) {
      expect(text).toMatch(PUBLIC_PRICE);
      expect(text).not.toMatch(/ HT\b|Livraison/);
    }
    expect(trouble.asked).toBe(0);
  });

  it('PRC-01 STK-07 with a store chosen: the same price, and its stock', async () => {
    const everybody = cardsOf((await shop.visit(category)).html);
    const shown = cardsOf((await shop.visit(category, { headers: await chosenShop() })).html);
    expect(shown.map(({ amount }) => amount)).toEqual(everybody.map(({ amount }) => amount));
    for (const { text } of shown) expect(text).toMatch(/€ TTC .*Livraison (in)?disponible$/);
  });

  it('STK-07 with a token but no store: no stock', async () => {
    const { html } = await shop.visit(category, { headers: { cookie: 'shop_token_id=perdu' } });
    for (const { text } of cardsOf(html)) expect(text).toMatch(PUBLIC_PRICE);
  });

  it('H14 sees nothing of the customer who looked at the same page before', async () => {
    const own = await shop.visit(category, { as: UNDER_CONTRACT });
    expect(own.headers['cache-control']).toBe('private, no-store');
    const after = await shop.visit(category);
    const seen = cardsOf(after.html).map(({ text }) => text);
    expect(seen.filter((text) => !PUBLIC_PRICE.test(text))).toEqual([]);
    expect(after.html.match(/VOTRE REMISE|Castellan/g)).toBeNull();
  });
});

describe('a sub-account that may not see prices', () => {
  const amountsOf = ({ html }: Visit) => [...html.matchAll(/(\d[\d\u202f]*),(\d\d)\u00a0€/g)];

  it('PRC-13 C02 the suggestions of the search field hold no price', async () => {
    const suggestions = '/recherche/suggestions.data?q=facade';
    const told = async (as: string) =>
      (await shop.visit(suggestions, { as })).html.match(/"amount",[\d.]+/g) ?? [];
    expect(await told(WITHOUT_PRICES)).toEqual([]);
    expect(await told(HEAD)).not.toEqual([]);
  });

  it.each([category, list, '/search?q=facade', '/promo'])(
    'PRC-13 C02 %s holds no price at all, shown or embedded',
    async (path) => {
      const own = await shop.visit(path, { as: WITHOUT_PRICES });
      expect(own.status).toBe(200);
      expect(amountsOf(own)).toEqual([]);
      const priced = await Promise.all([shop.visit(path), shop.visit(path, { as: HEAD })]);
      const known = priced.flatMap(({ html }) => cardsOf(html).map(({ amount }) => amount));
      // Embedded data writes 12.4 where the page writes 12,40; whole numbers may be anything.
      const embedded = known.filter((amount) => !Number.isInteger(amount)).map((amount) => `,${amount},`);
      expect(embedded.filter((amount) => own.html.includes(amount))).toEqual([]);
      expect(embedded.length).toBeGreaterThan(6);
    },
  );

  it('LST-06 C03 is offered no order and no filter by price, and one on the address has no effect', async () => {
    const plain = await shop.visit(category, { as: WITHOUT_PRICES });
    expect(plain.html.match(/price_asc|price_desc|name="price"/g)).toBeNull();
    const asked = await shop.visit(`${category}?sort=price_asc&price=10_20`, { as: WITHOUT_PRICES });
    expect(cardsOf(asked.html).map(({ href }) => href)).toEqual(cardsOf(plain.html).map(({ href }) => href));
    const { html } = await shop.visit(category, { as: HEAD });
    expect(['price_asc', 'name="price"'].filter((mark) => !html.includes(mark))).toEqual([]);
  });

  it('PRC-13 still learns what its store has', async () => {
    for (const { text } of await cards(category, WITHOUT_PRICES))
      expect(text).toMatch(/Prix non affiché pour votre profil\. .*Livraison (in)?disponible$/);
  });
});

describe('conditions that do not come', () => {
  it.each(['throws', 'answers with an error'] as const)(
    'PRC-02 the API %s: the page stands and says so, without everybody’s price',
    async (how) => {
      const { status, html } = await trouble.during(how, () => shop.visit(category, { as: HEAD }));
      expect(status).toBe(200);
      const shown = cardsOf(html);
      expect(shown).toHaveLength(12);
      for (const { text } of shown) {
        expect(text).toContain('Prix indisponible pour le moment');
        expect(text).not.toContain('€');
      }
    },
  );

  it('PRC-01 a visitor keeps everybody’s price', async () => {
    const headers = await chosenShop();
    const { html } = await trouble.during('throws', () => shop.visit(category, { headers }));
    for (const { text } of cardsOf(html)) expect(text).toMatch(PUBLIC_PRICE);
  });
});
