import { describe, expect, it } from 'vitest';
import { judgeRefund, refundStep, settleable } from './refund.ts';
import type { Refundable } from './refund.ts';
import { PAYMENT_STATES } from './payment-state.ts';

const paid: Refundable = { paymentState: 'paid', paidCents: 10_000, backCents: 0 };

it.each([
  ['all of it', paid, null, 10_000],
  ['a part', paid, 2_500, 2_500],
  ['what is left', { ...paid, backCents: 2_500 }, null, 7_500],
  ['just what is left', { ...paid, backCents: 2_500 }, 7_500, 7_500],
  [
    'what the bank took for a cancelled order',
    { ...paid, paymentState: 'refund-due' as const },
    null,
    10_000,
  ],
])('%s is given back', (_, payment, asked, amount) => {
  expect(judgeRefund(payment, asked)).toEqual({ ok: true, value: amount });
});

it.each([
  ['not paid by card', { ...paid, paidCents: null }, null, 'REFUND_NOT_BY_CARD'],
  ['a cent more than was paid', paid, 10_001, 'REFUND_TOO_MUCH'],
  ['a cent more than is left', { ...paid, backCents: 1 }, 10_000, 'REFUND_TOO_MUCH'],
  ['nothing', paid, 0, 'REFUND_BAD_AMOUNT'],
  ['less than nothing', paid, -1, 'REFUND_BAD_AMOUNT'],
  ['half a cent', paid, 0.5, 'REFUND_BAD_AMOUNT'],
  ['what is given back already', { ...paid, backCents: 10_000 }, null, 'REFUND_ALL_GIVEN'],
  ['refunded', { ...paid, paymentState: 'refunded' as const }, 1, 'REFUND_ALL_GIVEN'],
])('%s is refused', (_, payment, asked, refusal) => {
  expect(judgeRefund(payment, asked)).toEqual({ ok: false, refusal });
});

it('money that was never taken is not given back', () => {
  const without = PAYMENT_STATES.filter((state) => !['paid', 'refund-due', 'refunded'].includes(state));
  expect(without).toEqual(['due', 'pending', 'refused']);
  for (const paymentState of without)
    expect(judgeRefund({ ...paid, paymentState }, null)).toEqual({ ok: false, refusal: 'REFUND_NOT_PAID' });
});

it('the bank is asked only while it has given back what the shop knows of', () => {
  const known = { backCents: 1_000, amountCents: 500 };
  expect(refundStep(known, 1_000)).toBe('ask');
  expect(refundStep(known, 1_500)).toBe('given');
  for (const other of [0, 500, 999, 1_001, 2_000]) expect(refundStep(known, other)).toBe('differs');
});

describe('what may be noted as given back otherwise than by card', () => {
  const order = {
    isCancelled: true,
    paymentMethod: 'bank_transfer',
    isByCard: false,
    totalCents: 10_000,
    reducedCents: 0,
    settledCents: 0,
    returnsCents: 0,
  };
  it.each([
    ['all of a cancelled order', {}, 10_000],
    ['what packs cost that were cancelled before it was', { reducedCents: 2_000 }, 12_000],
    ['less what was noted', { settledCents: 4_000 }, 6_000],
    ['less what its returns were given', { returnsCents: 3_000 }, 7_000],
    ['of one that goes on, what it costs less', { isCancelled: false, reducedCents: 2_000 }, 2_000],
    ['nothing of one that goes on as it was', { isCancelled: false }, 0],
    ['nothing of what a card paid', { isByCard: true }, 0],
    ['nothing of what is on account: it is invoiced less', { paymentMethod: 'on_account' }, 0],
    ['nothing of the till: it is paid with the last pack', { paymentMethod: 'at_store' }, 0],
    [
      'nothing of the till for what was cancelled before it was paid',
      { paymentMethod: 'at_store', isCancelled: false, reducedCents: 2_000 },
      0,
    ],
  ])('%s', (_what, more, cents) => {
    expect(settleable({ ...order, ...more })).toBe(cents);
  });
});
