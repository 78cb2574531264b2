import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '@nuancier/domain/durations.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { createLog } from '../../monitoring/log.ts';
import { changeStatus, lockOrder } from '../../orders/orders.ts';
import { createCardPayments } from '../../payments/payments.ts';
import { DEMO_DAY } from '../../testing/build-template.ts';
import { CONTACT_EMAIL, PUBLIC_URL, shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { demoBankOfTests, lyraBankOfTests } from '../testing/banks.ts';
import type { Bank, Message, News, BankNews } from '../testing/banks.ts';
import { cardOrders, PLACED } from '../testing/card-orders.ts';

describe.each([
  { name: 'the demonstration’s bank', open: demoBankOfTests },
  { name: 'a bank of the Lyra family', open: lyraBankOfTests },
])('what $name tells', ({ open }) => {
  let shop: ShopApi;
  let bank: Bank;
  let now = DEMO_DAY;
  const { fillShelves, waiting, stateOf, eventsOf, mailsAbout, placedOrder } = cardOrders(() => shop);
  beforeAll(async () => {
    bank = await open(() => shop);
    shop = await shopApi({ now: () => now, payments: bank.payments });
    await fillShelves();
  });
  afterAll(async () => {
    await shop.close();
    await bank.close();
  });

  it('I01 the return page only reads', async () => {
    const order = await waiting();
    await shop.inject({ method: 'GET', url: `/thankcb-you?order=${order.number}&status=success` });
    expect(await placedOrder(order)).toMatchObject({ payment_state: 'pending', cart_id: null });
    const forged = await shop.send(PLACED, { number: order.number, signature: 'x'.repeat(43) });
    expect(forged.errors?.[0]?.extensions.category).toBe('graphql-no-such-entity');
    expect(await stateOf(order)).toEqual(['EN_ATTENTE', 'pending']);
  });

  it('I02 what is unsigned or wrongly signed is refused', async () => {
    const order = await waiting();
    const forged = bank.forged(about(order, 'paid'), now);
    expect(forged.length).toBeGreaterThan(5);
    for (const message of forged) expect(await send(message)).toBe(400);
    expect(await stateOf(order)).toEqual(['EN_ATTENTE', 'pending']);
    expect(await eventsOf(order.number)).toEqual([]);
  });

  it('I03 the same event five times at once has one effect, and each is answered', async () => {
    const order = await waiting();
    const message = bank.message(about(order, 'paid'), now);
    expect(await Promise.all(Array.from({ length: 5 }, () => send(message)))).toEqual([
      200, 200, 200, 200, 200,
    ]);
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
    const [order, gone] = [await waiting(), await waiting()];
    await bank.knows(order, 'paid');
    await bank.knows(gone, 'refused');
    await reconcilePayments(settling());
    expect(await stateOf(order)).toEqual(['EN_ATTENTE', 'pending']);
    const twice = () => Promise.all([reconcilePayments(settling()), reconcilePayments(settling())]);
    await later(15 * 60_000 + 1, twice);
    expect(await stateOf(order)).toEqual(['EN_ATTENTE', 'paid']);
    expect(await stateOf(gone)).toEqual(['ANNULEE', 'refused']);
    expect(await mailsAbout(order.number)).toEqual(['order_confirmation']);
  });

  it('asks the bank nothing from a restored shop, until it is the living one', async () => {
    const order = await waiting();
    await bank.knows(order, 'paid');
    await sql`insert into shop_hold (since, backup, state_of) values (now(), '', now())`.execute(shop.db);
    await later(16 * 60_000, () => reconcilePayments(settling()));
    expect(await stateOf(order)).toEqual(['EN_ATTENTE', 'pending']);
    await sql`delete from shop_hold`.execute(shop.db);
    await later(16 * 60_000, () => reconcilePayments(settling()));
    expect(await stateOf(order)).toEqual(['EN_ATTENTE', 'paid']);
  });

  it('gives up an order whose buyer never came back, after two hours', async () => {
    const order = await waiting();
    await later(16 * 60_000, () => reconcilePayments(settling()));
    expect(await stateOf(order)).toEqual(['EN_ATTENTE', 'pending']);
    await later(3 * HOUR_MS, () => reconcilePayments(settling()));
    expect(await stateOf(order)).toEqual(['ANNULEE', 'refused']);
  });

  it('no process whose clock is wrong gives an order up: how long it has waited the database says', async () => {
    now = new Date(DEMO_DAY.getTime() - 3 * HOUR_MS);
    const order = await waiting();
    now = new Date(DEMO_DAY.getTime() + 3 * HOUR_MS);
    await reconcilePayments({ ...settling(), clock: databaseClock(shop.db) });
    now = DEMO_DAY;
    expect(await stateOf(order)).toEqual(['EN_ATTENTE', 'pending']);
    await later(3 * HOUR_MS, () => reconcilePayments(settling()));
    expect(await stateOf(order)).toEqual(['ANNULEE', 'refused']);
  });

  it('an unpaid order whose buyer holds goods of it stays for somebody to look at, and keeps no other waiting', async () => {
    const [held, other] = [await waiting(), await waiting()];
    const ofHeld = sql`order_id = (select id from orders where number = ${held.number})`;
    await sql`update order_line set prepared = quantity, handed_over = quantity where ${ofHeld}`.execute(
      shop.db,
    );
    expect(await tell(about(held, 'refused'))).toBe(200);
    expect(await stateOf(held)).toEqual(['EN_ATTENTE', 'refused']);
    expect(await eventsOf(held.number)).toEqual(['unpaid-in-hand']);
    await later(3 * HOUR_MS, () => reconcilePayments(settling()));
    expect(await stateOf(other)).toEqual(['ANNULEE', 'refused']);
  });

  it('nothing is prepared before the bank has spoken', async () => {
    const order = await waiting();
    const moved = await shop.db.transaction().execute(async (db) => {
      const held = await lockOrder(db, order.number);
      if (held === undefined) throw new Error('The order is gone');
      return changeStatus(db, held, 'EN_PREPARATION', { author: 'VB006', now, silently: true });
    });
    expect(moved).toEqual({ ok: false, refusal: 'STATUS_CHANGE_REFUSED' });
    expect(await stateOf(order)).toEqual(['EN_ATTENTE', 'pending']);
  });

  it('I08 money that comes three days late for a cancelled order is recorded, and owed back', async () => {
    const order = await waiting();
    await tell(about(order, 'abandoned'));
    await later(3 * DAY_MS, async () => expect(await tell(about(order, 'paid'))).toBe(200));
    expect(await stateOf(order)).toEqual(['ANNULEE', 'refund-due']);
    expect(await eventsOf(order.number)).toEqual(['cancel', 'owe-refund']);
    await tell(about(order, 'refunded'));
    expect(await stateOf(order)).toEqual(['ANNULEE', 'refunded']);
  });

  function about(
    order: { number: string; cents: number },
    news: News,
    more: Partial<BankNews> = {},
  ): BankNews {
    return { orderNumber: order.number, amountCents: order.cents, currency: 'EUR', news, ...more };
  }

  function tell(told: BankNews): Promise<number> {
    return send(bank.message(told, now));
  }

  async function send(message: Message): Promise<number> {
    return (await shop.inject({ method: 'POST', url: '/paiement/notification', ...message })).statusCode;
  }

  function settling() {
    const cardPayments = createCardPayments(shop.db, {
      payments: bank.payments,
      publicUrl: PUBLIC_URL,
      production: false,
    });
    const log = createLog({ level: 'silent' });
    const clock = async () => new Date(Date.now() + now.getTime() - DEMO_DAY.getTime());
    return { db: shop.db, now: () => now, clock, log, cardPayments, contactEmail: CONTACT_EMAIL };
  }

  async function later(ms: number, work: () => Promise<unknown>): Promise<void> {
    const before = now;
    now = new Date(now.getTime() + ms);
    await work();
    now = before;
  }
});
