// Quotations as the people of the shop write them: prices, limits, versions, sending, and what their customers do then.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask, place, prepare } from '../../checkout/testing/shopper.ts';
import { cartDesk } from '../../cart/testing/cart-desk.ts';
import { DEMO_DAY } from '../../testing/build-template.ts';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { staffSession } from '../../testing/staff-session.ts';
import { quotationDesk } from '../testing/quotation-desk.ts';
import { FIELDS } from '../testing/written-quotation.ts';
import type { Written } from '../testing/written-quotation.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const NADIA = 'nadia.castellan@demo.valbrune.example';
const staff = (name: string) => `${name}@equipe.valbrune.example`;
const [CLAIRE, MARC, AICHA] = [staff('claire.valbrune'), staff('marc.leroy'), staff('aicha.benoit')];
const [SOPHIE, ANNE] = [staff('sophie.delmas'), staff('anne.schmitt')];
const TINTABLE = '10200211';

let shop: ShopApi;
let yann: string;
const customers = quotationDesk(() => shop);
beforeAll(async () => {
  shop = await shopApi();
  await shop.db
    .updateTable('stock')
    .set({ available: 1_000, statut_article_mag: 'P', appro_directe_fournisseur: false, livraison_pro: true })
    .execute();
  const { id } = await shop.db
    .selectFrom('customer')
    .select('id')
    .where('email', '=', YANN)
    .executeTakeFirstOrThrow();
  yann = String(id);
});
beforeEach(async () => {
  await shop.db.deleteFrom('cart').execute();
});
afterAll(() => shop.close());

async function asked<Answer>(as: string, document: string) {
  const { data, errors = [] } = await shop.sendAsStaff(as, document);
  const field = /\{\s*(\w+)/.exec(document)?.[1] ?? '';
  return { answer: (data?.[field] ?? null) as Answer | null, message: errors[0]?.message ?? null };
}
async function done(as: string, call: string): Promise<Written> {
  const { answer, message } = await asked<Written>(as, `mutation { ${call} ${FIELDS} }`);
  if (answer === null) throw new Error(String(message));
  return answer;
}
const refused = async (as: string, call: string) =>
  (await asked(as, `mutation { ${call} ${FIELDS} }`)).message;
/** Which refusal, and of which line. */
const trouble = async (as: string, call: string) => {
  const { errors = [] } = await shop.sendAsStaff(as, `mutation { ${call} { number } }`);
  const { key, line = null } = errors[0]?.extensions ?? {};
  return [key, line];
};
const read = async (as: string, number: string) =>
  (await asked<Written>(as, `{ shopQuotation(number: "${number}") ${FIELDS} }`)).answer;
const opened = (as = SOPHIE) => done(as, `openQuotation(customerId: "${yann}", label: "Ravalement")`);
const on = ({ number, revision }: Written) => `number: "${number}", revision: ${revision}`;
const article = (written: Written, more = '') =>
  `addQuotationArticle(${on(written)}, sku: "${TINTABLE}", quantity: 4, tintCode: "RAL 7016"${more})`;
const free = (written: Written) =>
  `addQuotationFreeLine(${on(written)}, label: "Nacelle", unit: "jour", quantity: 2, unit_ht_cents: 18000)`;

async function sent(as = SOPHIE): Promise<Written> {
  const tinted = await done(as, article(await opened(as)));
  const whole = await done(as, free(tinted));
  return done(as, `sendQuotation(${on(whole)}, message: "Comme convenu.")`);
}

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
    const both = async () => done(SOPHIE, free(await done(SOPHIE, article(await opened()))));
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
      const { company_id: company } = await shop.db
        .selectFrom('customer')
        .select('company_id')
        .where('email', '=', YANN)
        .executeTakeFirstOrThrow();
      const terms = { company_id: company ?? 0, article_sku: TINTABLE, family: null, label: 'Chantier' };
      await shop.db
        .insertInto('special_condition')
        .values({
          ...terms,
          from_quantity: 10,
          extra_percent: null,
          net_pack_ht_cents: 1_000,
          net_unit_ht: 4,
        })
        .execute();
      const six = (written: Written) =>
        `addQuotationArticle(${on(written)}, sku: "${TINTABLE}", quantity: 6)`;
      const twelve = await done(SOPHIE, six(await done(SOPHIE, six(await opened()))));
      expect(twelve.lines.map(({ customer_ht_cents: own }) => own === 1_000)).toEqual([false, true]);
      const low = await done(
        SOPHIE,
        change(twelve, [
          [6, 900],
          [6, 900],
        ]),
      );
      const alone = change(low, [
        [6, 900],
        [0, null],
      ]);
      expect(await trouble(SOPHIE, alone)).toEqual(['QUOTATION_FLOOR', 1]);
      expect(await read(SOPHIE, low.number)).toEqual(low);
      expect((await done(SOPHIE, alone.replace('quantity: 6', 'quantity: 12'))).total_ht_cents).toBe(10_800);
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
    expect(found.answer).toEqual([{ id: yann, company: 'Peintures Kermarrec SARL' }]);
    const { number } = await opened();
    const articles = await asked<{ rows: { sku: string; customer_ht_cents: number }[] }>(
      SOPHIE,
      `{ quotationArticles(number: "${number}", query: "${TINTABLE}") { rows { sku customer_ht_cents base } } }`,
    );
    expect(articles.answer?.rows[0]).toMatchObject({ sku: TINTABLE, base: expect.stringMatching(/^Base /) });
    expect(articles.answer?.rows[0]?.customer_ht_cents).toBeGreaterThan(0);
  });
});

