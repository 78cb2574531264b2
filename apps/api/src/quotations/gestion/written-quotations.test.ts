// Quotations as the people of the shop write them: prices, limits, what is refused, and whose they are.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cartDesk } from '../../cart/testing/cart-desk.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { quotationDesk } from '../testing/quotation-desk.ts';
import {
  AICHA,
  ANNE,
  article,
  CLAIRE,
  free,
  MARC,
  on,
  quotationWriters,
  SOPHIE,
  stockedShop,
  TINTABLE,
  YANN,
} from '../testing/quotation-writers.ts';
import { FIELDS } from '../testing/written-quotation.ts';
import type { Written } from '../testing/written-quotation.ts';

let shop: ShopApi;
const customers = quotationDesk(() => shop);
const { asked, both, done, file, opened, read, refused, sent, trouble, yann } = quotationWriters(() => shop);
beforeAll(async () => {
  shop = await stockedShop();
});
beforeEach(async () => {
  await shop.db.deleteFrom('cart').execute();
});
afterAll(() => shop.close());

describe('a quotation at the desk', () => {
  it('is written at the customer’s own price, tint included, and with lines that are no article', async () => {
    const begun = await opened();
    expect(begun).toMatchObject({ status_label: 'Brouillon', version: 1, lines: [], total_ht_cents: 0 });
    expect(begun.number).toMatch(/^DG26\d{6}$/);
    const tinted = await done(SOPHIE, article(begun));
    const [line] = tinted.lines;
    const buying = cartDesk(shop);
    const item = { sku: TINTABLE, quantity: 4, entered_options: [{ uid: 'tint_code', value: 'RAL 7016' }] };
    const cart = await customers.cartOf(YANN);
    const { cart: bought } = await buying.add(cart.id, [item], { as: YANN });
    expect(line?.name).toContain('RAL 7016 Gris anthracite');
    expect((line?.unit_ht_cents ?? 0) / 100).toBe(bought?.items[0]?.prices?.unit_price_excluding_tax.value);
    const whole = await done(SOPHIE, free(tinted));
    expect(whole.lines[1]).toMatchObject({
      sku: 'LIBRE',
      name: 'Nacelle – jour',
      customer_ht_cents: null,
      floor_ht_cents: null,
    });
    expect(whole.total_ht_cents).toBe(4 * (line?.unit_ht_cents ?? 0) + 36_000);
    expect((await customers.read(YANN, begun.number)).message).toBe('Ce devis est introuvable.');
  });

  it('goes no lower than the role may, and says how low', async () => {
    const tinted = await done(SOPHIE, article(await opened()));
    const [line] = tinted.lines;
    const floor = line?.floor_ht_cents ?? 0;
    const at = (cents: number, written = tinted) =>
      `changeQuotation(${on(written)}, validUntil: "2026-12-18", lines: [{ id: "${line?.id}", quantity: 4, unit_ht_cents: ${cents} }])`;
    expect(await refused(SOPHIE, at(floor - 1))).toMatch(/ne peut pas descendre sous .+ avec votre rôle/);
    expect(await refused(SOPHIE, at(floor).replace(/\{.*\}/, '$&, $&'))).toMatch(/ligne/i);
    const less = (percent: number) =>
      `changeQuotation(${on(tinted)}, validUntil: "2026-12-18", lines: [], basisPoints: ${percent}00)`;
    expect(await refused(SOPHIE, less(11))).toMatch(/10.%/);
    const lowered = await done(SOPHIE, less(10));
    expect(lowered.lines[0]).toMatchObject({ unit_ht_cents: floor, discount: 1_000 });
    const deeper = await done(CLAIRE, at(floor - 100, lowered));
    expect(deeper.lines[0]?.unit_ht_cents).toBe(floor - 100);
    // What the owner wrote stays as long as nobody touches the line.
    const grown = await done(SOPHIE, free(deeper));
    const kept = await done(SOPHIE, at(floor - 100, grown));
    expect(kept.lines[0]?.unit_ht_cents).toBe(floor - 100);
    const more = at(floor - 100, kept).replace('quantity: 4', 'quantity: 400');
    expect(await refused(SOPHIE, more)).toMatch(/ne peut pas descendre/);
  });

  describe('changed', () => {
    const change = (
      written: Written,
      lines: readonly [quantity: number, cents: number | null][],
      more = '',
    ) => {
      const typed = lines.map(
        ([quantity, cents], at) =>
          `{ id: "${written.lines[at]?.id}", quantity: ${quantity}, unit_ht_cents: ${cents} }`,
      );
      return `changeQuotation(${on(written)}, label: "Cour", validUntil: "2026-12-24", lines: [${typed.join(', ')}]${more})`;
    };

    it('with a discount, takes all that was typed and the discount in one step', async () => {
      const whole = await both();
      const own = whole.lines[0]?.customer_ht_cents ?? 0;
      const changed = await done(
        SOPHIE,
        change(
          whole,
          [
            [9, 1],
            [3, 15_000],
          ],
          ', basisPoints: 1000',
        ),
      );
      const unit = own - Math.floor(own / 10);
      expect(changed.lines.map(({ quantity, unit_ht_cents: each }) => [quantity, each])).toEqual([
        [9, unit],
        [3, 15_000],
      ]);
      expect(changed).toMatchObject({
        label: 'Cour',
        valid_until: '2026-12-24',
        revision: whole.revision + 1,
        total_ht_cents: 9 * unit + 45_000,
      });
    });

    it.each<
      [string, lines: readonly [number, number | null][], more: string, key: string, line: number | null]
    >([
      [
        'a discount above the role’s',
        [
          [9, null],
          [3, 15_000],
        ],
        ', basisPoints: 1001',
        'QUOTATION_DISCOUNT_LIMIT',
        null,
      ],
      [
        'a discount that is none',
        [
          [9, null],
          [3, 15_000],
        ],
        ', basisPoints: 10001',
        'QUOTATION_DISCOUNT',
        null,
      ],
      [
        'a price below the floor',
        [
          [4, 1],
          [3, 15_000],
        ],
        '',
        'QUOTATION_FLOOR',
        1,
      ],
      [
        'too many packs',
        [
          [9, null],
          [100_000, 15_000],
        ],
        '',
        'QUOTATION_QUANTITY',
        2,
      ],
      [
        'too many packs, with a discount',
        [
          [100_000, 1],
          [3, 15_000],
        ],
        ', basisPoints: 500',
        'QUOTATION_QUANTITY',
        1,
      ],
      [
        'a price below nothing',
        [
          [9, null],
          [3, -1],
        ],
        ', basisPoints: 500',
        'QUOTATION_PRICE',
        2,
      ],
      [
        'more than ten million euros',
        [
          [9, null],
          [99_999, 100_000],
        ],
        ', basisPoints: 500',
        'QUOTATION_TOO_LARGE',
        null,
      ],
    ])('writes nothing at all when it meets %s, and names it', async (_what, lines, more, key, line) => {
      const whole = await both();
      expect(await trouble(SOPHIE, change(whole, lines, more))).toEqual([key, line]);
      expect(await read(SOPHIE, whole.number)).toEqual(whole);
    });

    it('writes nothing when an article is not sold any more, unless it goes in the same step', async () => {
      const whole = await both();
      const [paint] = whole.lines;
      await shop.db
        .updateTable('quotation_line')
        .set({ article_sku: 'DISPARU' })
        .where('id', '=', Number(paint?.id))
        .execute();
      const gone = await read(SOPHIE, whole.number);
      const typed = (packs: number) =>
        change(
          whole,
          [
            [packs, null],
            [3, 15_000],
          ],
          ', basisPoints: 500',
        );
      expect(await trouble(SOPHIE, typed(4))).toEqual(['QUOTATION_ARTICLE_GONE', 1]);
      expect(await read(SOPHIE, whole.number)).toEqual(gone);
      expect((await done(SOPHIE, typed(0))).lines.map(({ quantity }) => quantity)).toEqual([3]);
    });

    it('leaves no line below the floor that fewer packs elsewhere have raised', async () => {
      const six = (written: Written) =>
        `addQuotationArticle(${on(written)}, sku: "${TINTABLE}", quantity: 6)`;
      const one = await done(SOPHIE, six(await opened()));
      const own = one.lines[0]?.customer_ht_cents ?? 0;
      const volume = 10 * Math.floor(own / 20);
      const { companyId: company } = await yann();
      const terms = { company_id: company, article_sku: TINTABLE, family: null, label: 'Chantier' };
      const price = { extra_percent: null, net_pack_ht_cents: volume, net_unit_ht: volume / 250 };
      await shop.db
        .insertInto('special_condition')
        .values({ ...terms, ...price, from_quantity: 10 })
        .execute();
      const twelve = await done(SOPHIE, six(one));
      expect(twelve.lines.map(({ customer_ht_cents: each }) => each)).toEqual([own, volume]);
      const least = 0.9 * volume;
      const low = await done(
        SOPHIE,
        change(twelve, [
          [6, least],
          [6, least],
        ]),
      );
      const alone = change(low, [
        [6, least],
        [0, null],
      ]);
      expect(await trouble(SOPHIE, alone)).toEqual(['QUOTATION_FLOOR', 1]);
      expect(await read(SOPHIE, low.number)).toEqual(low);
      const more = await done(SOPHIE, alone.replace('quantity: 6', 'quantity: 12'));
      expect(more.total_ht_cents).toBe(12 * least);
      await shop.db.deleteFrom('special_condition').where('label', '=', 'Chantier').execute();
    });
  });

  it('comes to ten million euros at most, and what would lead above it is not written', async () => {
    const begun = await opened();
    const hire = (packs: number) =>
      `addQuotationFreeLine(${on(begun)}, label: "Nacelle", unit: "jour", quantity: ${packs}, unit_ht_cents: 100000000)`;
    expect(await refused(SOPHIE, hire(9))).toMatch(/^Un devis ne dépasse pas 10\s000\s000\s€\sTTC\./);
    expect((await read(SOPHIE, begun.number))?.lines).toEqual([]);
    expect(await done(SOPHIE, hire(8))).toMatchObject({ total_ht_cents: 800_000_000 });
  });

  it.each([
    ['an unknown article', 'sku: "RIEN", quantity: 1', /introuvable|n’existe/],
    ['a tint of no chart', `sku: "${TINTABLE}", quantity: 1, tintCode: "RAL 99999"`, /teinte/i],
    ['nothing of it', `sku: "${TINTABLE}", quantity: 0`, /quantité/],
    ['a price below nothing', `sku: "${TINTABLE}", quantity: 1, unit_ht_cents: -1`, /prix/],
  ])('refuses %s', async (_what, line, words) => {
    expect(await refused(SOPHIE, `addQuotationArticle(${on(await opened())}, ${line})`)).toMatch(words);
  });

  it('loses a line with its last pack, takes a day until when it holds, and is thrown away before it is sent', async () => {
    const whole = await done(SOPHIE, free(await done(SOPHIE, article(await opened()))));
    const [line] = whole.lines;
    const change = (until: string) =>
      `changeQuotation(${on(whole)}, label: "Cour", validUntil: "${until}", lines: [{ id: "${line?.id}", quantity: 0 }])`;
    expect(await refused(SOPHIE, change('2026-11-01'))).toMatch(/date de validité/);
    const changed = await done(SOPHIE, change('2026-12-24'));
    expect(changed.lines.map(({ sku }) => sku)).toEqual(['LIBRE']);
    expect(changed.total_ht_cents).toBe(36_000);
    const thrown = await asked<boolean>(SOPHIE, `mutation { discardQuotation(number: "${whole.number}") }`);
    expect(thrown.answer).toBe(true);
    expect(await read(SOPHIE, whole.number)).toBeNull();
  });

  it('of two people one writes; the other reads who and keeps what was typed', async () => {
    const begun = await opened();
    const [one, other] = await Promise.all([
      asked<Written>(SOPHIE, `mutation { ${free(begun)} ${FIELDS} }`),
      asked<Written>(MARC, `mutation { ${free(begun)} ${FIELDS} }`),
    ]);
    expect([one, other].filter(({ answer }) => answer !== null)).toHaveLength(1);
    const name = one.answer === null ? 'Marc Leroy' : 'Sophie Delmas';
    expect(one.message ?? other.message).toContain(`${name} a modifié ce devis`);
    expect((await read(CLAIRE, begun.number))?.lines).toHaveLength(1);
  });

  it('stands in the log with what was before and what is after', async () => {
    const begun = await opened();
    await done(SOPHIE, free(begun));
    const entries = await shop.db
      .selectFrom('audit_entry')
      .select(['event', 'details'])
      .where('event', 'like', 'quotation-%')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(entries).toMatchObject([
      {
        event: 'quotation-changed',
        details: {
          number: begun.number,
          before: { total_ht_cents: 0, lines: [] },
          after: { total_ht_cents: 36_000, lines: [{ reference: 'LIBRE', quantity: 2 }] },
        },
      },
    ]);
  });
});

