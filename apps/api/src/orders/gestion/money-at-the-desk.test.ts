// Money of orders at the desk: given back once, shown to whoever may see it, and what becomes of the goods then.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { cardOrders } from '../../checkout/testing/card-orders.ts';
import { lyraTill } from '../../checkout/testing/lyra-till.ts';
import type { LyraTill } from '../../checkout/testing/lyra-till.ts';
import { settlePayment } from '../../checkout/payment/settle-payment.ts';
import { createLog } from '../../monitoring/log.ts';
import { createCardPayments } from '../../payments/payments.ts';
import { CONTACT_EMAIL, PUBLIC_URL } from '../../testing/shop-api.ts';
import { ACTS, plain } from './testing/acts.ts';
import { errorOf, orderDesk } from './testing/order-desk.ts';
import type { OrderDesk, Person } from './testing/order-desk.ts';

let desk: OrderDesk;
let till: LyraTill;
let number: string;
beforeAll(async () => {
  till = await lyraTill();
  desk = await orderDesk({ payments: till.payments });
});
afterAll(async () => {
  await desk.close();
  till.close();
});
beforeEach(async () => {
  number = await desk.placed();
});

const send = (person: Person, field: string, key?: string) =>
  desk.as(person, `mutation ($number: String!) { done: ${field} }`, { number }, key);
const mails = async () =>
  (await desk.db.selectFrom('outbox').select('payload').where('order_number', '=', number).execute())
    .map(({ payload }) => (payload as { template: string }).template)
    .filter((template) => !template.startsWith('store_'))
    .toSorted();

const { fillShelves, waiting } = cardOrders(() => desk);
type Given = { given: boolean; message: string };
const refund = async (person: Person, args: string, key?: string) => {
  const answer = await send(person, `refundOrder(number: $number, ${args}) { given message }`, key);
  return { ...errorOf(answer), done: answer.data?.['done'] as Given };
};
const paid = async () => {
  await fillShelves();
  const order = await waiting();
  ({ number } = order);
  till.takes(number, order.cents);
  const { db, now } = desk;
  const card = { payments: till.payments, publicUrl: PUBLIC_URL, production: false };
  const parts = { db, now, log: createLog({ level: 'silent' }), contactEmail: CONTACT_EMAIL };
  const told = { eventId: number, orderNumber: number, amountCents: order.cents, currency: 'EUR' };
  await settlePayment({ ...parts, cardPayments: createCardPayments(db, card) }, { ...told, news: 'paid' });
  return order.cents;
};

it('goes back once with the same key, whole or in part, and says what is left', async () => {
  const cents = await paid();
  const key = randomUUID();
  const first = await refund('comptabilite', 'amount_cents: 500, reason: "Pot abîmé"', key);
  expect(first.done.given).toBe(true);
  const again = await refund('comptabilite', 'amount_cents: 500, reason: "Pot abîmé"', key);
  expect(again.done).toEqual(first.done);
  const { data } = await desk.as(
    'comptabilite',
    `{ shopOrder(number: "${number}") {
    refund { paid_cents left_cents given { cents } } may timeline { text by } } }`,
  );
  expect(data?.['shopOrder']).toMatchObject({
    refund: { paid_cents: cents, left_cents: cents - 500, given: [{ cents: 500 }] },
    may: ['refundOrder'],
  });
  expect(plain(JSON.stringify(data))).toMatch(
    /Remboursement de 5,00 € demandé : Pot abîmé","by":"Nathalie Perez"/,
  );
  expect((await refund('responsable', `amount_cents: ${cents}, reason: "Trop"`)).key).toBe('REFUND_TOO_MUCH');
  expect((await refund('responsable', 'reason: "Tout le reste"')).done.given).toBe(true);
  expect((await refund('responsable', 'reason: "Encore"')).key).toBe('REFUND_ALL_GIVEN');
  expect(await mails()).toEqual(['order_confirmation', 'order_refunded', 'order_refunded']);
});

it('of a preparer: what is to be taken at the counter, and no other sum', async () => {
  const asked = `{ shopOrder(number: "${number}") { to_collect_cents sums { total_ttc_cents }
    refund { left_cents } lines { unit_ht_cents } } }`;
  const { data } = await desk.as('preparateur', asked);
  expect(data?.['shopOrder']).toEqual({
    to_collect_cents: 6_000,
    sums: null,
    refund: null,
    lines: [{ unit_ht_cents: null }, { unit_ht_cents: null }],
  });
  const shown = await desk.as('lecture_seule', asked);
  expect(shown.data?.['shopOrder']).toMatchObject({ sums: { total_ttc_cents: 6_000 } });
});

it('what is wholly given back is neither prepared nor handed over: who gave it back is said, and it is cancelled', async () => {
  await paid();
  const lines = await desk.db
    .selectFrom('order_line')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['position', 'quantity'])
    .where('number', '=', number)
    .execute();
  const all = lines.map(({ position, quantity }) => `{ position: ${position}, from: 0, to: ${quantity} }`);
  const prepare = `prepareLines(number: $number, lines: [${all.join(' ')}]) { number }`;
  expect(errorOf(await send('service_client', ACTS.startPreparation)).key).toBeUndefined();
  expect(errorOf(await send('service_client', prepare)).key).toBeUndefined();
  expect((await refund('comptabilite', 'reason: "Geste commercial"')).done.given).toBe(true);
  for (const act of ['markReady', 'handOverLines', 'startPreparation'] as const) {
    const { key, message } = errorOf(await send('service_client', ACTS[act]));
    expect([act, key]).toEqual([act, 'PARTS_REFUNDED']);
    expect(plain(message ?? '')).toMatch(/remboursée.*rendue au client : Nathalie Perez, le /);
  }
  const read = async () => {
    const asked = `{ shopOrder(number: "${number}") { may given_back status } }`;
    return (await desk.as('service_client', asked)).data?.['shopOrder'] as {
      may: string[];
      given_back: string | null;
      status: string;
    };
  };
  const stopped = await read();
  expect(stopped.may).toEqual(['cancelShopOrder', 'noteOrder', 'resendOrderMail']);
  expect(stopped.given_back).toContain('Nathalie Perez');
  await send('service_client', ACTS.cancelShopOrder);
  expect(await read()).toMatchObject({ status: 'ANNULEE', given_back: null });
  expect(await mails()).not.toContain('click_collect_ready');
});
