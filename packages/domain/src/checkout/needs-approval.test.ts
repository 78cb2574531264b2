import { expect, it } from 'vitest';
import { approvalReason, needsApproval } from './needs-approval.ts';

it.each([
  ['C09 no right to validate', { mayValidate: false, ceilingCents: 1_000_000 }, 100, true],
  ['C09 above the ceiling', { mayValidate: true, ceilingCents: 50_000 }, 50_001, true],
  ['at the ceiling', { mayValidate: true, ceilingCents: 50_000 }, 50_000, false],
  ['E09 a ceiling of 0 lets nothing pass', { mayValidate: true, ceilingCents: 0 }, 100, true],
])('%s', (_case, rights, total, expected) => {
  expect(needsApproval({ isSubaccount: true, budgetLeftCents: null, ...rights }, total)).toBe(expected);
});

it.each([
  ['within what is left of the month', 30_000, 30_000, false],
  ['beyond it', 30_000, 30_001, true],
  ['nothing is left', 0, 1, true],
  ['more than all was spent', -500, 1, true],
  ['within the month, above the ceiling', 90_000, 50_001, true],
])('a budget: %s', (_case, budgetLeftCents, total, expected) => {
  const buyer = { isSubaccount: true, mayValidate: true, ceilingCents: 50_000, budgetLeftCents };
  expect(needsApproval(buyer, total)).toBe(expected);
});

it('whoever is no sub-account orders alone', () => {
  const head = { isSubaccount: false, mayValidate: false, ceilingCents: 0, budgetLeftCents: 0 };
  expect(needsApproval(head, 999_999)).toBe(false);
});

it.each([
  ['every order', { mayValidate: false, ceilingCents: 50_000, budgetLeftCents: 0 }, 'every_order'],
  [
    'a ceiling of 0 is every order',
    { mayValidate: true, ceilingCents: 0, budgetLeftCents: null },
    'every_order',
  ],
  ['the ceiling before the budget', { mayValidate: true, ceilingCents: 99, budgetLeftCents: 0 }, 'ceiling'],
  ['the budget', { mayValidate: true, ceilingCents: 100, budgetLeftCents: 99 }, 'budget'],
  ['nothing', { mayValidate: true, ceilingCents: 100, budgetLeftCents: 100 }, null],
])('why: %s', (_case, buyer, expected) => {
  expect(approvalReason({ isSubaccount: true, ...buyer }, 100)).toBe(expected);
});
