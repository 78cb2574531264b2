// Withdrawals as the staff find them: by the day that the law gives, each store its own.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import { errorOf, orderDesk } from './testing/order-desk.ts';
import type { OrderDesk, Person } from './testing/order-desk.ts';

const SCRIPT = '<script>alert(1)</script>';

let desk: OrderDesk;
beforeAll(async () => {
  desk = await orderDesk();
});
afterAll(() => desk.close());

async function withdrawn(
  shopCode: string,
  daysAgo: number,
  paymentState: 'paid' | 'refunded' = 'paid',
  buyer: Partial<Parameters<OrderDesk['placed']>[0]> = {},
) {
  const number = await desk.placed({
    shopCode,
    status: 'RETIREE',
    paymentMethod: 'card',
    paymentState,
    buyerName: SCRIPT,
    ...buyer,
  });
  const lines = await desk.db
    .selectFrom('order_line')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['order_line.id', 'order_id'])
    .where('number', '=', number)
    .orderBy('position')
    .execute();
  await desk.db
    .insertInto('withdrawal')
    .values({
      order_id: lines[0]?.order_id ?? 0,
      line_ids: lines.slice(0, 1).map(({ id }) => id),
      declaration: 'Je notifie ma rétractation.',
      declared_at: new Date(desk.now().getTime() - daysAgo * DAY_MS),
      state: paymentState === 'refunded' ? 'refunded' : 'requested',
    })
    .execute();
  return number;
}

const ASK = `query ($state: WithdrawalState!, $query: String, $store: String, $after: String, $first: Int) {
  found: shopWithdrawals(state: $state, query: $query, store: $store, after: $after, first: $first) {
    counts { state count more }
    rows { order_number buyer_name legal_day days_left lines { name quantity } } next } }`;
type Page = { rows: { order_number: string }[]; next: string | null };
const ask = (person: Person, asked: Record<string, unknown> = {}) =>
  desk.as(person, ASK, { state: 'a_rembourser', ...asked });
const numbers = async (person: Person, asked: Record<string, unknown> = {}) =>
  (((await ask(person, asked)).data ?? {})['found'] as Page).rows.map((row) => row.order_number);

it('the first that is due comes first, with its days; another store’s are not there, nor those paid back', async () => {
  const late = await withdrawn('VB006', 16);
  const early = await withdrawn('VB006', 2);
  const far = await withdrawn('VB001', 5);
  const paidBack = await withdrawn('VB006', 9, 'refunded');
  const { data } = await ask('responsable');
  expect(data?.['found']).toMatchObject({
    rows: [
      {
        order_number: late,
        buyer_name: SCRIPT,
        legal_day: '2026-11-14',
        days_left: -2,
        lines: [{ name: 'Peinture blanche', quantity: 3 }],
      },
      { order_number: early, days_left: 12 },
    ],
  });
  expect(await numbers('service_client')).toEqual([late, far, early]);
  expect(await numbers('service_client', { state: 'remboursees' })).toEqual([paidBack]);
  const { data: first } = await ask('lecture_seule', { first: 2 });
  const { next } = (first ?? {})['found'] as Page;
  expect(await numbers('lecture_seule', { first: 2, after: next })).toEqual([early]);
  expect(errorOf(await ask('proprietaire', { after: 'x' })).key).toBe(
    errorOf(await desk.as('proprietaire', '{ shopOrders(tab: toutes, after: "x") { next } }')).key,
  );
  expect(await numbers('comptabilite')).toEqual([late, far, early]);
  for (const person of ['preparateur', 'commercial'] as const)
    expect(errorOf(await ask(person)).key).toBe('ROLE_MAY_NOT');
  await desk.db.deleteFrom('orders').execute();
});

const csv = async (person: Person | null, query = '') => {
  const cookie = person === null ? '' : `nuancier_gestion=${await desk.tokenFor(person)}`;
  return desk.inject({ url: `/gestion/fichiers/retours.csv${query}`, headers: { cookie } });
};

