import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { lyraTill } from '../../checkout/testing/lyra-till.ts';
import type { LyraTill } from '../../checkout/testing/lyra-till.ts';
import { refundAtLyra } from './lyra-refund.ts';

const orderNumber = 'W26000001';
const PAID = 4_990;
let till: LyraTill;
beforeAll(async () => {
  till = await lyraTill();
});
afterAll(() => till.close());
beforeEach(() => {
  till.called.length = 0;
  till.refuse(null);
});

function refund(amountCents: number, { backCents = 0, knownIds = [] as string[] } = {}) {
  const payment = { paymentId: 'p', orderNumber, amountCents: PAID, currency: 'EUR' };
  return refundAtLyra(till.payments, { payment, amountCents, backCents, knownIds });
}
const summary = () =>
  till
    .movementsOf(orderNumber)
    .map(({ operationType, detailedStatus, amount }) => [operationType, detailedStatus, amount]);

it.each([
  [
    'CAPTURED',
    PAID,
    'Transaction/CancelOrRefund',
    [
      ['DEBIT', 'CAPTURED', PAID],
      ['CREDIT', 'AUTHORISED', PAID],
    ],
  ],
  [
    'CAPTURED',
    990,
    'Transaction/CancelOrRefund',
    [
      ['DEBIT', 'CAPTURED', PAID],
      ['CREDIT', 'AUTHORISED', 990],
    ],
  ],
  ['AUTHORISED', PAID, 'Transaction/CancelOrRefund', [['DEBIT', 'CANCELLED', PAID]]],
  ['AUTHORISED', 990, 'Transaction/Update', [['DEBIT', 'AUTHORISED', PAID - 990]]],
] as const)('%s, %i cents: by %s', async (status, amount, service, left) => {
  till.takes(orderNumber, PAID, status);
  expect(await refund(amount)).toMatchObject({ kind: 'given' });
  expect(till.called).toEqual([service]);
  expect(summary()).toEqual(left);
});

it.each(['CAPTURED', 'AUTHORISED'] as const)(
  '%s: after a lost answer nothing is given twice, and it has the id that the next one knows',
  async (status) => {
    till.takes(orderNumber, PAID, status);
    const first = await refund(1_000);
    const knownIds = first.kind === 'given' ? [first.refundId] : [];
    till.loseNextAnswer();
    await expect(refund(1_000, { backCents: 1_000, knownIds })).rejects.toThrow('fetch failed');
    const before = summary();
    const again = await refund(1_000, { backCents: 1_000, knownIds });
    expect(again.kind).toBe('given');
    expect(knownIds).not.toContain(again.kind === 'given' && again.refundId);
    expect(summary()).toEqual(before);
    expect(till.called).toHaveLength(2);
    expect(await refund(PAID - 2_000, { backCents: 2_000 })).toMatchObject({ kind: 'given' });
  },
);

it('money that the bank gave back on its own is told, and nothing is given', async () => {
  till.takes(orderNumber, PAID);
  till.givesByHand(orderNumber, 2_000);
  expect(await refund(500)).toEqual({ kind: 'differs', backCents: 2_000 });
  expect(till.called).toEqual([]);
});

it('the bank’s no is told in its own words', async () => {
  till.takes(orderNumber, PAID);
  till.refuse('PSP_100');
  expect(await refund(500)).toEqual({ kind: 'refused', reason: 'PSP_100 refused' });
});

it('an order that the bank does not know has nothing to give back', async () => {
  till.takes(orderNumber, PAID);
  const payment = { paymentId: 'p', orderNumber: 'W26000009', amountCents: PAID, currency: 'EUR' };
  const asked = { payment, amountCents: 1, backCents: 0, knownIds: [] };
  expect(await refundAtLyra(till.payments, asked)).toMatchObject({ kind: 'refused' });
});
