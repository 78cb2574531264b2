// Withdrawals as the staff find them: by the day that the law gives, each store its own.
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

async function withdrawn(shopCode: string, daysAgo: number, paymentState: 'paid' | 'refunded' = 'paid') {
  const number = await desk.placed({
    shopCode,
    status: 'RETIREE',
    paymentMethod: 'card',
    paymentState,
    buyerName: SCRIPT,
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

const ASK = `query ($state: WithdrawalState!, $after: String, $first: Int) {
  found: shopWithdrawals(state: $state, after: $after, first: $first) {
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
  for (const person of ['preparateur', 'commercial', 'comptabilite'] as const)
    expect(errorOf(await ask(person)).key).toBe('ROLE_MAY_NOT');
});
