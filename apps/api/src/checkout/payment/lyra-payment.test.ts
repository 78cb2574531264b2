import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../../monitoring/log.ts';
import { createCardPayments } from '../../payments/payments.ts';
import { lyraSignature } from '../../payments/lyra/lyra-signature.ts';
import { DEMO_DAY } from '../../testing/build-template.ts';
import { CONTACT_EMAIL, PUBLIC_URL, shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { lyraBankOfTests } from '../testing/banks.ts';
import { cardOrders } from '../testing/card-orders.ts';
import { ask, place, SET_EMAIL } from '../testing/shopper.ts';
import type { Placed } from '../testing/shopper.ts';

let shop: ShopApi;
let bank: Awaited<ReturnType<typeof lyraBankOfTests>>;
let now = DEMO_DAY;
const { fillShelves, ready, waiting, orderOf, stateOf, eventsOf } = cardOrders(() => shop);
beforeAll(async () => {
  bank = await lyraBankOfTests();
  shop = await shopApi({ now: () => now, payments: bank.payments });
  await fillShelves();
});
afterAll(async () => {
  await shop.close();
  await bank.close();
});

it('PAY-04 the form takes the order to the bank’s page, signed, with the way back', async () => {
  const who = await ready();
  const placed = await place(shop, who);
  const { signature, ...fields } = formOf(placed);
  const number = placed.number ?? '';
  expect(placed.url).toBe(bank.payments.formUrl);
  expect(fields).toEqual({
    vads_action_mode: 'INTERACTIVE',
    vads_amount: (await orderOf(number)).total_ttc_cents,
    vads_ctx_mode: 'TEST',
    vads_currency: '978',
    vads_cust_email: 'jeanne@exemple.fr',
    vads_language: 'fr',
    vads_order_id: number,
    vads_page_action: 'PAYMENT',
    vads_payment_config: 'SINGLE',
    vads_return_mode: 'NONE',
    vads_site_id: '12345678',
    vads_trans_date: '20261115080000',
    vads_trans_id: expect.stringMatching(/^[0-8]\d{5}$/) as string,
    vads_url_check: `${PUBLIC_URL}/paiement/notification`,
    vads_url_return: `${PUBLIC_URL}/thankcb-you?order=${number}&signature=${placed.signature}`,
    vads_validation_mode: '0',
    vads_version: 'V2',
  });
  expect(signature).toBe(lyraSignature(fields, bank.payments.key));
});

it('I09 the form asked for again has the same number, which the bank takes once; another order has another', async () => {
  const [who, other] = [await ready(), await ready()];
  const key = randomUUID();
  const first = formOf(await place(shop, who, { key }));
  now = new Date(DEMO_DAY.getTime() + 60_000);
  const again = formOf(await place(shop, who, { key }));
  now = DEMO_DAY;
  expect(again).toEqual(first);
  expect(formOf(await place(shop, other))['vads_trans_id']).not.toBe(first['vads_trans_id']);
});

it('lends its signature to nothing the buyer could cut into a notification', async () => {
  const who = await ready();
  const email = 'x+978+h+W26000001+12345678+AUTHORISED+y@exemple.fr';
  await ask(shop, who, SET_EMAIL, { id: who.cartId, email });
  const form = formOf(await place(shop, who));
  const { signature: _, ...signed } = form;
  expect(form['vads_order_id']).toMatch(/^W\d+$/);
  expect(form['vads_cust_email']).toBeUndefined();
  expect(Object.values(signed).filter((value) => value.includes('+'))).toEqual([]);
});

it('I02 a message again, an hour later, changes nothing: the bank repeats what was not answered', async () => {
  const order = await waiting();
  const told = { orderNumber: order.number, amountCents: order.cents, currency: 'EUR' };
  const paid = bank.message({ ...told, news: 'paid' }, now);
  await send(paid);
  await send(bank.message({ ...told, news: 'refunded' }, now));
  now = new Date(DEMO_DAY.getTime() + 3_600_000);
  expect(await send(paid)).toBe(200);
  now = DEMO_DAY;
  expect(await stateOf(order)).toEqual(['EN_ATTENTE', 'refunded']);
  expect(await eventsOf(order.number)).toEqual(['pay', 'refund']);
});

it('I10 what the bank tells of the card is not kept', async () => {
  const order = await waiting();
  const told = {
    orderNumber: order.number,
    amountCents: order.cents,
    currency: 'EUR',
    news: 'paid',
  } as const;
  const message = bank.message(told, now);
  expect(message.payload).toContain('497010');
  await send(message);
  const kept = await shop.db
    .selectFrom('payment_event')
    .selectAll()
    .where('order_number', '=', order.number)
    .execute();
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain('497010');
  expect(shop.logLines().join('')).not.toContain('497010');
});

it('I07 while the bank cannot be asked, no order is given up', async () => {
  const order = await waiting();
  bank.breakDown();
  now = new Date(DEMO_DAY.getTime() + 3 * 3_600_000);
  const cardPayments = createCardPayments(shop.db, {
    payments: bank.payments,
    publicUrl: PUBLIC_URL,
    production: true,
  });
  const log = createLog({ level: 'silent' });
  expect(
    await reconcilePayments({
      db: shop.db,
      now: () => now,
      clock: async () => new Date(Date.now() + 3 * 3_600_000),
      log,
      cardPayments,
      contactEmail: CONTACT_EMAIL,
    }),
  ).toBeGreaterThan(0);
  now = DEMO_DAY;
  expect(await stateOf(order)).toEqual(['EN_ATTENTE', 'pending']);
});

async function send(message: { payload: string; headers: Record<string, string> }): Promise<number> {
  return (await shop.inject({ method: 'POST', url: '/paiement/notification', ...message })).statusCode;
}

function formOf({ fields }: Placed): Record<string, string> {
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}
