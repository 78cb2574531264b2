// What the people of the stores do with a return: decided, received, paid back, each once and told.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import { scopeOf } from '@nuancier/domain/staff/rights.ts';
import { STAFF_ROLES } from '@nuancier/domain/staff/roles.ts';
import { cardOrders } from '../../../checkout/testing/card-orders.ts';
import { settlePayment } from '../../../checkout/payment/settle-payment.ts';
import { lyraTill } from '../../../checkout/testing/lyra-till.ts';
import type { LyraTill } from '../../../checkout/testing/lyra-till.ts';
import { createLog } from '../../../monitoring/log.ts';
import { createCardPayments } from '../../../payments/payments.ts';
import { CONTACT_EMAIL, PUBLIC_URL } from '../../../testing/shop-api.ts';
import { numberIn, plain } from '../testing/acts.ts';
import { errorOf, orderDesk, PAINT, plainLine, tintedLine } from '../testing/order-desk.ts';
import type { OrderDesk, Person } from '../testing/order-desk.ts';

let desk: OrderDesk;
let till: LyraTill;
let number: string;
let id: string;
const books = cardOrders(() => desk);
beforeAll(async () => {
  till = await lyraTill();
  desk = await orderDesk({ payments: till.payments });
  await books.fillShelves();
});
afterAll(async () => {
  await desk.close();
  till.close();
});
beforeEach(async () => {
  number = await desk.placed({ status: 'RETIREE', lines: [plainLine, tintedLine] });
  id = await declared(number);
});

