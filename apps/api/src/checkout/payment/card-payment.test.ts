import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CardPage, CardPaymentRequest } from '../../payments/card-payments.ts';
import { createCardPayments } from '../../payments/payments.ts';
import { BANK_SECRET, PUBLIC_URL, shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { cardOrders, PAINT } from '../testing/card-orders.ts';
import type { Waiting } from '../testing/card-orders.ts';
import { ask, place, prepare } from '../testing/shopper.ts';

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
    const opened = await seen(order);
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

  it('D47 the bank’s page is seen by an address of its own, and leads back once it is answered', async () => {
    const order = await waiting();
    const sent = await answer(order, '');
    expect(sent.statusCode).toBe(303);
    await answer(order, 'payer');
    const again = await shop.inject({ method: 'GET', url: String(sent.headers.location) });
    expect([again.statusCode, again.headers.location]).toEqual([303, order.back]);
  });

  it('D47 whoever has not paid finds the bank’s page again; once the bank has spoken there is none', async () => {
    const order = await waiting();
    expect(await told(order)).toEqual({ payment_state: 'pending', broken_off: false, url: order.url });
    await answer(order, 'refuser');
    expect(await told(order)).toEqual({ payment_state: 'refused', broken_off: false, url: null });
  });

  it('D47 a payment that is broken off gives stock and cart back, once, and tells so', async () => {
    const before = await left();
    const order = await waiting();
    expect(await abandon(order, 'fausse')).toBeUndefined();
    for (let times = 0; times < 2; times += 1) {
      expect(await abandon(order)).toMatchObject({ payment_state: 'refused', broken_off: true });
      expect(await left()).toBe(before);
    }
    expect(await placedOrder(order)).toMatchObject({ cart_id: order.who.cartId });
    const opened = await shop.inject({
      method: 'GET',
      url: `${new URL(order.url).pathname}?retour=${order.back}`,
    });
    expect(opened.statusCode).toBe(303);
    await prepare(shop, order.who);
    expect((await place(shop, order.who)).number).not.toBeNull();
    // The cart has been ordered anew: it cannot be taken up again.
    expect(await placedOrder(order)).toMatchObject({ payment_state: 'refused', cart_id: null });
    // Paid after all, on a page that was left open: owed back.
    await answer(order, 'payer');
    expect(await stateOf(order)).toEqual(['ANNULEE', 'refund-due']);
  });

  it('D47 what the bank has taken is not broken off, even before it has told', async () => {
    const order = await waiting();
    await shop.db
      .insertInto('demo_bank_payment')
      .values({ payment_id: order.paymentId, news: 'paid', answered_at: new Date() })
      .execute();
    expect(await abandon(order)).toMatchObject({ payment_state: 'paid', broken_off: false });
    expect(await stateOf(order)).toEqual(['EN_ATTENTE', 'paid']);
  });

  it('D47 a customer’s payment is broken off by nobody else', async () => {
    const order = await waiting();
    const { id } = await shop.db.selectFrom('customer').select('id').executeTakeFirstOrThrow();
    const own = shop.db.updateTable('orders').where('number', '=', order.number);
    await own.set({ customer_id: id }).execute();
    expect(await abandon(order)).toBeUndefined();
    expect(await stateOf(order)).toEqual(['EN_ATTENTE', 'pending']);
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
    const page = await seen(order, { numero: CARD_NUMBER });
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
      refund: () => Promise.reject(new Error('never asked')),
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

/** The page itself: what is sent to it leads to an address that can be seen again. */
async function seen(order: Waiting, more: Record<string, string> = {}) {
  const sent = await answer(order, '', more);
  return shop.inject({ method: 'GET', url: String(sent.headers.location) });
}

async function told({ number, signature }: Waiting): Promise<unknown> {
  const fields = 'payment_state broken_off card_payment { url }';
  const answered = await shop.send(
    `{ placedOrder(number: "${number}", signature: "${signature}") { ${fields} } }`,
  );
  const { card_payment: page, ...state } = Object(answered.data?.['placedOrder']);
  return { ...state, url: page?.url ?? null };
}

/** Undefined where it is refused. */
async function abandon({ number, signature }: Waiting, other?: string): Promise<unknown> {
  const answered = await shop.send(
    `mutation { abandonCardPayment(number: "${number}", signature: "${other ?? signature}") { payment_state broken_off } }`,
  );
  return answered.data?.['abandonCardPayment'];
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
