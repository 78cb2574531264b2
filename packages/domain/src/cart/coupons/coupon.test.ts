import { describe, expect, it } from 'vitest';
import { cents } from '../../money.ts';
import { couponShares } from './coupon.ts';
import type { Coupon } from './coupon.ts';
import { spreadAmount } from './spread-amount.ts';

const plain: Coupon = {
  code: 'CHANTIER5',
  label: '5 %',
  kind: 'percent',
  value: 500,
  minHt: cents(0),
  groups: [],
  validFrom: null,
  validTo: null,
  usageLimit: null,
  used: 0,
  perCustomer: null,
  ownUses: 0,
  firstOrder: false,
  hasOrdered: false,
  isSwitchedOff: false,
  isOthers: false,
  credit: null,
};
const rows = [
  { rowHt: cents(10_000), priceGroup: 'FACADE', productSku: 'P1', tint: null },
  { rowHt: cents(5_001), priceGroup: 'PEINT', productSku: 'P2', tint: 'RAL 7016' },
];
const credit: Coupon['credit'] = { standing: 'settled', tint: 'RAL 7016', testerSku: 'TESTEUR' };
const credited = { kind: 'fixed_ht', value: 506, credit } as const;
const TODAY = '2026-11-15';

describe('couponShares', () => {
  it.each([
    ['a share of every row', {}, [500, 250]],
    ['a share of its own goods only', { groups: ['FACADE'] }, [500, 0]],
    ['a fixed sum in proportion to the rows', { kind: 'fixed_ht', value: 1_000 }, [667, 333]],
    ['never more than the goods', { kind: 'fixed_ht', value: 99_999 }, [10_000, 5_001]],
    ['on its last day', { validTo: TODAY }, [500, 250]],
    ['on its first day', { validFrom: TODAY }, [500, 250]],
    ['exactly at its minimum', { minHt: cents(15_001) }, [500, 250]],
    ['for the last one there is', { usageLimit: 5, used: 4 }, [500, 250]],
    ['for who may have it once more', { perCustomer: 2, ownUses: 1 }, [500, 250]],
    ['from a first order', { firstOrder: true }, [500, 250]],
    ['what a tester cost from the tin in its tint', credited, [0, 506]],
    ['from any order unless it is for the first', { hasOrdered: true, ownUses: 3 }, [500, 250]],
  ] satisfies [string, Partial<Coupon>, number[]][])('takes off %s', (_name, more, shares) => {
    expect(couponShares({ ...plain, ...more }, rows, TODAY)).toEqual({ ok: true, value: shares });
  });

  it.each([
    ['the day after its last', { validTo: '2026-11-14' }, 'EXPIRED'],
    ['the day before its first', { validFrom: '2026-11-16' }, 'NOT_YET'],
    ['once the shop’s people have switched it off', { isSwitchedOff: true }, 'SWITCHED_OFF'],
    ['once all are used', { usageLimit: 5, used: 5 }, 'USED_UP'],
    ['for who has had it', { perCustomer: 1, ownUses: 1 }, 'OWN_LIMIT'],
    ['for who has ordered before', { firstOrder: true, hasOrdered: true }, 'NOT_FIRST_ORDER'],
    ['for who has had it with a first order', { firstOrder: true, ownUses: 1 }, 'OWN_LIMIT'],
    ['a cent under its minimum', { minHt: cents(15_002) }, 'UNDER_MINIMUM'],
    ['when other goods fill the minimum', { groups: ['PEINT'], minHt: cents(6_000) }, 'UNDER_MINIMUM'],
    ['without any of its goods', { groups: ['SOLS'] }, 'NO_GOODS'],
    ['to any other than its owner, first of all', { isOthers: true, validTo: '2026-11-14' }, 'NOT_YOURS'],
    [
      'when the tester’s order was cancelled',
      { ...credited, credit: { ...credit, standing: 'void' } },
      'TESTER_CANCELLED',
    ],
    [
      'until the tester is paid',
      { ...credited, credit: { ...credit, standing: 'awaited' } },
      'TESTER_UNPAID',
    ],
    [
      'when one has spent what the tester cost',
      { ...credited, usageLimit: 1, used: 1, ownUses: 1 },
      'TESTER_SPENT',
    ],
    [
      'when a colleague has spent it',
      { ...credited, usageLimit: 1, used: 1, ownUses: 0 },
      'TESTER_SPENT_BY_COLLEAGUE',
    ],
    [
      'without a tin in the tester’s tint',
      { ...credited, credit: { ...credit, tint: 'RAL 5009' } },
      'NO_TIN',
    ],
    ['on testers of the tint', { ...credited, credit: { ...credit, testerSku: 'P2' } }, 'NO_TIN'],
    ['after its last day', { ...credited, validTo: '2026-11-14' }, 'EXPIRED'],
  ] satisfies [string, Partial<Coupon>, string][])('is refused %s', (_name, more, refusal) => {
    expect(couponShares({ ...plain, ...more }, rows, TODAY)).toEqual({ ok: false, refusal });
  });
});

describe('spreadAmount', () => {
  it.each([
    ['the first row among equals takes the odd cent', 100, [1, 1, 1], [34, 33, 33]],
    ['the first two among equals take the odd cents', 101, [1, 1, 1], [34, 34, 33]],
    ['the largest remainder takes the odd cent', 1, [1, 2], [0, 1]],
    ['the largest remainders, wherever they stand', 10, [5, 1, 5, 3], [4, 1, 3, 2]],
    ['nothing over rows that cost nothing', 0, [0, 0], [0, 0]],
  ])('%s', (_name, amount, rowsHt, shares) => {
    expect(spreadAmount(cents(amount), rowsHt.map(cents))).toEqual(shares);
  });
});
