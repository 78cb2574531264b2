import { expect, it } from 'vitest';
import { changedRights } from './changed-rights.ts';
import type { Rights } from './permissions.ts';

const none: Rights = {
  is_view_price: true,
  is_view_order: false,
  is_view_invoices: false,
  is_view_quotations: false,
  is_view_outstanding: false,
  is_view_listing: false,
  is_validate_order: false,
  ceiling_validated_order_cents: 150_000,
  is_notification_order: false,
  is_pay_cd: false,
  is_pay_outstanding: false,
};

it('changes what is spoken of and nothing else', () => {
  expect(changedRights(none, { is_view_order: true, is_view_price: null })).toEqual({
    ok: true,
    value: { ...none, is_view_order: true },
  });
});

it.each([
  [0, 0],
  [1500, 150_000],
  [99.999, 10_000],
  [19.99, 1_999],
  [1_000_000, 100_000_000],
])('a ceiling of %f € is %i cents', (euros, ceiling_validated_order_cents) => {
  expect(changedRights(none, { ceiling_validated_order: euros })).toEqual({
    ok: true,
    value: { ...none, ceiling_validated_order_cents },
  });
});

it.each([-1, Number.NaN, Infinity, 1_000_000.01])('refuses a ceiling of %f €', (ceiling_validated_order) => {
  expect(changedRights(none, { ceiling_validated_order })).toEqual({ ok: false, refusal: 'CEILING_INVALID' });
});
