import { expect, it } from 'vitest';
import { needsApproval } from './needs-approval.ts';

it.each([
  ['C09 no right to validate', { mayValidate: false, ceilingCents: 1_000_000 }, 100, true],
  ['C09 above the ceiling', { mayValidate: true, ceilingCents: 50_000 }, 50_001, true],
  ['at the ceiling', { mayValidate: true, ceilingCents: 50_000 }, 50_000, false],
  ['E09 a ceiling of 0 lets nothing pass', { mayValidate: true, ceilingCents: 0 }, 100, true],
])('%s', (_case, rights, total, expected) => {
  expect(needsApproval({ isSubaccount: true, ...rights }, total)).toBe(expected);
});

it('whoever is no sub-account orders alone', () => {
  expect(needsApproval({ isSubaccount: false, mayValidate: false, ceilingCents: 0 }, 999_999)).toBe(false);
});
