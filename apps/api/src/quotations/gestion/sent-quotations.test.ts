// Quotations once they are sent: seen, answered, replaced, and as they stand in lists and on paper.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import { cartDesk } from '../../cart/testing/cart-desk.ts';
import { sendNotice } from '../../checkout/testing/send-notice.ts';
import { ask, place, prepare } from '../../checkout/testing/shopper.ts';
import { DEMO_DAY } from '../../testing/build-template.ts';
import { CONTACT_EMAIL } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { staffSession } from '../../testing/staff-session.ts';
import { quotationDesk } from '../testing/quotation-desk.ts';
import {
  AICHA,
  CLAIRE,
  free,
  LOIC,
  MARC,
  NADIA,
  on,
  quotationWriters,
  SOPHIE,
  stockedShop,
  TINTABLE,
  YANN,
} from '../testing/quotation-writers.ts';

let shop: ShopApi;
const customers = quotationDesk(() => shop);
const { asked, done, file, opened, read, refused, sent } = quotationWriters(() => shop);
beforeAll(async () => {
  shop = await stockedShop();
});
beforeEach(async () => {
  await shop.db.deleteFrom('cart').execute();
});
afterAll(() => shop.close());

/** By Yann, whose cart it is. */
async function ordered(cartId: string, payment = 'on_account'): Promise<string> {
  const who = { as: YANN, cartId, shopToken: '', address: randomUUID() };
  const token = await ask(shop, who, 'query { getCurrentShop { token_id } }');
  const { token_id: shopToken } = token['getCurrentShop'] as { token_id: string };
  await prepare(shop, { ...who, shopToken }, { payment });
  const { number, result } = await place(shop, { ...who, shopToken });
  if (number === null) throw new Error(JSON.stringify(result.errors));
  return number;
}

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
    const number = await ordered(cart?.id ?? '');
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