it('is found by number, name or e-mail, and its file holds what the list holds, within reach', async () => {
  const paul = await withdrawn('VB006', 3, 'paid', { buyerName: 'Paul Étienne', email: 'paul@exemple.fr' });
  const anna = await withdrawn('VB006', 2, 'paid', { buyerName: '=1+1 Anna', email: 'anna@exemple.fr' });
  const far = await withdrawn('VB001', 1, 'paid', { buyerName: 'Paul Lointain' });
  await withdrawn('VB006', 9, 'refunded', { buyerName: 'Paul Remboursé' });
  expect(await numbers('responsable', { query: 'etienne' })).toEqual([paul]);
  expect(await numbers('responsable', { query: 'ANNA@exemple' })).toEqual([anna]);
  expect(await numbers('responsable', { query: anna })).toEqual([anna]);
  expect(await numbers('responsable', { query: 'paul' })).toEqual([paul]);
  expect(await numbers('service_client', { query: 'paul' })).toEqual([paul, far]);
  expect(errorOf(await ask('responsable', { query: 'ab' })).key).toBe(
    errorOf(await desk.as('responsable', '{ shopOrders(tab: toutes, query: "ab") { next } }')).key,
  );
  const lines = (await csv('responsable')).body.trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain(`;Demandé;${paul};Paul Étienne;paul@exemple.fr;`);
  expect(lines[1]).toContain(';2026-11-27;');
  expect(lines[1]).toContain('3 × Peinture blanche (réf. 10200102)');
  expect(lines[2]).toContain(";'=1+1 Anna;");
  expect((await csv('responsable', '?query=paul')).body.trim().split('\r\n')).toHaveLength(2);
  // Words in any order, and of one store alone; of one out of reach there is nothing.
  expect(await numbers('service_client', { query: 'lointain paul' })).toEqual([far]);
  expect(await numbers('service_client', { query: 'paul', store: 'VB001' })).toEqual([far]);
  expect(await numbers('responsable', { store: 'VB001' })).toEqual([]);
  const narrowed = (await csv('service_client', '?store=VB001')).body.trim().split('\r\n');
  expect(narrowed).toHaveLength(2);
  expect(narrowed[1]).toContain(`;${far};Paul Lointain;`);
  expect((await csv('responsable', '?store=VB001')).body.trim().split('\r\n')).toHaveLength(1);
  expect((await csv('responsable', '?state=remboursees')).body).toContain('Paul Remboursé');
  for (const [person, query, status] of [
    [null, '', 401],
    ['preparateur', '', 403],
    ['responsable', '?query=ab', 400],
  ] as const)
    expect((await csv(person, query)).statusCode).toBe(status);
});

it('its tabs are counted within reach, no further than a thousand, and the file goes on from piece to piece', async () => {
  await desk.db.deleteFrom('orders').execute();
  const number = await withdrawn('VB006', 3);
  await withdrawn('VB001', 3);
  await desk.db
    .insertInto('withdrawal')
    .columns(['order_id', 'line_ids', 'declaration', 'declared_at'])
    .expression((query) =>
      query
        .selectFrom('orders')
        .innerJoin(sql`generate_series(1, 1000)`.as('nth'), (join) => join.onTrue())
        .select([
          'orders.id',
          sql<number[]>`'{}'::int[]`.as('line_ids'),
          sql<string>`'Je me rétracte'`.as('said'),
        ])
        .select(sql<Date>`${desk.now()}::timestamptz`.as('at'))
        .where('number', '=', number),
    )
    .execute();
  const counts = async (person: Person, asked: Record<string, unknown> = {}) =>
    (((await ask(person, asked)).data ?? {})['found'] as { counts: unknown[] }).counts;
  expect((await counts('service_client', { store: 'VB001' }))[0]).toEqual({
    state: 'a_rembourser',
    count: 1,
    more: false,
  });
  expect(await counts('responsable')).toEqual([
    { state: 'a_rembourser', count: 1_000, more: true },
    { state: 'remboursees', count: 0, more: false },
    { state: 'refusees', count: 0, more: false },
  ]);
  expect((await csv('responsable')).body.trim().split('\r\n')).toHaveLength(1_002);
});
