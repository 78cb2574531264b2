import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CardPage, CardPaymentRequest } from '../payments/card-payments.ts';
import { createCardPayments } from '../payments/create-card-payments.ts';
import { BANK_SECRET, PUBLIC_URL, shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';
import { cardOrders, PAINT } from './testing/card-orders.ts';
import type { Waiting } from './testing/card-orders.ts';
import { ask, place, prepare } from './testing/shopper.ts';

const CARD_NUMBER = '4111111111111111';

let shop: ShopApi;
const orders = cardOrders(() => shop);
const { waiting, stateOf, mailsAbout, left, placedOrder } = orders;

describe('the card page', () => {
  beforeAll(async () => {
    shop = await shopApi();
    await orders.fillShelves();
  });
  afterAll(() => shop.close());

  it('PAY-04 leads from the order to the bank and back, with the order’s number and a signature', async () => {
    const order = await waiting();
    expect(order.url).toMatch(new RegExp(`^${PUBLIC_URL}/banque-demo/[0-9a-f-]{36}$`));
    const opened = await answer(order, '');
    expect(opened.statusCode).toBe(200);
    expect(opened.body).toContain(order.number);
    expect((await answer(order, '3ds')).body).toContain('3-D Secure');
    const paid = await answer(order, 'payer');
    expect(paid.statusCode).toBe(303);
    expect(paid.headers.location).toBe(
      `${PUBLIC_URL}/thankcb-you?order=${order.number}&signature=${order.signature}`,
    );
    expect(await stateOf(order)).toEqual(['EN_ATTENTE', 'paid']);
    expect(await mailsAbout(order.number)).toEqual(['order_confirmation']);
  });

  it('D47 a refused payment cancels the order, gives stock and cart back, and the cart can be ordered again', async () => {
    const before = await left();
    const order = await waiting();
    expect(await left()).toBe(before - 2);
    await answer(order, 'refuser');
    expect(await stateOf(order)).toEqual(['ANNULEE', 'refused']);
    expect(await left()).toBe(before);
    expect(await mailsAbout(order.number)).toEqual([]);
    const cart = await ask(
      shop,
      order.who,
      `{ customCart(id: "${order.who.cartId}") { items { sku quantity } } }`,
    );
    expect(cart['customCart']).toEqual({ items: [{ sku: PAINT, quantity: 2 }] });
    const placed = await placedOrder(order);
    expect(placed).toMatchObject({ payment_state: 'refused', cart_id: order.who.cartId });
    await prepare(shop, order.who);
    expect((await place(shop, order.who)).number).not.toBeNull();
  });

  it('an abandoned payment is a refused one; a notification sent three times counts once', async () => {
    const [gone, thrice] = [await waiting(), await waiting()];
    await answer(gone, 'abandonner');
    await answer(thrice, 'payer-trois-fois');
    expect([await stateOf(gone), await stateOf(thrice)]).toEqual([
      ['ANNULEE', 'refused'],
      ['EN_ATTENTE', 'paid'],
    ]);
    expect(await mailsAbout(thrice.number)).toEqual(['order_confirmation']);
  });

  it('H05 leads back to the shop only', async () => {
    const order = await waiting();
    const away = await answer(order, 'payer', { retour: 'https://evil.example/' });
    expect(away.headers.location).toBe(`${PUBLIC_URL}/`);
  });

  it('is not there in production, where cards are not offered without a bank', async () => {
    const production = createCardPayments(shop.db, {
      payments: { kind: 'demo', secret: BANK_SECRET },
      publicUrl: PUBLIC_URL,
      production: true,
    });
    expect(production.provider).toBe('none');
  });

  it('I10 a card number sent along is in no table and no line of the log', async () => {
    const order = await waiting();
    const page = await answer(order, '', { numero: CARD_NUMBER });
    expect(page.body).not.toContain(CARD_NUMBER);
    expect(page.body).not.toMatch(/<input(?![^>]*type="hidden")/);
    await answer(order, 'payer', { numero: CARD_NUMBER, cvv: '123' });
    expect(await stateOf(order)).toEqual(['EN_ATTENTE', 'paid']);
    const books = await everyRow();
    expect(books).toContain(order.number);
    expect(books).not.toContain(CARD_NUMBER);
    expect(shop.logLines().join('')).not.toContain(CARD_NUMBER);
  });
});

describe('a bank that does not answer', () => {
  const asked: CardPaymentRequest[] = [];
  let answers = false;
  let hurried: ShopApi;
  beforeAll(async () => {
    const start = (request: CardPaymentRequest) => {
      asked.push(request);
      const page = { url: 'https://banque.example/', fields: [] };
      // Without an answer, forever.
      return answers ? Promise.resolve<CardPage>(page) : new Promise<CardPage>(() => undefined);
    };
    const cardPayments = {
      provider: 'lente',
      start,
      readNotice: () => null,
      ask: () => Promise.resolve(null),
    };
    shop = await shopApi({ cardPayments });
    hurried = await shopApi({ cardPayments, beside: shop, requestMs: 1_500 });
    await orders.fillShelves();
  });
  afterAll(async () => {
    await hurried.close();
    await shop.close();
  });

  it('I09 the order waits; asked again under the same key it is the same order and the same payment', async () => {
    const who = await orders.ready(1);
    const key = randomUUID();
    const first = await place(hurried, who, { key });
    expect([first.number, first.category]).toEqual([null, 'internal']);
    answers = true;
    const again = await place(shop, who, { key });
    expect(again.url).toBe('https://banque.example/');
    expect(await stateOf({ number: again.number ?? '' })).toEqual(['EN_ATTENTE', 'pending']);
    expect(asked.map((one) => one.orderNumber)).toEqual([again.number, again.number]);
    expect(new Set(asked.map((one) => one.paymentId)).size).toBe(1);
    const placed = await shop.db
      .selectFrom('orders')
      .select('id')
      .where('cart_id', '=', who.cartId)
      .execute();
    expect(placed).toHaveLength(1);
  });
});

function answer(order: Waiting, reponse: string, more: Record<string, string> = {}) {
  const retour = { retour: order.back };
  const form = new URLSearchParams({ ...retour, ...(reponse === '' ? {} : { reponse }), ...more });
  return shop.inject({
    method: 'POST',
    url: new URL(order.url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: form.toString(),
  });
}

/** The whole database, as text. */
async function everyRow(): Promise<string> {
  const written = await sql<{ text: string }>`
    select query_to_xml(format('select * from %I', tablename), true, true, '')::text as text
    from pg_tables where schemaname = 'public' and tablename not in ('stock', 'article', 'product')`.execute(
    shop.db,
  );
  return written.rows.map(({ text }) => text).join('\n');
}
