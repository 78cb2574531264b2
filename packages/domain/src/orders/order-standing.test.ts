import { expect, it } from 'vitest';
import { orderStanding } from './order-standing.ts';
import type { OrderStanding, StandingFacts } from './order-standing.ts';

it.each([
  ['paid by card', { paymentState: 'paid' }, 'settled'],
  ['at the bank’s page', { paymentState: 'pending' }, 'awaited'],
  ['refused by the bank', { paymentState: 'refused' }, 'void'],
  ['to be paid back', { paymentState: 'refund-due' }, 'void'],
  ['paid back', { paymentState: 'refunded' }, 'void'],
  ['owed on account', { isOnAccount: true }, 'settled'],
  ['to be paid at the counter', {}, 'awaited'],
  ['ready at the counter', { status: 'DISPONIBLE' }, 'awaited'],
  ['fetched and paid there', { status: 'RETIREE' }, 'settled'],
  ['cancelled though it was paid', { status: 'ANNULEE', paymentState: 'paid' }, 'void'],
  ['cancelled on account', { status: 'ANNULEE', isOnAccount: true }, 'void'],
] satisfies [string, Partial<StandingFacts>, OrderStanding][])('%s', (_name, more, standing) => {
  expect(orderStanding({ status: 'EN_ATTENTE', paymentState: 'due', isOnAccount: false, ...more })).toBe(
    standing,
  );
});
