import { describe, expect, it } from 'vitest';
import type { Customer, Rights, Role, Viewer } from './permissions.ts';
import { can } from './policy.ts';
import type { Action } from './policy.ts';

function rights(all: boolean): Rights {
  return {
    is_view_price: all,
    is_view_order: all,
    is_view_invoices: all,
    is_view_quotations: all,
    is_view_outstanding: all,
    is_view_listing: all,
    is_validate_order: all,
    ceiling_validated_order_cents: 0,
    is_notification_order: all,
    is_pay_cd: all,
    is_pay_outstanding: all,
  };
}

function customer(
  role: Role | null,
  all: boolean,
  representativeId: number | null = null,
  isProven = true,
): Customer {
  const companyId = role === 'Dirigeant' || role === 'Subaccount' ? 1 : null;
  return {
    kind: 'customer',
    customerId: 7,
    companyId,
    role,
    rights: rights(all),
    isProven,
    priceList: null,
    shopCode: null,
    ownShopCode: null,
    representativeId,
    staffId: null,
    approvesOrders: false,
    monthlyBudgetCents: null,
  };
}

const viewers = {
  visitor: { kind: 'visitor' },
  dirigeant: customer('Dirigeant', false),
  entitled: customer('Subaccount', true),
  bare: customer('Subaccount', false),
  commercial: customer('Commercial', true),
  manager: customer('Manager', true),
  private: customer(null, false),
  connected: customer('Dirigeant', true, 99),
  // only a client code says that they are their company's
  unproven: customer('Dirigeant', false, null, false),
  unprovenSub: customer('Subaccount', true, null, false),
} satisfies Record<string, Viewer>;

const company = ['dirigeant', 'entitled', 'connected'];
const withPrivate = [...company, 'private'];
const unproven = ['unproven', 'unprovenSub'];
const table: readonly (readonly [Action, readonly string[]])[] = [
  [
    'view-price',
    ['visitor', 'dirigeant', 'entitled', 'commercial', 'manager', 'private', 'connected', ...unproven],
  ],
  ['use-account', ['dirigeant', 'entitled', 'bare', 'commercial', 'private', 'connected', ...unproven]],
  ['change-credentials', ['dirigeant', 'entitled', 'bare', 'commercial', 'private', ...unproven]],
  ['view-orders', [...withPrivate, ...unproven]],
  ['view-invoices', withPrivate],
  ['view-quotations', withPrivate],
  ['ask-quotation', company],
  ['view-outstanding', company],
  ['view-listing', withPrivate],
  ['validate-orders', [...company, ...unproven]],
  ['write-review', ['dirigeant', 'entitled', 'bare', 'private', ...unproven]],
  ['withdraw', ['dirigeant', 'entitled', 'bare', 'commercial', 'private', ...unproven]],
  ['fetch-goods', ['dirigeant', 'entitled', 'bare', 'commercial', 'private', ...unproven]],
  ['pay-by-card', ['dirigeant', 'entitled', 'private', ...unproven]],
  ['pay-outstanding', company],
  ['manage-sub-accounts', ['dirigeant']],
  ['use-company-lists', [...company, 'bare']],
  ['share-lists', ['dirigeant', 'entitled', 'bare']],
  ['link-company', ['dirigeant', 'private', 'unproven']],
  ['prove-company', ['unproven']],
  ['ask-approval', ['entitled', 'bare', 'unprovenSub']],
  ['approve-orders', ['dirigeant']],
  ['use-portfolio', ['commercial']],
];

describe('can', () => {
  it.each(table)('%s: %j', (action, allowed) => {
    const found = Object.entries(viewers).filter(([, viewer]) => can(viewer, action));
    expect(found.map(([name]) => name).toSorted()).toEqual(allowed.toSorted());
  });

  it('a card is not for whoever may not see prices: the bank’s page says the amount', () => {
    const entitled = viewers.entitled;
    const blind = { ...entitled, rights: { ...entitled.rights, is_view_price: false } };
    expect([can(entitled, 'pay-by-card'), can(blind, 'pay-by-card')]).toEqual([true, false]);
    expect(can(blind, 'ask-quotation'), 'nor is a quotation').toBe(false);
  });

  it.each([
    ['validate-orders', { ...viewers.dirigeant, companyId: null }],
    ['view-outstanding', { ...viewers.dirigeant, companyId: null }],
    ['manage-sub-accounts', { ...viewers.dirigeant, companyId: null }],
    ['approve-orders', { ...viewers.dirigeant, companyId: null }],
    ['prove-company', { ...viewers.unproven, companyId: null }],
    ['pay-outstanding', { ...viewers.entitled, companyId: null }],
    ['ask-approval', { ...viewers.entitled, companyId: null }],
    ['pay-outstanding', { ...viewers.commercial, companyId: 1 }],
    ['prove-company', { ...viewers.unproven, representativeId: 99 }],
  ] as const)(
    '%s is not for whoever is of no company, not of its people or in another’s name',
    (action, viewer) => {
      expect(can(viewer, action)).toBe(false);
    },
  );

  it('what belongs to another customer or company is out of reach', () => {
    expect(can(viewers.dirigeant, 'view-orders', { companyId: 1 })).toBe(true);
    expect(can(viewers.dirigeant, 'view-orders', { companyId: 2 })).toBe(false);
    expect(can(viewers.private, 'use-account', { customerId: 7 })).toBe(true);
    expect(can(viewers.private, 'use-account', { customerId: 8 })).toBe(false);
  });
});

describe('whoever the head of a company appointed decides on requests', () => {
  const appointed = { ...viewers.entitled, approvesOrders: true };
  it.each([
    ['an appointed sub-account', appointed, true],
    ['one that is not', viewers.entitled, false],
    ['one without prices', { ...viewers.bare, approvesOrders: true }, false],
    ['one whose company is not proven', { ...viewers.unprovenSub, approvesOrders: true }, false],
    ['in somebody else’s name', { ...appointed, representativeId: 99 }, false],
    ['a private customer', { ...viewers.private, approvesOrders: true }, false],
  ])('%s: %s', (_who, viewer, expected) => {
    expect(can(viewer, 'approve-orders')).toBe(expected);
  });

  it('and opens no accounts', () => {
    expect(can(appointed, 'manage-sub-accounts')).toBe(false);
  });
});