describe('a quotation that is sent', () => {
  it('goes by mail and event, once however often it is pressed, and does not change any more', async () => {
    const whole = await done(SOPHIE, free(await opened()));
    const cookie = `nuancier_gestion=${await staffSession(shop.db, SOPHIE, DEMO_DAY)}`;
    const press = () =>
      shop.inject({
        method: 'POST',
        url: '/gestion/graphql',
        headers: { 'content-type': 'application/json', cookie, 'idempotency-key': key },
        payload: JSON.stringify({ query: `mutation { sendQuotation(${on(whole)}) { status_label } }` }),
      });
    const key = randomUUID();
    const answers = [await press(), await press()];
    for (const { body } of answers)
      expect(JSON.parse(body)).toEqual({ data: { sendQuotation: { status_label: 'Envoyé' } } });
    const mails = await shop.db
      .selectFrom('outbox')
      .select('payload')
      .where('payload', '@>', JSON.stringify({ variables: { number: whole.number } }))
      .execute();
    expect(mails).toMatchObject([{ payload: { template: 'quotation_sent', to: YANN } }]);
    const events = await shop.db
      .selectFrom('event')
      .select(['type', 'data'])
      .where('type', '=', 'quotation.sent')
      .execute();
    expect(events.filter(({ data }) => JSON.stringify(data).includes(whole.number))).toHaveLength(1);
    const now = await read(SOPHIE, whole.number);
    expect(now?.may).toEqual(['reviseQuotation', 'putQuotationInCart']);
    expect(await refused(SOPHIE, free({ ...whole, revision: now?.revision ?? 0 }))).toMatch(
      /il ne change plus/,
    );
    expect(await refused(SOPHIE, `sendQuotation(${on(await opened())})`)).toMatch(/au moins une ligne/);
  });

  it('is seen when its customer opens it, and ordered whole: article, tint and what is no article', async () => {
    const written = await sent();
    expect(written).toMatchObject({ status_label: 'Envoyé', seen_at: null });
    const { quotation } = await customers.read(YANN, written.number);
    expect(quotation).toMatchObject({ status: 'A_VALIDER', is_open: true });
    expect((await read(SOPHIE, written.number))?.status_label).toBe('Vu par le client');
    expect((await customers.read(NADIA, written.number)).message).toBe('Ce devis est introuvable.');
    const { cart } = await customers.convert(YANN, written.number);
    expect(cart).toMatchObject({ is_orderable: true, errors: [] });
    expect(cart?.items.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      [TINTABLE, 4],
      ['LIBRE', 2],
    ]);
    const who = { as: YANN, cartId: cart?.id ?? '', shopToken: '', address: randomUUID() };
    const token = await ask(shop, who, 'query { getCurrentShop { token_id } }');
    const { token_id: shopToken } = token['getCurrentShop'] as { token_id: string };
    await prepare(shop, { ...who, shopToken }, { payment: 'on_account' });
    const { number } = await place(shop, { ...who, shopToken });
    expect(await read(SOPHIE, written.number)).toMatchObject({
      status_label: 'Accepté',
      order_number: number,
      may: [],
    });
    const order = await shop.db
      .selectFrom('orders')
      .innerJoin('order_line', 'order_line.order_id', 'orders.id')
      .select(['order_line.name', 'order_line.from_stock', 'total_ht_cents', 'promised_at', 'delivery_on'])
      .where('orders.number', '=', number)
      .orderBy('order_line.position')
      .execute();
    expect(order.map(({ from_stock: taken }) => taken)).toEqual([4, 0]);
    expect(order[1]?.name).toBe('Nacelle – jour');
    expect(Number(order[0]?.total_ht_cents)).toBeGreaterThanOrEqual(written.total_ht_cents);
    // What is on no shelf keeps nobody from being promised a day.
    expect(order[0]?.promised_at ?? order[0]?.delivery_on).not.toBeNull();
  });

  it('let go in the cart, leaves nothing behind that is no article', async () => {
    const written = await sent();
    const { cart } = await customers.convert(YANN, written.number);
    const paint = cart?.items.find(({ sku }) => sku === TINTABLE);
    const { cart: changed } = await cartDesk(shop).update(cart?.id ?? '', paint?.uid ?? '', 3, { as: YANN });
    expect(changed?.items.map(({ sku, quantity }) => [sku, quantity])).toEqual([[TINTABLE, 3]]);
  });

  it('declined, says why; a new version takes its place, and the old one stays to be read', async () => {
    const written = await sent();
    await customers.reject(YANN, written.number, 'Trop cher');
    expect(await read(SOPHIE, written.number)).toMatchObject({ status_label: 'Refusé', reason: 'Trop cher' });
    const next = await done(SOPHIE, `reviseQuotation(number: "${written.number}")`);
    expect(next).toMatchObject({ number: `${written.number}-2`, version: 2, status_label: 'Brouillon' });
    expect(next.lines).toHaveLength(2);
    expect((await done(MARC, `reviseQuotation(number: "${written.number}")`)).number).toBe(next.number);
    const second = await done(SOPHIE, `sendQuotation(${on(next)})`);
    const third = await done(SOPHIE, `reviseQuotation(number: "${second.number}")`);
    expect((await customers.read(YANN, second.number)).quotation?.is_open).toBe(true);
    await done(SOPHIE, `sendQuotation(${on(third)})`);
    expect((await read(SOPHIE, third.number))?.versions).toEqual([
      { number: third.number, status_label: 'Envoyé' },
      { number: second.number, status_label: 'Remplacé' },
      { number: written.number, status_label: 'Refusé' },
    ]);
    expect((await read(SOPHIE, second.number))?.replaced_by).toBe(third.number);
    expect((await customers.convert(YANN, second.number)).message).toMatch(/expiré/);
  });

  it('accepted meanwhile, no newer version leaves', async () => {
    const written = await sent();
    const next = await done(SOPHIE, `reviseQuotation(number: "${written.number}")`);
    await shop.db
      .updateTable('quotation')
      .set({ status: 'ACCEPTE' })
      .where('number', '=', written.number)
      .execute();
    expect(await refused(SOPHIE, `sendQuotation(${on(next)})`)).toMatch(/version précédente/);
  });

  it('is put into its customer’s cart from the desk, as if the customer had accepted it', async () => {
    const written = await sent();
    await done(SOPHIE, `putQuotationInCart(number: "${written.number}")`);
    await done(SOPHIE, `putQuotationInCart(number: "${written.number}")`);
    const cart = await customers.cartOf(YANN);
    expect(cart.items.map(({ sku }) => sku)).toEqual([TINTABLE, 'LIBRE']);
    expect((await read(SOPHIE, written.number))?.status_label).toBe('Envoyé');
  });
});

