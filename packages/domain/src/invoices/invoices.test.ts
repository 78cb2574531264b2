import { describe, expect, it } from 'vitest';
import { cents } from '../money.ts';
import { invoiceState } from './invoice-state.ts';
import { outstandingOf } from './outstanding.ts';

const DAY = '2026-11-15';

describe('an invoice', () => {
  it.each([
    ['FACTURE', '2026-11-15', 100, 'A_ECHOIR'],
    ['FACTURE', '2026-11-14', 100, 'ECHUE'],
    ['FACTURE', '2026-11-14', 0, 'REGLEE'],
    ['FACTURE', null, 100, 'A_ECHOIR'],
    ['AVOIR', null, -100, 'A_DEDUIRE'],
    ['AVOIR', null, 0, 'REGLEE'],
  ] as const)('%s due %s with %i left is %s', (type, dueOn, balance, state) => {
    expect(invoiceState({ type, dueOn, balance }, DAY)).toBe(state);
  });
});

describe('the outstanding balance', () => {
  it('is open invoices and orders under way, credit notes taken off', () => {
    const open = [
      { type: 'FACTURE', dueOn: '2026-11-10', balance: 81_000 },
      { type: 'FACTURE', dueOn: '2026-10-02', balance: 613 },
      { type: 'FACTURE', dueOn: '2026-12-04', balance: 40_000 },
      { type: 'FACTURE', dueOn: '2026-11-18', balance: 10_000 },
      { type: 'FACTURE', dueOn: '2026-12-04', balance: 3_140 },
      { type: 'FACTURE', dueOn: null, balance: 1_000 },
      { type: 'AVOIR', dueOn: null, balance: -4_720 },
    ] as const;
    expect(outstandingOf({ authorised: cents(200_000), ordersInProgress: cents(50_000), open }, DAY)).toEqual(
      {
        used: 181_033,
        authorised: 200_000,
        available: 18_967,
        overdue: 81_613,
        overdueSince: '2026-10-02',
        ordersInProgress: 50_000,
        nextDue: [
          { dueOn: '2026-11-18', amount: 10_000 },
          { dueOn: '2026-12-04', amount: 43_140 },
        ],
      },
    );
  });

  it('tells how much more than authorised is used', () => {
    const open = [{ type: 'FACTURE', dueOn: '2026-10-01', balance: 5_000 }] as const;
    expect(outstandingOf({ authorised: cents(3_000), ordersInProgress: cents(0), open }, DAY).available).toBe(
      -2_000,
    );
  });

  it('names five days at most', () => {
    const open = [1, 2, 3, 4, 5, 6].map((day) => ({
      type: 'FACTURE' as const,
      dueOn: `2026-12-0${day}`,
      balance: 100,
    }));
    const { nextDue } = outstandingOf({ authorised: cents(0), ordersInProgress: cents(0), open }, DAY);
    expect(nextDue.map(({ dueOn }) => dueOn).at(-1)).toBe('2026-12-05');
  });
});
