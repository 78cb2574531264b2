import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { PAINT } from '../checkout/testing/card-orders.ts';
import { fill, place, prepare, shopper } from '../checkout/testing/shopper.ts';
import { shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';
import { routes } from './routes/routes.ts';
import { erp } from './testing/erp.ts';
import type { Erp } from './testing/erp.ts';
import { stockEverywhere } from '../testing/stock-everywhere.ts';

const YANN = 'yann.kermarrec@demo.valbrune.example';
const NADIA = 'nadia.castellan@demo.valbrune.example';

let shop: ShopApi;
let system: Erp;
beforeAll(async () => {
  shop = await shopApi();
  system = await erp(shop);
});
beforeEach(() => shop.db.deleteFrom('rate_counter').execute());
afterAll(() => shop.close());

async function asPublished(path: string, name: string | number): Promise<Record<string, unknown>> {
  const route = routes.find((one) => one.path === path && one.method === 'GET');
  if (route === undefined) throw new Error(`No ${path}`);
  const { status, body } = await system.ask('GET', path.replace(/\{\w+\}/, String(name)));
  expect(status).toBe(200);
  // Nothing is answered that is not published.
  expect(v.parse(route.answer, body)).toEqual(body);
  return body;
}

describe('what an event names is read by its number', () => {
  it('a customer with its addresses, and its company with its accounts', async () => {
    const { id } = await shop.db
      .selectFrom('customer')
      .select('id')
      .where('email', '=', YANN)
      .executeTakeFirstOrThrow();
    const customer = await asPublished('/customers/{id}', id);
    expect(customer).toMatchObject({ customer_id: id, email: YANN, client_code: '0351012', active: true });
    expect(customer['addresses']).not.toEqual([]);
    const company = await asPublished('/companies/{code}', '0351012');
    expect(company['customer_ids']).toContain(id);
  });

  it('a message as it was written', async () => {
    const { errors } = await shop.send(
      `mutation { contactUs(input: { name: "Jeanne", email: "jeanne@exemple.fr", comment: "Avez-vous du RAL 9006 ?" }) { status } }`,
    );
    expect(errors).toBeUndefined();
    const { id } = await shop.db
      .selectFrom('contact_message')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(await asPublished('/messages/{id}', id)).toMatchObject({
      message_id: Number(id),
      name: 'Jeanne',
      message: 'Avez-vous du RAL 9006 ?',
    });
  });

  it('every review and every quotation of the demo', async () => {
    const reviews = await shop.db.selectFrom('product_review').select('id').limit(20).execute();
    for (const { id } of reviews) expect((await asPublished('/reviews/{id}', id))['review_id']).toBe(id);
    const quotations = await shop.db.selectFrom('quotation').select('number').limit(20).execute();
    for (const { number } of quotations) {
      const quotation = await asPublished('/quotations/{number}', number);
      expect(quotation['lines']).not.toEqual([]);
    }
    expect(reviews.length * quotations.length).toBeGreaterThan(0);
  });

  it.each([
    '/customers/0',
    '/customers/abc',
    '/customers/99999999999',
    '/companies/rien',
    '/messages/-1',
    '/reviews/1.5',
    '/quotations/rien',
  ])('%s is unknown, and says so', async (path) => {
    const answer = await system.ask('GET', path);
    expect([answer.status, answer.body['code']]).toEqual([404, 'unknown']);
  });
});

describe('an invoice of an order', () => {
  async function ordered(as?: string): Promise<string> {
    const who = await shopper(shop, { shopCode: 'VB006', ...(as === undefined ? {} : { as }) });
    if (as !== undefined)
      await shop.send(`mutation { clearCart(input: { uid: "${who.cartId}" }) { cart { id } } }`, {}, { as });
    await fill(shop, who, [{ sku: PAINT, quantity: 2 }]);
    await prepare(shop, who, { payment: as === undefined ? 'card' : 'on_account' });
    const { number, result } = await place(shop, who);
    if (number === null) throw new Error(JSON.stringify(result.errors));
    return number;
  }
  const line = { sku: PAINT, name: 'Peinture mate', quantity: 2, unit_ht_cents: 500 };
  const invoice = {
    type: 'FACTURE',
    number: 'F-ERP-1',
    issued_on: '2026-11-12',
    due_on: '2026-12-12',
    balance_ttc_cents: 1_200,
    total_ttc_cents: 1_200,
    lines: [line],
  };
  beforeAll(async () => {
    await stockEverywhere(shop.db, {
      available: 1_000,
      statut_article_mag: 'P',
      appro_directe_fournisseur: false,
      livraison_pro: true,
    });
  });

  it('is seen by the customer beside its order; told again, its balance alone changes', async () => {
    const number = await ordered(YANN);
    const path = `/orders/${number}/invoices`;
    const first = await system.ask('POST', path, invoice);
    expect(first.body).toEqual({
      type: 'FACTURE',
      number: 'F-ERP-1',
      changed: true,
      currency: 'EUR',
      total_ht_cents: 1_000,
      tax_cents: 200,
      total_ttc_cents: 1_200,
    });
    expect((await system.ask('POST', path, invoice)).body['changed']).toBe(false);
    expect((await system.ask('POST', path, { ...invoice, balance_ttc_cents: 0 })).body['changed']).toBe(true);
    const credit = {
      ...invoice,
      type: 'AVOIR',
      number: 'A-ERP-1',
      due_on: null,
      balance_ttc_cents: -600,
      total_ttc_cents: -600,
      corrected_number: 'F-ERP-1',
      reason: 'Pot abîmé',
      lines: [{ ...line, quantity: 1 }],
    };
    expect((await system.ask('POST', path, credit)).status).toBe(200);
    const papers = await shop.db
      .selectFrom('invoice')
      .select(['number', 'balance_ttc_cents', 'order_number'])
      .where('order_number', '=', number)
      .orderBy('number')
      .execute();
    expect(papers).toEqual([
      { number: 'A-ERP-1', balance_ttc_cents: '-600', order_number: number },
      { number: 'F-ERP-1', balance_ttc_cents: '0', order_number: number },
    ]);
    const shown = await shop.send(
      'query { customerInvoice(number: "F-ERP-1", type: FACTURE, tokenId: "x") { number } }',
      {},
      { as: YANN },
    );
    expect(shown.data).toEqual({ customerInvoice: { number: 'F-ERP-1' } });
  });

  it('is one document for good: not another company’s, not told otherwise, not above its order', async () => {
    const mine = await ordered(YANN);
    const theirs = await ordered(NADIA);
    const send = (number: string, body: object) =>
      system.ask('POST', `/orders/${number}/invoices`, { ...body });
    const kept = async () =>
      (
        await shop.db
          .selectFrom('invoice')
          .innerJoin('company', 'company.id', 'company_id')
          .select(['number', 'client_code', 'balance_ttc_cents'])
          .where('number', 'like', 'F-ONE-%')
          .orderBy('number')
          .execute()
      ).map((row) => Object.values(row).join(' '));
    const whole = await shop.db
      .selectFrom('orders')
      .select('total_ht_cents')
      .where('number', '=', mine)
      .executeTakeFirstOrThrow();
    const half = Math.floor(Number(whole.total_ht_cents) / 2);
    const part = {
      ...invoice,
      number: 'F-ONE-1',
      balance_ttc_cents: 100,
      total_ttc_cents: undefined,
      lines: [{ ...line, quantity: 1, unit_ht_cents: half }],
    };
    const rest = { ...part, number: 'F-ONE-2' };
    expect((await send(mine, part)).status).toBe(200);
    const other = await send(theirs, { ...part, balance_ttc_cents: 12 });
    expect([other.status, other.body['detail']]).toEqual([422, expect.stringContaining('autre client')]);
    const otherwise = await send(mine, { ...part, lines: [{ ...line, quantity: 1 }] });
    expect([otherwise.status, otherwise.body['detail']]).toEqual([
      422,
      expect.stringContaining('les lignes'),
    ]);
    expect((await send(mine, part)).body).toMatchObject({ changed: false, total_ht_cents: half });
    expect((await send(mine, rest)).status).toBe(200);
    const again = await send(mine, { ...part, number: 'F-ONE-3' });
    expect([again.status, again.body['detail']]).toEqual([422, expect.stringContaining('déjà facturés')]);
    expect(await kept()).toEqual(['F-ONE-1 0351012 100', 'F-ONE-2 0351012 100']);
    const credit = {
      ...part,
      type: 'AVOIR',
      number: 'A-ONE-1',
      due_on: null,
      balance_ttc_cents: 0,
      corrected_number: 'F-ONE-2',
      reason: 'Facture fausse',
    };
    expect((await send(mine, credit)).status).toBe(200);
    expect((await send(mine, { ...part, number: 'F-ONE-3' })).status).toBe(200);
  });

  it('is refused in French when it cannot be', async () => {
    const number = await ordered(YANN);
    const cases: [object, number, string][] = [
      [{ ...invoice, total_ttc_cents: 1_199 }, 422, 'total_differs'],
      [{ ...invoice, balance_ttc_cents: 9_999 }, 422, 'refused'],
      [{ ...invoice, due_on: null }, 422, 'refused'],
      [{ ...invoice, issued_on: '2026-02-30' }, 422, 'invalid_request'],
      [{ ...invoice, lines: [] }, 422, 'invalid_request'],
      [{ ...invoice, number: ' ' }, 422, 'invalid_request'],
    ];
    for (const [body, status, code] of cases) {
      const answer = await system.ask('POST', `/orders/${number}/invoices`, { ...body });
      expect([body, answer.status, answer.body['code']]).toEqual([body, status, code]);
      expect(String(answer.body['detail'])).toMatch(/\p{L}.*[.]$/u);
    }
    expect((await system.ask('POST', '/orders/W0000000/invoices', invoice)).status).toBe(404);
  });
});