/** In the buyer's hands, and withdrawn from two days ago, all of it. */
async function declared(of: string): Promise<string> {
  const { id: orderId } = await desk.db
    .updateTable('orders')
    .set({ status: 'RETIREE' })
    .where('number', '=', of)
    .returning('id')
    .executeTakeFirstOrThrow();
  const lines = await desk.db
    .updateTable('order_line')
    .set((line) => ({ prepared: line.ref('quantity'), handed_over: line.ref('quantity') }))
    .where('order_id', '=', orderId)
    .returning('id')
    .execute();
  const row = await desk.db
    .insertInto('withdrawal')
    .values({
      order_id: orderId,
      line_ids: lines.map((line) => line.id),
      declaration: 'Je notifie ma rétractation.',
      declared_at: new Date(desk.now().getTime() - 2 * DAY_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(row.id);
}

const SEEN = `{ state legal_day refund_day received_on worth_cents settled_cents refusal_reason may
  lines { position received is_tinted receipts { quantity condition to_shelf by } } timeline { kind text by } }`;
type Seen = { state: string; may: string[]; worth_cents: number; timeline: { text: string }[] };
const ACTS = {
  acceptReturn: 'acceptReturn(id: $id)',
  receiveReturn: `receiveReturn(id: $id, lines: [{ position: 1, from: 0, to: 3, condition: new, to_shelf: true }])`,
  refuseReturn: 'refuseReturn(id: $id, reason: "Pots ouverts")',
  settleReturn: 'settleReturn(id: $id, amount_cents: 3000, how: "Espèces à la caisse")',
} as const;
const send = (person: Person, field: string, key?: string) => {
  desk.later(1_000);
  return desk.as(person, `mutation ($id: ID!) { done: ${field} }`, { id }, key);
};
const act = (person: Person, name: keyof typeof ACTS, key?: string) =>
  send(person, `${ACTS[name]} ${SEEN}`, key);
async function done(asked: ReturnType<typeof send>): Promise<Seen> {
  const { data, errors } = await asked;
  if (errors) throw new Error(errors[0]?.message);
  return data?.['done'] as Seen;
}
const steps = async () =>
  (await desk.db.selectFrom('outbox').select('payload').where('order_number', '=', number).execute())
    .map(({ payload }) => payload as { template: string; variables: { step?: { kind: string } } })
    .filter(({ template }) => template === 'return_step')
    .map(({ variables }) => variables.step?.kind);
const events = async () =>
  (
    await desk.db
      .selectFrom('event')
      .select('data')
      .where('type', '=', 'order.return_changed')
      .where('subject', '=', `order/${number}`)
      .orderBy('id')
      .execute()
  ).map(({ data }) => data as { return_state: string; received: unknown[] });
const audited = async () => (await desk.audit()).filter(({ details }) => numberIn(details) === number);

describe('each act', () => {
  it.each(['acceptReturn', 'receiveReturn', 'refuseReturn', 'settleReturn', 'refundReturn'] as const)(
    '%s is for those who may, within their stores',
    async (name) => {
      const field =
        name === 'refundReturn'
          ? 'refundReturn(id: $id, amount_cents: 1, reason: "x") { given }'
          : `${ACTS[name]} { id }`;
      for (const role of STAFF_ROLES) {
        const { key } = errorOf(await send(role, field));
        expect([role, key === 'ROLE_MAY_NOT']).toEqual([role, scopeOf(name, role) === null]);
      }
      id = await declared(await desk.placed({ shopCode: 'VB001' }));
      expect(errorOf(await send('responsable', field))).toEqual({
        key: 'graphql-no-such-entity',
        message: 'Ce retour est introuvable.',
      });
    },
  );

  it('of two people one has an effect, the other reads who was faster and when', async () => {
    const key = randomUUID();
    expect((await done(act('responsable', 'acceptReturn', key))).state).toBe('awaited');
    expect((await done(act('responsable', 'acceptReturn', key))).state).toBe('awaited');
    const late = errorOf(await act('service_client', 'acceptReturn'));
    expect(late.key).toBe('RETURN_STANDS_ELSEWHERE');
    expect(late.message).toMatch(/^Ce retour est « Accepté, articles attendus » : Marc Leroy, à 8 h/);
    expect(await steps()).toEqual(['accepted']);
    expect(await audited()).toMatchObject([
      { event: 'return-accepted', details: { return: id, before: 'requested', after: 'awaited' } },
    ]);
    expect(await events()).toMatchObject([{ return_state: 'awaited', received: [] }]);
  });
});

describe('goods', () => {
  it('come back in parts; what is as new is on the shelf again, what is tinted never is', async () => {
    const shelf = await books.left();
    const part = await done(
      send(
        'responsable',
        `receiveReturn(id: $id, lines: [{ position: 1, from: 0, to: 2, condition: new, to_shelf: true }]) ${SEEN}`,
      ),
    );
    expect(part).toMatchObject({ state: 'partly_received', received_on: '2026-11-16', worth_cents: 2_400 });
    expect(await books.left()).toBe(shelf + 2);
    const stale = errorOf(await act('service_client', 'receiveReturn'));
    expect([stale.key, stale.message]).toEqual(['LINE_STALE', expect.stringContaining('Marc Leroy')]);
    const onShelf = `receiveReturn(id: $id, lines: [
      { position: 2, from: 0, to: 2, condition: new, to_shelf: true }]) ${SEEN}`;
    const tinted = errorOf(await send('responsable', onShelf));
    expect([tinted.key, tinted.message]).toEqual([
      'RETURN_NOT_FOR_SHELF',
      expect.stringMatching(/^« Peinture à teinter – RAL 7016 .+ » ne se remet pas en rayon/),
    ]);
    const all = await done(
      send(
        'responsable',
        `receiveReturn(id: $id, lines: [{ position: 1, from: 2, to: 3, condition: damaged, to_shelf: false },
          { position: 2, from: 0, to: 2, condition: opened, to_shelf: false }]) ${SEEN}`,
      ),
    );
    expect(all).toMatchObject({
      state: 'received',
      legal_day: '2026-11-28',
      refund_day: '2026-11-28',
      worth_cents: 6_000,
      // what stands on the shelf again cannot be refused any more
      may: ['settleReturn'],
      lines: [
        { received: 3, receipts: [{ quantity: 2, to_shelf: true }, { condition: 'damaged' }] },
        { received: 2, is_tinted: true },
      ],
    });
    expect(await books.left()).toBe(shelf + 2);
    expect(await steps()).toEqual(['received', 'received']);
    expect((await events()).map(({ received }) => received)).toMatchObject([
      [{ sku: PAINT, quantity: 2, to_shelf: true }],
      [{ quantity: 1 }, { quantity: 2 }],
    ]);
    const surplus = await send(
      'responsable',
      `receiveReturn(id: $id, lines: [{ position: 1, from: 3, to: 4, condition: new, to_shelf: true }]) ${SEEN}`,
    );
    expect(errorOf(surplus).key).toBe('RETURN_STANDS_ELSEWHERE');
  });
});

describe('money', () => {
  it('given back at the till is noted once, with its mail, and no more than was paid', async () => {
    expect(errorOf(await act('responsable', 'settleReturn')).key).toBe('RETURN_STANDS_ELSEWHERE');
    await done(act('responsable', 'acceptReturn'));
    const much = 'settleReturn(id: $id, amount_cents: 6001, how: "Avoir") { id }';
    expect(errorOf(await send('responsable', much))).toMatchObject({
      key: 'REFUND_TOO_MUCH',
      message: expect.stringMatching(/ce qui reste à rendre, 60,00\s€/u),
    });
    const settled = await done(act('responsable', 'settleReturn'));
    expect(settled).toMatchObject({ state: 'refunded', settled_cents: 3_000, may: ['receiveReturn'] });
    expect(await steps()).toEqual(['accepted', 'settled']);
    const after = await done(act('responsable', 'receiveReturn'));
    expect(after.state).toBe('refunded');
    // Goods that came later do not make whoever took them the one who paid.
    await sql`update withdrawal set moved_by = 'Nathalie Perez' where id = ${Number(id)}`.execute(desk.db);
    await done(
      send(
        'responsable',
        `receiveReturn(id: $id, lines: [{ position: 2, from: 0, to: 1, condition: opened, to_shelf: false }]) ${SEEN}`,
      ),
    );
    expect(errorOf(await act('responsable', 'settleReturn')).message).toContain('Nathalie Perez');
    number = await desk.placed({ status: 'RETIREE', lines: [plainLine, tintedLine] });
    await sql`update orders set payment_method = 'bank_transfer', payment_state = 'due' where number = ${number}`.execute(
      desk.db,
    );
    id = await declared(number);
    await done(act('responsable', 'acceptReturn'));
    expect(await done(act('responsable', 'settleReturn')), 'of a transfer too').toMatchObject({
      state: 'refunded',
    });
  });

  it('is told to who keeps the accounts once the goods are back, and given by them', async () => {
    const told = async () => {
      const { data } = await desk.as('comptabilite', '{ today { returns_to_pay { rows { key day } } } }');
      return JSON.stringify(data).includes(`"key":"${id}"`);
    };
    await done(act('responsable', 'acceptReturn'));
    expect(await told()).toBe(false);
    expect(errorOf(await act('comptabilite', 'settleReturn')).key).toBe('RETURN_NOT_RECEIVED');
    const offered = await desk.as('comptabilite', `{ shopReturn(id: "${id}") { may } }`);
    expect(offered.data?.['shopReturn']).toEqual({ may: [] });
    const part = `receiveReturn(id: $id, lines: [{ position: 1, from: 0, to: 1, condition: new, to_shelf: true }]) ${SEEN}`;
    await done(send('responsable', part));
    const more = errorOf(await act('comptabilite', 'settleReturn'));
    expect([more.key, plain(more.message ?? '')]).toEqual([
      'RETURN_WORTH_LESS',
      'Le montant dépasse ce que vaut ce retour, 12,00 € : rien n’est rendu.',
    ]);
    const all = `receiveReturn(id: $id, lines: [{ position: 1, from: 1, to: 3, condition: new, to_shelf: true },
      { position: 2, from: 0, to: 2, condition: new, to_shelf: false }]) ${SEEN}`;
    expect((await done(send('responsable', all))).state).toBe('received');
    expect(await told()).toBe(true);
    expect(errorOf(await act('comptabilite', 'refuseReturn')).key).toBe('ROLE_MAY_NOT');
    expect((await done(act('comptabilite', 'settleReturn'))).state).toBe('refunded');
    expect(await told()).toBe(false);
  });

  it('of a card goes back by the order’s own refund, and settles the return with it', async () => {
    const order = await books.waiting();
    ({ number } = order);
    till.takes(number, order.cents);
    const { db, now } = desk;
    const card = { payments: till.payments, publicUrl: PUBLIC_URL, production: false };
    await settlePayment(
      {
        db,
        now,
        log: createLog({ level: 'silent' }),
        contactEmail: CONTACT_EMAIL,
        cardPayments: createCardPayments(db, card),
      },
      { eventId: number, orderNumber: number, amountCents: order.cents, currency: 'EUR', news: 'paid' },
    );
    id = await declared(number);
    await done(act('service_client', 'acceptReturn'));
    expect(errorOf(await act('service_client', 'settleReturn')).key).toBe('RETURN_STANDS_ELSEWHERE');
    const refund = (cents: number, key?: string) =>
      send(
        'service_client',
        `refundReturn(id: $id, amount_cents: ${cents}, reason: "Rétractation") { given message shop_return ${SEEN} }`,
        key,
      );
    expect(errorOf(await refund(order.cents + 1)).key).toBe('RETURN_WORTH_LESS');
    till.refuse('PSP_100');
    expect((await refund(500)).data?.['done']).toMatchObject({
      given: false,
      shop_return: { state: 'awaited' },
    });
    till.refuse(null);
    await sql`update payment_refund set state = 'asked' where withdrawal_id = ${Number(id)}`.execute(db);
    expect(errorOf(await act('responsable', 'refuseReturn')).key, 'the bank is being asked').toBe(
      'REFUND_UNDER_WAY',
    );
    await sql`update payment_refund set state = 'refused' where withdrawal_id = ${Number(id)}`.execute(db);
    const key = randomUUID();
    const first = await refund(500, key);
    expect(first.data?.['done']).toMatchObject({
      given: true,
      shop_return: { state: 'refunded', settled_cents: 500 },
    });
    expect((await refund(500, key)).data).toEqual(first.data);
    expect(errorOf(await refund(500)).key).toBe('RETURN_STANDS_ELSEWHERE');
    expect(till.movementsOf(number).filter(({ operationType }) => operationType === 'CREDIT')).toHaveLength(
      1,
    );
    expect((await events()).at(-1)).toMatchObject({ return_state: 'refunded' });
    const { data } = await desk.send(
      `query ($number: String!, $signature: String!) { placedOrder(number: $number, signature: $signature) {
        detail { withdrawals { state state_label items refusal_reason } } } }`,
      { number, signature: order.signature },
    );
    expect(data).toMatchObject({
      placedOrder: { detail: { withdrawals: [{ state: 'refunded', state_label: 'Remboursé' }] } },
    });
  });

  it('an order that is wholly paid back has no return left to pay', async () => {
    const order = await books.waiting();
    ({ number } = order);
    await desk.db.updateTable('orders').set({ payment_state: 'paid' }).where('number', '=', number).execute();
    till.takes(number, order.cents);
    id = await declared(number);
    await desk.as(
      'comptabilite',
      'mutation ($number: String!) { refundOrder(number: $number, reason: "Tout") { given } }',
      { number },
    );
    const { data } = await desk.as(
      'lecture_seule',
      'query ($id: ID!) { shopReturn(id: $id) { state may } }',
      {
        id,
      },
    );
    expect(data?.['shopReturn']).toEqual({ state: 'refunded', may: [] });
  });
});

it('a refusal gives its reason to the customer, and leaves nothing to do', async () => {
  const refused = await done(act('service_client', 'refuseReturn'));
  expect(refused).toMatchObject({ state: 'refused', refusal_reason: 'Pots ouverts', may: [] });
  expect(refused.timeline.map(({ text }) => text.replaceAll('\u00A0', ' '))).toEqual([
    'Retour refusé : Pots ouverts',
    'E-mail : Suivi du retour',
  ]);
  expect(await steps()).toEqual(['refused']);
  const { data } = await desk.as('lecture_seule', '{ shopWithdrawals(state: refusees) { rows { id } } }');
  expect(data?.['shopWithdrawals']).toMatchObject({ rows: expect.arrayContaining([{ id }]) });
  const order = `query ($number: String!) { shopOrder(number: $number) { returns { id state_label } } }`;
  const shown = async (person: Person) => (await desk.as(person, order, { number })).data?.['shopOrder'];
  expect(await shown('responsable')).toEqual({ returns: [{ id, state_label: 'Refusé' }] });
  expect(await shown('preparateur')).toEqual({ returns: [] });
});

it('of two returns of an order each tells its own mails, and an older mail that names none is told where there is one', async () => {
  const former = { template: 'withdrawal_ack', to: 'jeanne@exemple.fr', variables: { orderNumber: number } };
  const mail = (payload: object) =>
    sql`insert into outbox (id, kind, payload, order_number, created_at, next_try_at)
      values (gen_random_uuid(), 'mail', ${JSON.stringify(payload)}, ${number}, ${desk.now()}, ${desk.now()})`.execute(
      desk.db,
    );
  await mail(former);
  const told = async (of: string) => {
    const { data } = await desk.as('responsable', `{ shopReturn(id: "${of}") { timeline { kind text } } }`);
    const shown = data?.['shopReturn'] as Pick<Seen, 'timeline'> | undefined;
    return shown?.timeline.map(({ text }) => text.replaceAll('\u00A0', ' '));
  };
  expect(await told(id)).toEqual(['E-mail : Accusé de rétractation']);
  const second = await declared(number);
  await done(act('service_client', 'refuseReturn'));
  expect(await told(id)).toEqual(['Retour refusé : Pots ouverts', 'E-mail : Suivi du retour']);
  expect(await told(second)).toEqual([]);
});
