// Quotations that customers ask for from their carts, and what the people of the shop make of them.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cartDesk } from '../../cart/testing/cart-desk.ts';
import { DEMO_DAY } from '../../testing/build-template.ts';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { staffSession } from '../../testing/staff-session.ts';
import { quotationDesk } from '../testing/quotation-desk.ts';
import { CLAIRE, MARC, SOPHIE, TINTABLE, YANN } from '../testing/quotation-writers.ts';
import { FIELDS } from '../testing/written-quotation.ts';
import type { Written } from '../testing/written-quotation.ts';

const customer = (name: string) => `${name}@demo.valbrune.example`;
const [GWEN, ELODIE] = [customer('gwen.lebihan'), customer('elodie.marchand')];
const JULIEN = 'julien.faure@equipe.valbrune.example';

let shop: ShopApi;
const customers = quotationDesk(() => shop);
beforeAll(async () => {
  shop = await shopApi();
  await sql`update stock set available = 1000`.execute(shop.db);
  // Two who follow the same companies.
  await sql`update staff set representative_id = (select representative_id from staff where email = ${SOPHIE})
    where email = ${JULIEN}`.execute(shop.db);
  await sql`update customer set is_view_price = true, is_view_quotations = true where email = ${GWEN}`.execute(
    shop.db,
  );
});
beforeEach(async () => {
  await sql`delete from cart`.execute(shop.db);
  await sql`delete from rate_counter`.execute(shop.db);
  await sql`delete from outbox`.execute(shop.db);
});
afterAll(() => shop.close());

/** Four tins in a tint of the charts. */
async function filled(as: string): Promise<string> {
  const cart = await customers.cartOf(as);
  const item = { sku: TINTABLE, quantity: 4, entered_options: [{ uid: 'tint_code', value: 'RAL 7016' }] };
  await cartDesk(shop).add(cart.id, [item], { as });
  return cart.id;
}

const ASK = `mutation ($cartId: String!, $label: String, $message: String, $wishedOn: String) {
  askForQuotation(cartId: $cartId, label: $label, message: $message, wishedOn: $wishedOn) {
    quotation { number status status_label asked_at asked_message wished_on label pdf_url
      total_excluding_tax { value } items { product_sku quantity unit_price { value } tint { code } } } } }`;

type Asked = { number: string; items: object[] };

async function ask(as: string, variables: Record<string, unknown>, key: string = randomUUID()) {
  const { data, errors = [] } = await shop.send(ASK, variables, { as, headers: { 'idempotency-key': key } });
  const answer = data?.['askForQuotation'] as { quotation: Asked } | null | undefined;
  return {
    quotation: answer?.quotation,
    message: errors[0]?.message ?? null,
    category: errors[0]?.extensions.category,
  };
}

async function asked(as = YANN, wishes: Record<string, unknown> = {}): Promise<Asked> {
  const { quotation, message } = await ask(as, { cartId: await filled(as), ...wishes });
  if (quotation === undefined) throw new Error(String(message));
  return quotation;
}

async function desk<Answer>(document: string): Promise<Answer> {
  const { data, errors = [] } = await shop.sendAsStaff(SOPHIE, document);
  if (errors[0]) throw new Error(errors[0].message);
  return data as Answer;
}
const atDesk = async (number: string) =>
  (await desk<{ shopQuotation: Written }>(`{ shopQuotation(number: "${number}") ${FIELDS} }`)).shopQuotation;

const letters = async () =>
  (
    await sql<{ template: string; to: string; replyTo: string | null }>`
      select payload->>'template' as template, payload->>'to' as to, payload->>'replyTo' as "replyTo"
      from outbox order by 1, 2`.execute(shop.db)
  ).rows;

