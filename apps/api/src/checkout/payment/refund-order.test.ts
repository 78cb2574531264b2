import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../../monitoring/log.ts';
import { createCardPayments } from '../../payments/payments.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { DEMO_DAY } from '../../testing/build-template.ts';
import { BANK_SECRET, CONTACT_EMAIL, PUBLIC_URL, shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { cardOrders } from '../testing/card-orders.ts';
import { demoBankOfTests } from '../testing/banks.ts';
import { lyraTill } from '../testing/lyra-till.ts';
import type { LyraTill } from '../testing/lyra-till.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { refundOrder } from './refund-order.ts';
import { settlePayment } from './settle-payment.ts';

let shop: ShopApi;
let till: LyraTill;
const { fillShelves, waiting, stateOf, eventsOf, mailsAbout } = cardOrders(() => shop);
beforeAll(async () => {
  till = await lyraTill();
  shop = await shopApi({ now: () => DEMO_DAY, payments: till.payments });
  await fillShelves();
});
afterAll(async () => {
  await shop.close();
  till.close();
});

const parts = (payments: Parameters<typeof createCardPayments>[1]['payments'] = till.payments) => ({
  db: shop.db,
  now: () => DEMO_DAY,
  log: createLog({ level: 'silent' }),
  cardPayments: createCardPayments(shop.db, { payments, publicUrl: PUBLIC_URL, production: false }),
  contactEmail: CONTACT_EMAIL,
});
const place = () => ({
  viewer: { kind: 'visitor' as const },
  clientAddress: 'essai',
  requestId: 'essai',
  now: () => DEMO_DAY,
});

async function paid() {
  const order = await waiting();
  till.takes(order.number, order.cents);
  await tell(order, 'paid', order.cents);
  return order;
}

function tell({ number }: { number: string }, news: 'paid' | 'refunded', amountCents: number, refundId = '') {
  const eventId = `${news} ${number} ${amountCents} ${refundId}`;
  return settlePayment(parts(), {
    eventId,
    orderNumber: number,
    amountCents,
    currency: 'EUR',
    news,
    ...(refundId === '' ? {} : { refundId }),
  });
}

function refund({ number }: { number: string }, amountCents: number | null = null) {
  return refundOrder(parts(), place(), { number, amountCents, author: 'marc' });
}

/** As though the bank had been asked that many minutes earlier. */
async function askedBefore({ number }: { number: string }, minutes: number): Promise<void> {
  await sql`update payment_refund set asked_at = asked_at - make_interval(mins => ${minutes}::int)
    where state = 'asked' and payment_id = (
      select payment.id from payment join orders on orders.id = order_id where number = ${number})`.execute(
    shop.db,
  );
}

async function refundEvents(number: string) {
  const rows = await shop.db
    .selectFrom('event')
    .select('data')
    .where('subject', '=', `order/${number}`)
    .where('type', '=', 'order.refunded')
    .orderBy('id')
    .execute();
  return rows.map(({ data }) => {
    const { refund_cents: now_, refunded_cents: all, payment_state: state } = data as Record<string, unknown>;
    return [now_, all, state];
  });
}

const givenTo = (number: string) =>
  till
    .movementsOf(number)
    .filter((one) => one.operationType === 'CREDIT')
    .map(({ amount }) => amount);

it('gives back a part, then the rest: bank, order, buyer, merchant’s systems and audit agree', async () => {
  const order = await paid();
  expect(await refund(order, 1_000)).toEqual({
    ok: true,
    value: { kind: 'given', amountCents: 1_000, leftCents: order.cents - 1_000 },
  });
  expect(await stateOf(order)).toEqual(['EN_ATTENTE', 'paid']);
  expect(await refund(order)).toMatchObject({ value: { kind: 'given', leftCents: 0 } });
  expect(await stateOf(order)).toEqual(['EN_ATTENTE', 'refunded']);
  expect(givenTo(order.number)).toEqual([1_000, order.cents - 1_000]);
  expect(await refundEvents(order.number)).toEqual([
    [1_000, 1_000, 'paid'],
    [order.cents - 1_000, order.cents, 'refunded'],
  ]);
  const mails = await mailsAbout(order.number);
  expect(mails.filter((template) => template === 'order_refunded')).toHaveLength(2);
  const audit = await shop.db
    .selectFrom('audit_entry')
    .select('details')
    .where('event', '=', 'order-refund-asked')
    .execute();
  expect(audit.map(({ details }) => details)).toEqual(
    expect.arrayContaining([{ number: order.number, amountCents: 1_000, author: 'marc' }]),
  );
  expect(await refund(order)).toEqual({ ok: false, refusal: 'REFUND_ALL_GIVEN' });
});

it('the bank’s own word of the same refund changes nothing more', async () => {
  const order = await paid();
  await refund(order, 700);
  const [, credit] = till.movementsOf(order.number);
  expect(await tell(order, 'refunded', 700, credit?.uuid)).toBe('ignore');
  expect(await refundEvents(order.number)).toEqual([[700, 700, 'paid']]);
});

it('what is given back in the bank’s back office counts', async () => {
  const order = await paid();
  till.givesByHand(order.number, 300);
  const [, credit] = till.movementsOf(order.number);
  expect(await tell(order, 'refunded', 300, credit?.uuid)).toBe('refund-part');
  expect(await eventsOf(order.number)).toEqual(['pay', 'refund-part']);
  expect(await refund(order, order.cents)).toEqual({ ok: false, refusal: 'REFUND_TOO_MUCH' });
  expect(await refund(order)).toMatchObject({ value: { amountCents: order.cents - 300 } });
  expect(await stateOf(order)).toEqual(['EN_ATTENTE', 'refunded']);
});

it('a sum that the shop has not heard of stops the refund', async () => {
  const order = await paid();
  till.givesByHand(order.number, 300);
  expect(await refund(order, 100)).toEqual({
    ok: true,
    value: { kind: 'differs', atBankCents: 300, knownCents: 0 },
  });
  expect(givenTo(order.number)).toEqual([300]);
});

it('refused by the bank, the order stays as it was and may be tried again', async () => {
  const order = await paid();
  till.refuse('PSP_100');
  expect(await refund(order)).toEqual({ ok: true, value: { kind: 'refused', reason: 'PSP_100 refused' } });
  till.refuse(null);
  expect(await stateOf(order)).toEqual(['EN_ATTENTE', 'paid']);
  expect(await mailsAbout(order.number)).not.toContain('order_refunded');
  expect(await refund(order)).toMatchObject({ value: { kind: 'given' } });
});

it('after a lost answer the shop finds what was given, tells it once and gives nothing twice', async () => {
  const order = await paid();
  till.loseNextAnswer();
  expect(await refund(order, 900)).toEqual({ ok: true, value: { kind: 'unanswered', amountCents: 900 } });
  expect(await refund(order, 900)).toEqual({ ok: false, refusal: 'REFUND_UNDER_WAY' });
  await askedBefore(order, 20);
  await reconcilePayments({ ...parts(), clock: databaseClock(shop.db) });
  await reconcilePayments({ ...parts(), clock: databaseClock(shop.db) });
  expect(givenTo(order.number)).toEqual([900]);
  expect(await refundEvents(order.number)).toEqual([[900, 900, 'paid']]);
});

it('while one waits for its answer another amount is refused, and is not taken for the first', async () => {
  const order = await paid();
  till.loseNextAnswer();
  await refund(order, 900);
  await askedBefore(order, 2);
  expect(await refund(order, 500)).toEqual({ ok: false, refusal: 'REFUND_UNDER_WAY' });
  await askedBefore(order, 2);
  expect(await refund(order, 900)).toMatchObject({ value: { kind: 'given', amountCents: 900 } });
  expect(givenTo(order.number)).toEqual([900]);
});

it('three at the same moment give all of it once', async () => {
  const order = await paid();
  const answers = await Promise.all([refund(order), refund(order), refund(order)]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(givenTo(order.number)).toEqual([order.cents]);
});

it('money that was not taken is not given: an order that waits, or one paid otherwise', async () => {
  expect(await refund(await waiting())).toEqual({ ok: false, refusal: 'REFUND_NOT_PAID' });
  expect(await refund({ number: 'W26100007' })).toEqual({ ok: false, refusal: 'REFUND_NOT_BY_CARD' });
  expect(await refund({ number: 'W99999999' })).toEqual({ ok: false, refusal: 'UNKNOWN_ORDER' });
});

it('the buyer sees on the order what came back, and when', async () => {
  const order = await paid();
  await refund(order, 1_250);
  const told = await shop.send(
    `query ($number: String!, $signature: String!) { placedOrder(number: $number, signature: $signature) {
      detail { refunds { at amount { value } } } } }`,
    { number: order.number, signature: order.signature },
  );
  expect(JSON.stringify(told)).toContain(`{"at":"${DEMO_DAY.toISOString()}","amount":{"value":12.5}}`);
});

it('the demonstration’s bank keeps the same rules', async () => {
  const demo = await demoBankOfTests(() => shop);
  const order = await waiting();
  await demo.knows(order, 'paid');
  await tell(order, 'paid', order.cents);
  const back = (amountCents: number | null) =>
    refundOrder(parts({ kind: 'demo', secret: BANK_SECRET }), place(), {
      number: order.number,
      amountCents,
      author: 'marc',
    });
  expect(await back(500)).toMatchObject({ value: { kind: 'given', leftCents: order.cents - 500 } });
  expect(await back(order.cents)).toEqual({ ok: false, refusal: 'REFUND_TOO_MUCH' });
  expect(await back(null)).toMatchObject({ value: { kind: 'given', leftCents: 0 } });
  expect(await stateOf(order)).toEqual(['EN_ATTENTE', 'refunded']);
});

it('a restored copy gives nothing back until it is the shop that lives', async () => {
  const order = await paid();
  await shop.db
    .insertInto('shop_hold')
    .values({ since: DEMO_DAY, backup: 'copie', state_of: DEMO_DAY })
    .execute();
  expect(await refund(order)).toEqual({ ok: false, refusal: 'REFUND_HELD' });
  expect(givenTo(order.number)).toEqual([]);
  await shop.db.deleteFrom('shop_hold').execute();
  expect(await refund(order)).toMatchObject({ ok: true, value: { kind: 'given' } });
});
