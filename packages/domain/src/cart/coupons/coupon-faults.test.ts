import { expect, it } from 'vitest';
import { couponFaults } from './coupon-faults.ts';
import type { CouponTerms } from './coupon-faults.ts';

const good: CouponTerms = {
  code: 'BIENVENUE10',
  kind: 'percent',
  value: 1_000,
  min_ht_cents: 10_000,
  valid_from: null,
  valid_to: '2026-12-31',
  usage_limit: null,
  per_customer: 1,
  first_order: false,
};

it.each([
  ['a coupon as it should be', {}, []],
  ['a code with spaces', { code: 'DIX POUR CENT' }, ['bad-code']],
  ['more than everything', { value: 10_001 }, ['bad-value']],
  ['everything', { value: 10_000 }, []],
  ['a hundredth of a percent', { value: 1 }, []],
  ['nothing off', { value: 0 }, ['bad-value']],
  ['the largest sum there is', { kind: 'fixed_ht', value: 2_000_000_000 }, []],
  ['more than the largest sum', { kind: 'fixed_ht', value: 2_000_000_001 }, ['bad-value']],
  ['no minimum', { min_ht_cents: 0 }, []],
  ['one single day', { valid_from: '2026-12-31' }, []],
  ['days in their order', { valid_from: '2026-12-01' }, []],
  ['a beginning without an end', { valid_from: '2027-01-01', valid_to: null }, []],
  ['a large sum', { kind: 'fixed_ht', value: 20_000 }, []],
  ['half a cent', { kind: 'fixed_ht', value: 0.5 }, ['bad-value']],
  ['a minimum below nothing', { min_ht_cents: -1 }, ['bad-minimum']],
  ['an end before its beginning', { valid_from: '2027-01-01' }, ['bad-days']],
  ['a limit of none', { usage_limit: 0 }, ['bad-limit']],
  ['none for each customer', { per_customer: 0 }, ['bad-limit']],
] satisfies [string, Partial<CouponTerms>, string[]][])('%s', (_name, more, faults) => {
  expect(couponFaults({ ...good, ...more })).toEqual(faults);
});