describe('the answer to a quotation', () => {
  /** The mails that tell of it, by their readers. */
  const letters = async (number: string) => {
    const { rows } = await sql<{ to: string; replyTo: string; template: string; told: object }>`
      select payload->>'to' as to, payload->>'replyTo' as "replyTo", payload->>'template' as template,
        payload->'variables' as told from outbox
      where payload->>'template' in ('quotation_accepted', 'quotation_declined')
        and payload->'variables'->>'number' = ${number} order by 1`.execute(shop.db);
    return rows;
  };
  const declined = async (as = SOPHIE) => {
    const { number } = await sent(as);
    await customers.reject(YANN, number, 'Trop <cher>');
    return number;
  };
  type Row = { key: string; detail: string; at: string };
  const today = async (as: string) => {
    const { answer } = await asked<{ answered_quotations: { rows: Row[] } | null }>(
      as,
      '{ today { answered_quotations { rows { key detail at } } } }',
    );
    return answer?.answered_quotations?.rows ?? null;
  };

  it('that orders it is told to who wrote it, by mail and on « today »', async () => {
    const { number } = await sent();
    const { cart } = await customers.convert(YANN, number);
    expect(await letters(number)).toEqual([]);
    const orderNumber = await ordered(cart?.id ?? '');
    const who = 'Peintures Kermarrec SARL';
    expect(await letters(number)).toMatchObject([
      {
        to: SOPHIE,
        replyTo: YANN,
        template: 'quotation_accepted',
        told: { firstname: 'Sophie', who, by: 'Yann Kermarrec', isReaders: true, orderNumber },
      },
    ]);
    expect((await today(SOPHIE))?.[0]).toMatchObject({
      key: number,
      detail: `${who} – Ravalement – Accepté, ${orderNumber}`,
    });
  });

  it('by card is told once the bank has agreed, and not at all when it refuses', async () => {
    const { number } = await sent();
    const { cart } = await customers.convert(YANN, number);
    const refusedOrder = await ordered(cart?.id ?? '', 'card');
    const says = async (orderNumber: string, news: string) => {
      const { total_ttc_cents: amount } = await shop.db
        .selectFrom('orders')
        .select('total_ttc_cents')
        .where('number', '=', orderNumber)
        .executeTakeFirstOrThrow();
      expect(await sendNotice(shop, { orderNumber, amountCents: Number(amount), news })).toBe(200);
    };
    await says(refusedOrder, 'refused');
    expect(await letters(number)).toEqual([]);
    expect((await today(SOPHIE))?.map(({ key }) => key)).not.toContain(number);
    const paid = await ordered((await customers.cartOf(YANN)).id, 'card');
    expect(await letters(number)).toEqual([]);
    await says(paid, 'paid');
    await says(paid, 'paid');
    expect(await letters(number)).toMatchObject([{ to: SOPHIE, told: { orderNumber: paid } }]);
  });

  it('that declines it is told with its reason, once, and for a week to those within whose reach it is', async () => {
    const number = await declined();
    expect((await customers.reject(YANN, number, 'Encore')).key).toBe('QUOTATION_ENDED');
    expect(await letters(number)).toMatchObject([
      { to: SOPHIE, template: 'quotation_declined', told: { reason: 'Trop <cher>' } },
    ]);
    const row = { key: number, detail: expect.stringMatching(/– Refusé\s: «\sTrop <cher>\s»$/) };
    for (const person of [SOPHIE, MARC, CLAIRE])
      expect(await today(person)).toContainEqual(expect.objectContaining(row));
    expect((await today(AICHA))?.map(({ key }) => key)).not.toContain(number);
    expect(await today(LOIC)).toBeNull();
    const listed = async () =>
      (
        await asked<{ rows: { number: string }[] }>(
          SOPHIE,
          `{ shopQuotations(tab: repondus, query: "${number}") { rows { number } } }`,
        )
      ).answer?.rows;
    const ago = (days: number) =>
      shop.db
        .updateTable('quotation')
        .set({ decided_at: new Date(DEMO_DAY.getTime() - days * DAY_MS) })
        .where('number', '=', number)
        .execute();
    await ago(6);
    expect(await listed()).toEqual([{ number }]);
    await ago(7);
    expect(await listed()).toEqual([]);
  });

  it('is told to the store in the place of an author who has left or reads it no more, and else to the shop', async () => {
    const left = (at: Date | null) =>
      shop.db.updateTable('staff').set({ disabled_at: at }).where('email', '=', CLAIRE).execute();
    const { code, email } = await shop.db
      .selectFrom('company')
      .innerJoin('shop', 'shop.code', 'company.shop_code')
      .select(['shop.code', 'shop.email'])
      .where('client_code', '=', '0351012')
      .executeTakeFirstOrThrow();
    const mailOfStore = (to: string | null) =>
      shop.db.updateTable('shop').set({ email: to }).where('code', '=', code).execute();
    const first = await sent(CLAIRE);
    const second = await sent(CLAIRE);
    const third = await sent(CLAIRE);
    const becomes = (role: 'preparateur' | 'proprietaire') =>
      shop.db.updateTable('staff').set({ role }).where('email', '=', CLAIRE).execute();
    await becomes('preparateur');
    await customers.reject(YANN, third.number);
    expect(await letters(third.number)).toMatchObject([{ to: email, told: { firstname: '' } }]);
    await becomes('proprietaire');
    await left(DEMO_DAY);
    await customers.reject(YANN, first.number);
    const told = { isReaders: false, seller: 'Claire Valbrune', firstname: '', reason: null };
    expect(await letters(first.number)).toMatchObject([{ to: email, told }]);
    await mailOfStore(null);
    await customers.reject(YANN, second.number);
    expect(await letters(second.number)).toMatchObject([{ to: CONTACT_EMAIL }]);
    await mailOfStore(email);
    await left(null);
  });

  it('to one that came by a file is told to those who follow the company', async () => {
    await shop.db
      .updateTable('quotation')
      .set({ status: 'A_VALIDER', valid_until: '2026-12-11' })
      .where('number', '=', 'D26400090')
      .execute();
    await customers.reject(YANN, 'D26400090', 'Reporté');
    expect(await letters('D26400090')).toMatchObject([
      { to: SOPHIE, told: { isReaders: false, isOwn: false, reason: 'Reporté' } },
    ]);
  });
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
    expect((await tally(LOIC))?.quotations).toBeNull();
  });

  it('leave as a table and as the paper that the customer gets', async () => {
    const written = await sent(CLAIRE);
    const table = await file(CLAIRE, `/gestion/fichiers/devis.csv?tab=envoyes&query=${written.number}`);
    expect(table.body.split('\n').filter(Boolean)).toHaveLength(2);
    expect(table.body).toContain('Peintures Kermarrec SARL');
    const paper = await file(CLAIRE, `/gestion/fichiers/devis/${written.number}.pdf`);
    expect([paper.statusCode, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await file(LOIC, '/gestion/fichiers/devis.csv')).statusCode).toBe(403);
    expect((await shop.inject({ url: '/gestion/fichiers/devis.csv' })).statusCode).toBe(401);
  });
});
