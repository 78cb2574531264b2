import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { createCardPayments } from '../payments/create-card-payments.ts';
import { signNotice } from '../payments/signed-notice.ts';
import { DEMO_DAY } from '../testing/build-template.ts';
import { BANK_SECRET, PUBLIC_URL, shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { ask, fill, place, prepare, shopper } from './testing/shopper.ts';
import type { Shopper } from './testing/shopper.ts';

const SHOP = 'VB006';
const PAINT = '10200102';

let shop: ShopApi;
let now = DEMO_DAY;
beforeAll(async () => {
  shop = await shopApi({ now: () => now });
  await shop.db
    .updateTable('stock')
    .set({ available: 1_000, statut_article_mag: 'P', appro_directe_fournisseur: false })
    .where('article_sku', '=', PAINT)
    .execute();
});
afterAll(() => shop.close());

type Waiting = { who: Shopper; number: string; signature: string; cents: number; url: string; back: string };

/** An order that waits for its card. */
async function waiting(): Promise<Waiting> {
  const who = await shopper(shop, { shopCode: SHOP });
  await fill(shop, who, [{ sku: PAINT, quantity: 2 }]);
  await prepare(shop, who);
  const { number, signature, url, back } = await place(shop, who);
  if (number === null || url === null || back === null) throw new Error('The order was not placed');
  return { who, number, signature, url, back, cents: Number((await orderOf(number)).total_ttc_cents) };
}

type Told = { eventId: string; orderNumber: string; amountCents: number; currency: string; news: string };

function about({ number, cents }: Waiting, news: string, more: Partial<Told> = {}): Told {
  return { eventId: randomUUID(), orderNumber: number, amountCents: cents, currency: 'EUR', news, ...more };
}

async function tell(told: Told, signature?: string): Promise<number> {
  const payload = JSON.stringify(told);
  const signed = signature ?? signNotice(payload, BANK_SECRET, now);
  const headers = { 'content-type': 'application/json', 'x-banque-signature': signed };
  return (await shop.inject({ method: 'POST', url: '/paiement/notification', headers, payload })).statusCode;
}

describe('the card page', () => {
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
    const away = await answer(order, 'payer', 'https://evil.example/');
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
});

describe('what the bank tells', () => {
  it('I01 the return page only reads', async () => {
    const order = await waiting();
    await shop.inject({ method: 'GET', url: `/thankcb-you?order=${order.number}&status=success` });
    expect(await placedOrder(order)).toMatchObject({ payment_state: 'pending', cart_id: null });
    const forged = await shop.send(PLACED, { number: order.number, signature: 'x'.repeat(43) });
    expect(forged.errors?.[0]?.extensions.category).toBe('graphql-no-such-entity');
    expect(await stateOf(order)).toEqual(['EN_ATTENTE', 'pending']);
  });

  it('I02 unsigned, wrongly signed and old notifications are refused', async () => {
    const order = await waiting();
    const told = about(order, 'paid');
    const old = new Date(now.getTime() - 301_000);
    const ahead = new Date(now.getTime() + 301_000);
    const body = JSON.stringify(told);
    const bad = ['', 'abc', signNotice(body, 'autre', now), signNotice(body, BANK_SECRET, old)];
    for (const signature of [
      ...bad,
      signNotice(body, BANK_SECRET, ahead),
      signNotice(`${body} `, BANK_SECRET, now),
    ])
      expect(await tell(told, signature)).toBe(400);
    expect(await stateOf(order)).toEqual(['EN_ATTENTE', 'pending']);
    expect(await tell(told, signNotice(body, BANK_SECRET, new Date(now.getTime() - 299_000)))).toBe(200);
    expect(await stateOf(order)).toEqual(['EN_ATTENTE', 'paid']);
  });

  it('I03 the same event five times at once has one effect, and each is answered', async () => {
    const order = await waiting();
    const told = about(order, 'paid');
    expect(await Promise.all(Array.from({ length: 5 }, () => tell(told)))).toEqual([200, 200, 200, 200, 200]);
    expect(await mailsAbout(order.number)).toEqual(['order_confirmation']);
    expect(await eventsOf(order.number)).toEqual(['pay']);
  });

  it('I04 nothing leads backwards: a refusal after the payment, a refund before it', async () => {
    const order = await waiting();
    await tell(about(order, 'refunded'));
    expect(await stateOf(order)).toEqual(['EN_ATTENTE', 'pending']);
    await tell(about(order, 'paid'));
    await tell(about(order, 'refused'));
    expect(await stateOf(order)).toEqual(['EN_ATTENTE', 'paid']);
    expect(await eventsOf(order.number)).toEqual(['ignore', 'ignore', 'pay']);
  });

  it('I05 another sum, currency or order pays nothing and is reported', async () => {
    const order = await waiting();
    const other = await waiting();
    await tell(about(order, 'paid', { amountCents: 1 }));
    await tell(about(order, 'paid', { currency: 'USD' }));
    await tell(about(order, 'paid', { orderNumber: 'W26999999' }));
    expect([await stateOf(order), await stateOf(other)]).toEqual([
      ['EN_ATTENTE', 'pending'],
      ['EN_ATTENTE', 'pending'],
    ]);
    expect(await eventsOf(order.number)).toEqual(['mismatch', 'mismatch']);
    const reported = shop.logLines().filter((line) => line.includes('needs somebody to look at it'));
    expect(reported.filter((line) => line.includes(order.number))).toHaveLength(2);
  });

  it('I06 the notification and the return page at the same moment make one order and one mail', async () => {
    const order = await waiting();
    await Promise.all([
      tell(about(order, 'paid')),
      placedOrder(order),
      tell(about(order, 'paid')),
      placedOrder(order),
    ]);
    expect(await mailsAbout(order.number)).toEqual(['order_confirmation']);
    expect(await placedOrder(order)).toMatchObject({ payment_state: 'paid' });
  });

  it('I07 a notification that never comes: the bank is asked after fifteen minutes', async () => {
    const order = await waiting();
    const [paymentId] = order.url.split('/').slice(-1);
    await shop.db
      .insertInto('demo_bank_payment')
      .values({ payment_id: paymentId ?? '', news: 'paid', answered_at: now })
      .execute();
    const parts = settling();
    await reconcilePayments(parts);
    expect(await stateOf(order)).toEqual(['EN_ATTENTE', 'pending']);
    await later(15 * 60_000 + 1, () => Promise.all([reconcilePayments(parts), reconcilePayments(parts)]));
    expect(await stateOf(order)).toEqual(['EN_ATTENTE', 'paid']);
    expect(await mailsAbout(order.number)).toEqual(['order_confirmation']);
  });

  it('gives up an order whose buyer never came back, after two hours', async () => {
    const order = await waiting();
    await later(16 * 60_000, () => reconcilePayments(settling()));
    expect(await stateOf(order)).toEqual(['EN_ATTENTE', 'pending']);
    await later(3 * 60 * 60_000, () => reconcilePayments(settling()));
    expect(await stateOf(order)).toEqual(['ANNULEE', 'refused']);
  });

  it('I08 money that comes three days late for a cancelled order is recorded, and owed back', async () => {
    const order = await waiting();
    await tell(about(order, 'refused'));
    await later(3 * 86_400_000, async () => expect(await tell(about(order, 'paid'))).toBe(200));
    expect(await stateOf(order)).toEqual(['ANNULEE', 'refund-due']);
    expect(await eventsOf(order.number)).toEqual(['cancel', 'owe-refund']);
    await tell(about(order, 'refunded'));
    expect(await stateOf(order)).toEqual(['ANNULEE', 'refunded']);
  });

  it('I09 asked again under the same key, it is the same order and the same payment', async () => {
    const who = await shopper(shop, { shopCode: SHOP });
    await fill(shop, who, [{ sku: PAINT, quantity: 1 }]);
    await prepare(shop, who);
    const key = randomUUID();
    const [one, again] = [await place(shop, who, { key }), await place(shop, who, { key })];
    expect([again.number, again.url]).toEqual([one.number, one.url]);
  });
});

const PLACED = `query ($number: String!, $signature: String!) {
  placedOrder(number: $number, signature: $signature) { number payment_state status cart_id } }`;

async function placedOrder({ number, signature }: Waiting): Promise<unknown> {
  return (await shop.send(PLACED, { number, signature })).data?.['placedOrder'];
}

function answer(order: Waiting, reponse: string, retour = order.back) {
  const form = new URLSearchParams(reponse === '' ? { retour } : { retour, reponse });
  return shop.inject({
    method: 'POST',
    url: new URL(order.url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: form.toString(),
  });
}

function settling() {
  const payments = { kind: 'demo', secret: BANK_SECRET } as const;
  const cardPayments = createCardPayments(shop.db, { payments, publicUrl: PUBLIC_URL, production: false });
  return { db: shop.db, now: () => now, log: createLog({ level: 'silent' }), cardPayments };
}

async function later(ms: number, work: () => Promise<unknown>): Promise<void> {
  const before = now;
  now = new Date(now.getTime() + ms);
  await work();
  now = before;
}

function orderOf(number: string) {
  return shop.db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirstOrThrow();
}

async function stateOf({ number }: Waiting): Promise<string[]> {
  const { status, payment_state: payment } = await orderOf(number);
  return [status, payment];
}

async function eventsOf(number: string): Promise<string[]> {
  const rows = await shop.db
    .selectFrom('payment_event')
    .select('outcome')
    .where('order_number', '=', number)
    .execute();
  return rows.map((row) => row.outcome).toSorted();
}

async function mailsAbout(number: string): Promise<string[]> {
  const rows = await shop.db.selectFrom('outbox').select('payload').execute();
  const mails = rows.map(
    ({ payload }) => payload as { template: string; variables: { orderNumber?: string } },
  );
  return mails.filter((mail) => mail.variables.orderNumber === number).map((mail) => mail.template);
}

async function left(): Promise<number> {
  const row = await shop.db
    .selectFrom('stock')
    .select('available')
    .where('article_sku', '=', PAINT)
    .where('shop_code', '=', SHOP)
    .executeTakeFirstOrThrow();
  return row.available;
}