describe('a quotation asked for', () => {
  it('holds the cart’s lines and tints without a price, and leaves the cart as it is', async () => {
    const cartId = await filled(YANN);
    const wishes = { label: 'École <Jaurès>', message: 'Avant\nmars', wishedOn: '2027-03-01' };
    const { quotation } = await ask(YANN, { cartId, ...wishes });
    expect(quotation).toMatchObject({
      status: 'EN_COURS',
      status_label: 'Demandé',
      asked_at: expect.any(String),
      asked_message: 'Avant\nmars',
      wished_on: '2027-03-01',
      label: 'École <Jaurès>',
      pdf_url: null,
      total_excluding_tax: null,
      items: [{ product_sku: TINTABLE, quantity: 4, unit_price: null, tint: { code: 'RAL 7016' } }],
    });
    expect(quotation?.number).toMatch(/^DG26\d{6}$/);
    expect((await customers.cartOf(YANN)).items).toHaveLength(1);
    expect(await customers.numbers(YANN, '')).toContain(quotation?.number);
  });

  it('is told: by mail to who follows the company and to who asked, to the log and as an event', async () => {
    const { number } = await asked();
    expect(await letters()).toEqual([
      { template: 'quotation_asked', to: JULIEN, replyTo: YANN },
      { template: 'quotation_asked', to: SOPHIE, replyTo: YANN },
      { template: 'quotation_asked_ack', to: YANN, replyTo: null },
    ]);
    const events =
      await sql`select data from event where type = 'quotation.asked' and subject = ${`quotation/${number}`}`.execute(
        shop.db,
      );
    expect(events.rows).toEqual([
      { data: expect.objectContaining({ client_code: '0351012', wished_on: null }) },
    ]);
    const noted =
      await sql`select from audit_entry where event = 'quotation-asked' and details->>'number' = ${number}`.execute(
        shop.db,
      );
    expect(noted.rows).toHaveLength(1);
  });

  const storesOwn = async () => {
    const store = await sql<{ email: string }>`
      select shop.email from shop join company on company.shop_code = shop.code
      where company.client_code = '0351012'`.execute(shop.db);
    return store.rows[0]?.email;
  };

  it('goes to the store once the access of who followed the company is closed', async () => {
    const close = (at: Date | null) =>
      shop.db.updateTable('staff').set({ disabled_at: at }).where('email', 'in', [JULIEN, SOPHIE]).execute();
    await close(new Date());
    await asked();
    await close(null);
    expect((await letters())[0]?.to).toBe(await storesOwn());
  });

  it('goes to the store of a company that nobody follows', async () => {
    const followed = await sql<{ representative_id: number; customer_id: number }>`
      delete from portfolio where customer_id = (select id from customer where email = ${YANN}) returning *`.execute(
      shop.db,
    );
    await asked();
    const [first] = await letters();
    expect(first?.to).toBe(await storesOwn());
    await shop.db.insertInto('portfolio').values(followed.rows).execute();
  });

  it('waits among those asked for and on « today » until it is answered; the customer sees no price before', async () => {
    const tallies = '{ today { asked_quotations { count } } }';
    const count = async () =>
      (await desk<{ today: { asked_quotations: { count: number } } }>(tallies)).today.asked_quotations.count;
    const before = await count();
    const { number } = await asked();
    expect(await count()).toBe(before + 1);
    const list = await desk<{ shopQuotations: { rows: { number: string; status_label: string }[] } }>(
      '{ shopQuotations(tab: a_repondre) { rows { number status_label } } }',
    );
    expect(list.shopQuotations.rows[0]).toEqual({ number, status_label: 'Demandé' });
    const { company_id: company } = await shop.db
      .selectFrom('customer')
      .select('company_id')
      .where('email', '=', YANN)
      .executeTakeFirstOrThrow();
    const file = await desk<{ shopCompany: { file: { quotations: object[] } } }>(
      `{ shopCompany(id: "${company}") { file { quotations { number status_label } } } }`,
    );
    expect(file.shopCompany.file.quotations).toContainEqual({ number, status_label: 'Demandé' });
    const begun = await atDesk(number);
    const [line] = begun.lines;
    expect(line?.unit_ht_cents).toBe(line?.customer_ht_cents);
    expect(begun.may).toEqual(['changeQuotation', 'sendQuotation', 'declineQuotationRequest']);
    const { changeQuotation: cheaper } = await desk<{ changeQuotation: Written }>(
      `mutation { changeQuotation(number: "${number}", revision: ${begun.revision}, validUntil: "2026-12-18", lines: [], basisPoints: 500) ${FIELDS} }`,
    );
    const { addQuotationFreeLine: whole } = await desk<{ addQuotationFreeLine: Written }>(
      `mutation { addQuotationFreeLine(number: "${number}", revision: ${cheaper.revision}, label: "Nacelle", quantity: 1, unit_ht_cents: 100) ${FIELDS} }`,
    );
    const { quotation: waiting } = await customers.read(YANN, number);
    expect(waiting).toMatchObject({ status_label: 'Demandé', items: [{ quantity: 4, unit_price: null }] });
    await desk(`mutation { sendQuotation(number: "${number}", revision: ${whole.revision}) { number } }`);
    const { quotation: sent } = await customers.read(YANN, number);
    expect(sent).toMatchObject({
      status: 'A_VALIDER',
      seller: 'Sophie Delmas',
      items: [{}, { product_sku: 'LIBRE' }],
    });
    expect(sent?.items[0]?.unit_price?.value).toBe((cheaper.lines[0]?.unit_ht_cents ?? 0) / 100);
    expect((await customers.convert(YANN, number)).message).toBeUndefined();
    expect(await count()).toBe(before);
  });

  it('that has run out shows nothing of what was being written', async () => {
    const { number } = await asked();
    await sql`update quotation set created_on = '2026-01-01', valid_until = '2026-01-02' where number = ${number}`.execute(
      shop.db,
    );
    const { quotation } = await customers.read(YANN, number);
    expect(quotation).toMatchObject({ status: 'EXPIRE', total_excluding_tax: null, pdf_url: null });
    expect((await customers.pdf(YANN, number)).file).toBeNull();
  });

  it('is one, however often the same form arrives', async () => {
    const cartId = await filled(YANN);
    const key = randomUUID();
    const twice = await Promise.all([ask(YANN, { cartId }, key), ask(YANN, { cartId }, key)]);
    expect(new Set(twice.map(({ quotation }) => quotation?.number)).size).toBe(1);
    expect(await letters()).toHaveLength(3);
  });

  it('of a sub-account is answered to that person, as long as it may read it', async () => {
    const { number } = await asked(GWEN);
    const { revision } = await atDesk(number);
    const send = `mutation { sendQuotation(number: "${number}", revision: ${revision}) { number } }`;
    await sql`update customer set is_view_price = false where email = ${GWEN}`.execute(shop.db);
    await expect(desk(send)).rejects.toThrow(/client/);
    await sql`update customer set is_view_price = true where email = ${GWEN}`.execute(shop.db);
    await desk(send);
    expect(await letters()).toContainEqual({ template: 'quotation_sent', to: GWEN, replyTo: null });
  });

  it.each([
    ['a day that has passed', { wishedOn: '2026-01-01' }, /date souhaitée/],
    ['a day that is none', { wishedOn: 'demain' }, /date souhaitée/],
    ['a message too long', { message: 'x'.repeat(1_001) }, /1\u00A0000 caractères/],
    ['an object of two lines', { label: 'a\nb' }, /objet/],
  ])('refuses %s', async (_what, wishes, words) => {
    expect((await ask(YANN, { cartId: await filled(YANN), ...wishes })).message).toMatch(words);
    expect(await letters()).toEqual([]);
  });

  it('refuses an empty cart, somebody else’s, and one with an article that is sold no more', async () => {
    const { id: empty } = await customers.cartOf(YANN);
    expect((await ask(YANN, { cartId: empty })).message).toMatch(/panier est vide/);
    const cartId = await filled(GWEN);
    expect((await ask(YANN, { cartId })).category).toBe('graphql-no-such-entity');
    await sql`update cart_line set article_sku = 'RIEN' where cart_id = ${cartId}`.execute(shop.db);
    expect((await ask(GWEN, { cartId })).message).toMatch(/ne se vend plus/);
  });

  it('is for a company’s accounts that see prices and quotations', async () => {
    const cartId = await filled(GWEN);
    for (const right of ['is_view_price', 'is_view_quotations'] as const) {
      await shop.db
        .updateTable('customer')
        .set({ [right]: false })
        .where('email', '=', GWEN)
        .execute();
      expect((await ask(GWEN, { cartId })).category).toBe('graphql-authorization');
      await shop.db
        .updateTable('customer')
        .set({ [right]: true })
        .where('email', '=', GWEN)
        .execute();
    }
    expect((await ask(ELODIE, { cartId: await filled(ELODIE) })).category).toBe('graphql-authorization');
  });

  it('is asked for twenty times an hour at most', async () => {
    const cartId = await filled(YANN);
    const answers: (string | null)[] = [];
    while (answers.length < 21) answers.push((await ask(YANN, { cartId })).message);
    expect(answers.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => null));
    expect(answers[20]).toMatch(/Trop de tentatives|Patientez|Réessayez/);
  });

  it('comes to ten million euros at most', async () => {
    const cart = await customers.cartOf(YANN);
    await sql`update stock set available = 99999 where article_sku = ${TINTABLE}`.execute(shop.db);
    await cartDesk(shop).add(cart.id, [{ sku: TINTABLE, quantity: 99_999 }], { as: YANN });
    await sql`update stock set available = 1000 where article_sku = ${TINTABLE}`.execute(shop.db);
    await sql`update public_price set pack_ht_cents = 100 * pack_ht_cents where article_sku = ${TINTABLE}`.execute(
      shop.db,
    );
    expect((await ask(YANN, { cartId: cart.id })).message).toMatch(
      /^Un devis ne dépasse pas 10\s000\s000\s€\sTTC\./,
    );
    await sql`update public_price set pack_ht_cents = pack_ht_cents / 100 where article_sku = ${TINTABLE}`.execute(
      shop.db,
    );
  });
});