describe('whose quotations', () => {
  it('another portfolio’s, another store’s: « introuvable », in pages, in lists, as a paper and to a writer', async () => {
    const { id: hugo } = await shop.db
      .selectFrom('customer')
      .select('id')
      .where('email', '=', 'hugo.perrin@demo.valbrune.example')
      .executeTakeFirstOrThrow();
    const begun = await done(CLAIRE, `openQuotation(customerId: "${hugo}")`);
    const written = await done(CLAIRE, `sendQuotation(${on(await done(CLAIRE, free(begun)))})`);
    for (const person of [SOPHIE, MARC, AICHA]) {
      expect(await read(person, written.number)).toBeNull();
      expect(await refused(person, `reviseQuotation(number: "${written.number}")`)).toBe(
        'Ce devis est introuvable.',
      );
      expect(await refused(person, free(written))).toBe('Ce devis est introuvable.');
      expect(await refused(person, `openQuotation(customerId: "${hugo}")`)).toMatch(/à votre portée/);
      const { answer } = await asked<{ rows: { number: string }[] }>(
        person,
        `{ shopQuotations(tab: tous, query: "${written.number}") { rows { number } } }`,
      );
      expect(answer?.rows).toEqual([]);
      expect((await file(person, `/gestion/fichiers/devis/${written.number}.pdf`)).statusCode).toBe(404);
    }
    const own = await sent(CLAIRE);
    expect((await read(SOPHIE, own.number))?.number).toBe(own.number);
    expect((await read(MARC, own.number))?.may).toContain('reviseQuotation');
    expect(await read(AICHA, own.number)).toBeNull();
  });

  it('who reads only may do nothing, and is offered nothing', async () => {
    const written = await sent(CLAIRE);
    expect(await read(ANNE, written.number)).toMatchObject({ number: written.number, may: [] });
    expect(await refused(ANNE, free(written))).toMatch(/rôle/);
  });

  it('finds customers by any word of them, and articles at the customer’s price', async () => {
    const found = await asked<{ id: string; company: string }[]>(
      SOPHIE,
      '{ quotationCustomers(query: "kermarrec yann") { id company } }',
    );
    expect(found.answer).toEqual([{ id: (await yann()).id, company: 'Peintures Kermarrec SARL' }]);
    const { number } = await opened();
    const articles = await asked<{ rows: { sku: string; customer_ht_cents: number }[] }>(
      SOPHIE,
      `{ quotationArticles(number: "${number}", query: "${TINTABLE}") { rows { sku customer_ht_cents base } } }`,
    );
    expect(articles.answer?.rows[0]).toMatchObject({ sku: TINTABLE, base: expect.stringMatching(/^Base /) });
    expect(articles.answer?.rows[0]?.customer_ht_cents).toBeGreaterThan(0);
  });
});
