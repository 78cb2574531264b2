// Money of orders at the desk: given back once, shown to whoever may see it, and what becomes of the goods then.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { cardOrders } from '../../checkout/testing/card-orders.ts';
import { lyraTill } from '../../checkout/testing/lyra-till.ts';
import type { LyraTill } from '../../checkout/testing/lyra-till.ts';
import { settlePayment } from '../../checkout/payment/settle-payment.ts';
import { createLog } from '../../monitoring/log.ts';
import { createCardPayments } from '../../payments/payments.ts';
import { CONTACT_EMAIL, PUBLIC_URL } from '../../testing/shop-api.ts';
import { frenchMoney } from '../../text/french-words.ts';
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
const queued = async () => {
  const rows = await desk.db
    .selectFrom('outbox')
    .select('payload')
    .where('order_number', '=', number)
    .execute();
  return rows.map(({ payload }) => payload);
};
const mails = async () =>
  (await queued())
    .map((payload) => (payload as { template: string }).template)
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
    refund { paid_cents left_cents given { cents } } may timeline { kind text by } } }`,
  );
  const seen = data?.['shopOrder'] as { timeline: { kind: string; text: string; by: string | null }[] };
  expect(seen.timeline.find(({ kind }) => kind === 'payment')).toMatchObject({
    text: 'La banque a encaissé',
    by: null,
  });
  expect(data?.['shopOrder']).toMatchObject({
    refund: { paid_cents: cents, left_cents: cents - 500, given: [{ cents: 500 }] },
    may: ['refundOrder'],
  });
  expect(plain(JSON.stringify(data))).toMatch(
    /Remboursement de 5,00 € demandé : Pot abîmé","by":"Nathalie Perez"/,
  );
  const tooMuch = await refund('responsable', `amount_cents: ${cents}, reason: "Trop"`);
  expect(tooMuch.key).toBe('REFUND_TOO_MUCH');
  expect(plain(tooMuch.message ?? '')).toMatch(/rien n’est rendu\. Nathalie Perez a rendu 5,00 € à \d+ h/);
  expect(plain(tooMuch.message ?? '')).toContain(
    plain(`dépasse ce qui reste à rendre, ${frenchMoney(cents - 500)} :`),
  );
  expect((await refund('responsable', 'reason: "Tout le reste"')).done.given).toBe(true);
  expect((await refund('responsable', 'reason: "Encore"')).key).toBe('REFUND_ALL_GIVEN');
  expect(await mails()).toEqual(['order_confirmation', 'order_refunded', 'order_refunded']);
});

it('of two who read the same sum the first gives it back, the other is told who did and gives nothing', async () => {
  const cents = await paid();
  const asked = `amount_cents: 500, reason: "Pot abîmé", left_cents: ${cents}`;
  expect((await refund('comptabilite', asked)).done.given).toBe(true);
  const second = await refund('responsable', asked);
  expect(second.key).toBe('REFUND_LEFT_CHANGED');
  expect(plain(second.message ?? '')).toMatch(
    /rien de plus n’est rendu.*Nathalie Perez a rendu 5,00 € à \d+ h/,
  );
  expect(await mails()).toEqual(['order_confirmation', 'order_refunded']);
  const knowing = `amount_cents: 500, reason: "Un second pot", left_cents: ${cents - 500}`;
  expect((await refund('responsable', knowing)).done.given).toBe(true);
});

it('what a card paid for an order that is cancelled is due back in the same act, in the lists until it is given, and told', async () => {
  const cents = await paid();
  expect((await refund('comptabilite', 'amount_cents: 500, reason: "Pot abîmé"')).done.given).toBe(true);
  expect(errorOf(await send('responsable', ACTS.cancelShopOrder)).key).toBeUndefined();
  const left = cents - 500;
  const read = async () => {
    const { data, errors } = await desk.as(
      'comptabilite',
      `{ shopOrder(number: "${number}") { status payment payment_label may refund { left_cents } }
        shopOrders(tab: toutes, money: a_rembourser) { rows { number to_give_back_cents } }
        today { refunds { rows { key amount_cents } } } }`,
    );
    expect(errors).toBeUndefined();
    return data as {
      shopOrder: object;
      shopOrders: { rows: { number: string; to_give_back_cents: number | null }[] };
      today: { refunds: { rows: { key: string; amount_cents: number }[] } };
    };
  };
  const owed = await read();
  expect(owed.shopOrder).toMatchObject({
    status: 'ANNULEE',
    payment: 'to_refund',
    payment_label: 'À rembourser',
    refund: { left_cents: left },
    may: ['refundOrder'],
  });
  expect(owed.shopOrders.rows).toContainEqual({ number, to_give_back_cents: left });
  expect(owed.today.refunds.rows).toContainEqual({ key: number, amount_cents: left });
  expect(await queued()).toContainEqual(
    expect.objectContaining({
      template: 'order_status_changed',
      variables: expect.objectContaining({ refund: { cents: left } }),
    }),
  );
  const told = await sql<{ type: string }>`
    select type from event where data ->> 'order_number' = ${number} order by id`.execute(desk.db);
  expect(told.rows.map(({ type }) => type).slice(-2)).toEqual(['order.cancelled', 'order.refund_due']);
  expect((await refund('comptabilite', 'reason: "Annulée"')).done.given).toBe(true);
  const done = await read();
  expect(done.shopOrder).toMatchObject({ payment: 'refunded' });
  expect(done.shopOrders.rows.map((row) => row.number)).not.toContain(number);
});

it('what a cheaper article in its place leaves is due back: in the list of a card, in what is noted of a transfer', async () => {
  const cheaper = () =>
    sql`
      insert into order_substitute (order_id, line_id, state, packs, instead_sku, instead_name, article_sku, parent_sku,
        name, unit_ht_cents, tax_rate, eco_change_ht_cents, proposed_at, proposed_by, answered_at, less_ttc_cents)
      select orders.id, line.id, 'accepted', 1, 'A', 'A', 'B', 'B', 'B', 100, 2000, 0, ${desk.now()}, 'Marc Leroy',
        ${desk.now()}, 300
      from orders join order_line line on line.order_id = orders.id where number = ${number}
      order by line.id limit 1`.execute(desk.db);
  const asked = () =>
    desk.as(
      'comptabilite',
      `{ shopOrder(number: "${number}") { to_settle_cents to_give_back_cents }
        shopOrders(tab: toutes, money: a_rembourser) { rows { number } } }`,
    );
  await paid();
  await cheaper();
  const byCard = (await asked()).data;
  expect(byCard?.['shopOrder']).toMatchObject({ to_give_back_cents: 300 });
  expect(JSON.stringify(byCard?.['shopOrders'])).toContain(number);
  number = await desk.placed();
  await sql`update orders set payment_method = 'bank_transfer' where number = ${number}`.execute(desk.db);
  await cheaper();
  expect((await asked()).data?.['shopOrder']).toMatchObject({ to_settle_cents: 300 });
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

it('what is taken at the counter is kept with the order and in the journal: who, how much, before and after; and told to the merchant’s systems once', async () => {
  const key = randomUUID();
  for (const act of ['startPreparation', 'prepareLines', 'markReady'] as const)
    expect(errorOf(await send('responsable', ACTS[act])).key).toBeUndefined();
  const hand = () => send('responsable', ACTS.handOverLines, key);
  expect([errorOf(await hand()).key, errorOf(await hand()).key]).toEqual([undefined, undefined]);
  const events = await sql<{ type: string; state: string }>`
    select type, data ->> 'payment_state' as state from event
    where data ->> 'order_number' = ${number} order by id`.execute(desk.db);
  expect(events.rows.filter(({ type }) => type === 'order.paid')).toEqual([
    { type: 'order.paid', state: 'paid' },
  ]);
  expect(errorOf(await send('responsable', ACTS.handOverLines)).key).toBeDefined();
  const { data } = await desk.as(
    'responsable',
    `{ shopOrder(number: "${number}") { payment timeline { text by } } }`,
  );
  expect(data?.['shopOrder']).toMatchObject({ payment: 'paid' });
  expect(plain(JSON.stringify(data))).toContain('{"text":"60,00 € encaissés au magasin","by":"Marc Leroy"}');
  const { rows } = await sql<{ details: object }>`
    select details from audit_entry where event = 'order-collected' and details ->> 'number' = ${number}`.execute(
    desk.db,
  );
  expect(rows).toEqual([
    { details: { number, amountCents: 6_000, from: 'due', to: 'paid', author: 'Marc Leroy' } },
  ]);
  expect(await queued()).toContainEqual(
    expect.objectContaining({
      template: 'click_collect_ready',
      variables: expect.objectContaining({ toPay: { cents: 6_000, by: 'Paiement au magasin' } }),
    }),
  );
  expect(await queued()).toContainEqual(
    expect.objectContaining({
      template: 'order_parts_moved',
      variables: expect.objectContaining({ kind: 'HANDED_OVER', paid: { cents: 6_000 } }),
    }),
  );
});

it('whoever cancels the rest of an order is told before what ends with it, and what is noted as taken', async () => {
  const sent = async (field: string) =>
    expect(errorOf(await send('responsable', `${field} { number }`)).key).toBeUndefined();
  const { rows } = await sql<{ position: number; quantity: number }>`
    select position, quantity from order_line join orders on orders.id = order_id
    where number = ${number} order by position`.execute(desk.db);
  const [first, ...others] = rows;
  const all = `[{ position: ${first?.position}, from: 0, to: ${first?.quantity} }]`;
  const rest = others.map(({ position, quantity }) => `{ position: ${position}, from: ${quantity}, to: 0 }`);
  const preview = async () => {
    const asked = `{ cancelLinesPreview(number: "${number}", lines: [${rest.join(' ')}]) {
      is_end collected_cents total_ttc_cents } }`;
    return (await desk.as('responsable', asked)).data?.['cancelLinesPreview'];
  };
  expect(await preview()).toMatchObject({ is_end: false, collected_cents: null });
  await sent('startPreparation(number: $number)');
  await sent(`prepareLines(number: $number, lines: ${all})`);
  await sent('markReady(number: $number, partly: true)');
  expect(errorOf(await send('responsable', ACTS.handOverLines)).key).toBeUndefined();
  const told = (await preview()) as { is_end: boolean; collected_cents: number; total_ttc_cents: number };
  expect(told).toMatchObject({ is_end: true, collected_cents: told.total_ttc_cents });
  await sent(`cancelOrderLines(number: $number, lines: [${rest.join(' ')}], reason: "Rupture")`);
  const { data } = await desk.as('responsable', `{ shopOrder(number: "${number}") { status payment } }`);
  expect(data?.['shopOrder']).toEqual({ status: 'RETIREE', payment: 'paid' });
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

it('what is wholly given back is in no list of work unless it goes back to the shelf, and closed without the rest where some was fetched', async () => {
  await paid();
  const id = { number };
  const listed = async () => {
    const found = await desk.as(
      'responsable',
      `{ today { to_prepare { rows { number } } in_preparation { rows { number } } late { rows { number } }
        ready { rows { number } } } pickups { rows { number } }
        a: shopOrders(tab: a_preparer) { rows { number } } b: shopOrders(tab: en_cours) { rows { number } }
        c: shopOrders(tab: pretes) { rows { number } } d: shopOrders(tab: en_retard) { rows { number } } }`,
    );
    expect(found.errors).toBeUndefined();
    const { today, ...lists } = found.data ?? {};
    return Object.entries({ ...lists, ...(today as object) }).flatMap(([list, rows]) =>
      JSON.stringify(rows).includes(number) ? [list] : [],
    );
  };
  const marks = async (person: Person) => {
    const asked = '{ shopOrders(tab: pretes) { rows { number to_put_back may_close } } }';
    const found = (await desk.as(person, asked)).data?.['shopOrders'];
    return (found as { rows: { number: string }[] }).rows.find((row) => row.number === number);
  };
  const line = '[{ position: 1, from: 0, to: 1 }]';
  await desk.db
    .updateTable('orders')
    .set({ delivery_mode: 'EMP', promised_at: new Date(desk.now().getTime() - 60_000) })
    .where('number', '=', id.number)
    .execute();
  expect(errorOf(await send('service_client', ACTS.startPreparation)).key).toBeUndefined();
  expect(
    errorOf(await send('service_client', `prepareLines(number: $number, lines: ${line}) { number }`)).key,
  ).toBeUndefined();
  expect(
    errorOf(await send('service_client', 'markReady(number: $number, partly: true) { number }')).key,
  ).toBeUndefined();
  expect(errorOf(await send('service_client', ACTS.handOverLines)).key).toBeUndefined();
  expect(await listed()).toEqual(['pickups', 'b', 'd', 'late']);
  const second = '[{ position: 1, from: 1, to: 2 }]';
  expect(
    errorOf(await send('service_client', `prepareLines(number: $number, lines: ${second}) { number }`)).key,
  ).toBeUndefined();
  expect((await refund('comptabilite', 'reason: "Geste commercial"')).done.given).toBe(true);
  expect(await listed()).toEqual(['c', 'ready']);
  expect(await marks('responsable')).toEqual({ number, to_put_back: true, may_close: true });
  expect(await marks('preparateur')).toEqual({ number, to_put_back: true, may_close: false });
  const shelved = () =>
    desk.db.selectFrom('stock_movement').select('id').where('reference', 'like', `remboursement ${number} %`);
  expect(errorOf(await send('service_client', ACTS.cancelShopOrder)).key).toBeUndefined();
  const asked = `{ shopOrder(number: "${number}") { may given_back status } }`;
  const { data } = await desk.as('service_client', asked);
  expect(data?.['shopOrder']).toMatchObject({ status: 'RETIREE', given_back: null });
  expect((await shelved().execute()).length).toBeGreaterThan(0);
  expect(await listed()).toEqual([]);
});
