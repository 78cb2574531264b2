import { describe, expect, it } from 'vitest';
import {
  concerns,
  isUnpaid,
  paymentKnown,
  paymentOnCancelling,
  PAYMENT_STATES,
  stepOnNews,
} from './payment-state.ts';
import type { PaymentNews, PaymentState, PaymentStep } from './payment-state.ts';

const TABLE: readonly [PaymentState, PaymentNews, PaymentStep['kind']][] = [
  ['pending', 'paid', 'pay'],
  ['pending', 'refused', 'cancel'],
  ['pending', 'abandoned', 'cancel'],
  ['pending', 'refunded', 'ignore'],
  ['pending', 'pending', 'ignore'],
  ['paid', 'paid', 'ignore'],
  ['paid', 'refused', 'ignore'],
  ['paid', 'abandoned', 'ignore'],
  ['paid', 'refunded', 'refund'],
  ['refused', 'paid', 'owe-refund'],
  ['refused', 'refused', 'ignore'],
  ['refused', 'refunded', 'ignore'],
  ['refund-due', 'paid', 'ignore'],
  ['refund-due', 'refused', 'ignore'],
  ['refund-due', 'refunded', 'refund'],
  ['refunded', 'paid', 'ignore'],
  ['refunded', 'refused', 'ignore'],
  ['due', 'paid', 'ignore'],
  ['due', 'refused', 'ignore'],
];

describe('paymentKnown', () => {
  it.each([
    ['at_store', 'due', true, 'paid'],
    ['at_store', 'due', false, 'due'],
    ['on_account', 'due', true, 'due'],
    ['card', 'refunded', true, 'refunded'],
  ] as const)('%s, %s, in the buyer’s hands %s: %s', (paymentMethod, paymentState, isReceived, known) => {
    expect(paymentKnown({ paymentMethod, paymentState, isReceived })).toBe(known);
  });
});

describe('stepOnNews', () => {
  it.each(TABLE)('I04 %s, and the bank says %s: %s', (state, news, step) => {
    expect(stepOnNews(state, news)).toEqual({ kind: step });
  });
});

it.each([
  [{}, true],
  [{ amountCents: 1 }, false],
  [{ currency: 'USD' }, false],
  [{ orderNumber: 'W26000002' }, false],
])('I05 a notification with %o concerns the payment: %s', (other, expected) => {
  const payment = { orderNumber: 'W26000001', amountCents: 12_340, currency: 'EUR' };
  expect(concerns(payment, { ...payment, news: 'paid', ...other })).toBe(expected);
});

it.each([
  [12_340, true],
  [1, true],
  [12_341, false],
  [0, false],
])('of what was paid, %i cents may come back: %s', (amountCents, expected) => {
  const payment = { orderNumber: 'W26000001', amountCents: 12_340, currency: 'EUR' };
  expect(concerns(payment, { ...payment, amountCents, news: 'refunded' })).toBe(expected);
  expect(concerns(payment, { ...payment, amountCents, news: 'refunded', currency: 'USD' })).toBe(false);
});

it.each([
  ['pending', 'card', true],
  ['refused', 'card', true],
  ['paid', 'card', false],
  ['refund-due', 'card', false],
  ['due', 'at_store', true],
  ['due', 'on_account', true],
  ['due', 'bank_transfer', false],
] as const)('%s by %s: nothing was ever paid: %s', (paymentState, paymentMethod, unpaid) => {
  expect(isUnpaid({ paymentState, paymentMethod })).toBe(unpaid);
});

it('of a cancelled order what the card paid is due back, and nothing else changes', () => {
  expect(PAYMENT_STATES.map(paymentOnCancelling)).toEqual([
    'due',
    'pending',
    'refund-due',
    'refused',
    'refund-due',
    'refunded',
  ]);
});