describe('at the desk', () => {
  const sent = async () => {
    const { number } = await asked(YANN, { label: 'Préau' });
    await desk(`mutation { sendQuotation(number: "${number}", revision: 1) { number } }`);
    await sql`delete from cart`.execute(shop.db);
    return number;
  };
  const message = async (as: string, document: string) =>
    (await shop.sendAsStaff(as, document)).errors?.[0]?.message ?? null;
  const noted = async (number: string) =>
    (
      await sql`select from audit_entry where event = 'quotation-put-in-cart' and details->>'number' = ${number}`.execute(
        shop.db,
      )
    ).rows.length;

  it('a quotation goes into its customer’s cart together with its entry in the log, once for each key', async () => {
    const number = await sent();
    const put = `mutation { putQuotationInCart(number: "${number}") { number } }`;
    await sql`
      create function spoil() returns trigger language plpgsql as $$ begin raise 'no log'; end $$;
      create trigger spoil before insert on audit_entry for each row execute function spoil()`.execute(
      shop.db,
    );
    expect(await message(SOPHIE, put)).not.toBeNull();
    await sql`drop trigger spoil on audit_entry; drop function spoil`.execute(shop.db);
    expect((await customers.cartOf(YANN)).items).toEqual([]);
    const cookie = `nuancier_gestion=${await staffSession(shop.db, SOPHIE, DEMO_DAY)}`;
    const headers = { 'content-type': 'application/json', cookie, 'idempotency-key': randomUUID() };
    const press = () =>
      shop.inject({
        method: 'POST',
        url: '/gestion/graphql',
        headers,
        payload: JSON.stringify({ query: put }),
      });
    const answers = [await press(), await press()];
    expect(answers.map((answer) => answer.json())).toEqual(
      answers.map(() => ({ data: { putQuotationInCart: { number } } })),
    );
    expect((await customers.cartOf(YANN)).items).toHaveLength(1);
    expect(await noted(number)).toBe(1);
  });

  it.each([
    ['q1 2026-99-99 1', 'shopQuotations(tab: tous, after: "CURSOR") { next }'],
    ['q1 2026-11-01 x', 'shopQuotations(tab: tous, before: "CURSOR") { next }'],
    ['c1 9999999999 x', 'shopCustomers(list: personnes, after: "CURSOR") { next }'],
  ])('a place that was made up is refused in words: %s', async (place, question) => {
    const cursor = Buffer.from(place).toString('base64url');
    expect(await message(CLAIRE, `{ ${question.replace('CURSOR', cursor)} }`)).toMatch(
      /comprise|ne se lit pas/,
    );
  });

  it('is found by its number, its object, its company and its customer; by no word of two letters', async () => {
    const number = await sent();
    const found = async (query: string) =>
      (
        await desk<{ shopQuotations: { rows: { number: string }[] } }>(
          `{ shopQuotations(tab: tous, query: "${query}") { rows { number } } }`,
        )
      ).shopQuotations.rows.some((row) => row.number === number);
    for (const words of [number.slice(3), 'preau', 'kermarrec preau', 'yann.kermarrec', '0351012'])
      expect([words, await found(words)]).toEqual([words, true]);
    for (const words of ['préau castellan', 'rien-de-tel', '%%%']) expect(await found(words)).toBe(false);
    expect(await message(SOPHIE, '{ shopQuotations(tab: tous, query: "xy") { next } }')).toMatch(/trois/);
    expect(await message(SOPHIE, '{ quotationCustomers(query: "xy") { id } }')).toMatch(/trois/);
  });

  it('a company without a store is no store’s, whatever store its head chose', async () => {
    const number = await sent();
    const seen = async () => {
      const { data } = await shop.sendAsStaff(
        MARC,
        `{ shopQuotation(number: "${number}") { number } quotationCustomers(query: "kermarrec") { id } }`,
      );
      return [data?.['shopQuotation'] !== null, JSON.stringify(data?.['quotationCustomers']) !== '[]'];
    };
    const store = await sql<{ code: string }>`
      select shop_code as code from staff_store join staff on staff.id = staff_id where email = ${MARC} limit 1`.execute(
      shop.db,
    );
    const { rows: kept } = await sql<{ code: string }>`
      select shop_code as code from company where client_code = '0351012'`.execute(shop.db);
    const attach = (code: string | null) =>
      sql`update company set shop_code = ${code} where client_code = '0351012'`.execute(shop.db);
    await sql`update customer set current_shop_code = ${store.rows[0]?.code} where email = ${YANN}`.execute(
      shop.db,
    );
    await attach(store.rows[0]?.code ?? null);
    expect(await seen()).toEqual([true, true]);
    await attach(null);
    expect(await seen()).toEqual([false, false]);
    await attach(kept[0]?.code ?? null);
  });

  it('nothing is offered that a closed account could not receive', async () => {
    const number = await sent();
    const may = async () => {
      const { data } = await shop.sendAsStaff(CLAIRE, `{ shopQuotation(number: "${number}") { may } }`);
      return data?.['shopQuotation'];
    };
    expect(await may()).toEqual({ may: ['reviseQuotation', 'putQuotationInCart'] });
    await sql`update customer set is_active = false where email = ${YANN}`.execute(shop.db);
    expect(await may()).toEqual({ may: ['reviseQuotation'] });
    await sql`update customer set is_active = true where email = ${YANN}`.execute(shop.db);
  });
});
