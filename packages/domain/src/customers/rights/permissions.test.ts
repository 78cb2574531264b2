import { describe, expect, it } from 'vitest';
import { largeAmounts, mayViewPrice } from './permissions.ts';
import type { Customer, Role } from './permissions.ts';

const noRights = {
  is_view_price: false,
  is_view_order: false,
  is_view_invoices: false,
  is_view_quotations: false,
  is_view_outstanding: false,
  is_view_listing: false,
  is_validate_order: false,
  ceiling_validated_order_cents: 0,
  is_notification_order: false,
  is_pay_cd: false,
  is_pay_outstanding: false,
};

const aCustomer = (role: Role | null, isViewPrice: boolean): Customer => ({
  kind: 'customer',
  customerId: 1,
  companyId: 1,
  role,
  rights: { ...noRights, is_view_price: isViewPrice },
  isProven: true,
  priceList: 'PRO',
  shopCode: 'VB006',
  ownShopCode: 'VB006',
  representativeId: null,
  staffId: null,
  approvesOrders: false,
  monthlyBudgetCents: null,
});

describe('prices', () => {
  it.each([
    ['Dirigeant', false, true],
    ['Commercial', false, true],
    [null, false, true],
    ['Subaccount', true, true],
    ['Subaccount', false, false],
  ] as const)('a %s with the flag %s: %s', (role, flag, expected) => {
    expect(mayViewPrice(aCustomer(role, flag))).toBe(expected);
  });

  it('are for every visitor', () => {
    expect(mayViewPrice({ kind: 'visitor' })).toBe(true);
  });

  it.each([
    ['a visitor', 'visitor', ['TTC']],
    ['somebody who buys for a household', { role: null, hasCompany: false }, ['TTC', 'HT']],
    ['an account of a company that has no role yet', { role: null, hasCompany: true }, ['HT']],
    ['a head of company', { role: 'Dirigeant', hasCompany: true }, ['HT']],
    ['a sub-account', { role: 'Subaccount', hasCompany: true }, ['HT']],
    ['a representative', { role: 'Commercial', hasCompany: false }, ['HT']],
  ] as const)('PRC-11 which amount stands large before %s', (_, reader, large) => {
    expect(largeAmounts(reader)).toEqual(large);
  });
});