const file = async (as: string, url: string) =>
  shop.inject({
    url,
    headers: { cookie: `nuancier_gestion=${await staffSession(shop.db, as, DEMO_DAY)}` },
  });

describe('lists and papers', () => {
  type Page = {
    rows: { number: string }[];
    counts: { tab: string; count: number }[];
    next: string | null;
    previous: string | null;
  };
  const list = async (args: string) => {
    const { answer, message } = await asked<Page>(
      CLAIRE,
      `{ shopQuotations(${args}) { rows { number } counts { tab count } next previous } }`,
    );
    if (answer === null) throw new Error(String(message));
    return answer;
  };

  it('each tab holds its own, from page to page and back', async () => {
    const { counts } = await list('tab: tous');
    const count = (tab: string) => counts.find((one) => one.tab === tab)?.count ?? -1;
    const parts = ['a_repondre', 'brouillons', 'envoyes', 'acceptes', 'refuses', 'expires'];
    expect(parts.map(count).reduce((sum, one) => sum + one, 0)).toBe(count('tous'));
    // Nobody has asked for one here.
    expect(parts.filter((tab) => count(tab) === 0)).toEqual(['a_repondre']);
    const first = await list('tab: tous, first: 3');
    const second = await list(`tab: tous, first: 3, after: "${first.next}"`);
    expect(new Set([...first.rows, ...second.rows].map(({ number }) => number)).size).toBe(6);
    expect((await list(`tab: tous, first: 3, before: "${second.previous}"`)).rows).toEqual(first.rows);
    expect((await list('tab: tous, query: "D26400090 kermarrec"')).rows).toEqual([{ number: 'D26400090' }]);
    await expect(list('tab: tous, after: "rien"')).rejects.toThrow('Cette recherche n’a pas été comprise.');
  });

  it('of the merchant’s own systems, which name no person, say whose they are: company, code and page', async () => {
    const { company_id: id } = await shop.db
      .selectFrom('quotation')
      .select('company_id')
      .where('number', '=', 'D26400090')
      .executeTakeFirstOrThrow();
    const fields = 'customer_name customer_id company company_id client_code';
    const listed = await asked<{ rows: object[] }>(
      CLAIRE,
      `{ shopQuotations(tab: tous, query: "D26400090") { rows { ${fields} } } }`,
    );
    expect(listed.answer?.rows).toEqual([
      {
        customer_name: '',
        customer_id: null,
        company: 'Peintures Kermarrec SARL',
        company_id: String(id),
        client_code: '0351012',
      },
    ]);
    const opened = await asked<object>(
      CLAIRE,
      '{ shopQuotation(number: "D26400090") { customer { id } company { id name client_code } } }',
    );
    expect(opened.answer).toEqual({
      customer: null,
      company: { id: String(id), name: 'Peintures Kermarrec SARL', client_code: '0351012' },
    });
    const table = await file(CLAIRE, '/gestion/fichiers/devis.csv?tab=tous&query=D26400090');
    expect(table.body).toContain('Peintures Kermarrec SARL;0351012;');
  });

  it('are told on « today » to who answers for them, and lead nowhere for the others', async () => {
    const tally = async (as: string) =>
      (await asked<{ quotations: { count: number } | null }>(as, '{ today { quotations { count } } }'))
        .answer;
    expect((await tally(MARC))?.quotations?.count).toBeGreaterThan(0);
    expect((await tally(staff('loic.tanguy')))?.quotations).toBeNull();
  });

  it('leave as a table and as the paper that the customer gets', async () => {
    const written = await sent(CLAIRE);
    const table = await file(CLAIRE, `/gestion/fichiers/devis.csv?tab=envoyes&query=${written.number}`);
    expect(table.body.split('\n').filter(Boolean)).toHaveLength(2);
    expect(table.body).toContain('Peintures Kermarrec SARL');
    const paper = await file(CLAIRE, `/gestion/fichiers/devis/${written.number}.pdf`);
    expect([paper.statusCode, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await file(staff('loic.tanguy'), '/gestion/fichiers/devis.csv')).statusCode).toBe(403);
    expect((await shop.inject({ url: '/gestion/fichiers/devis.csv' })).statusCode).toBe(401);
  });
});
