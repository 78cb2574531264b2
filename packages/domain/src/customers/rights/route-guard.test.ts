import { describe, expect, it } from 'vitest';
import { guardVerdict } from './route-guard.ts';
import type { Role } from './permissions.ts';
import type { Guard } from './route-guard.ts';

const none = {
  is_view_order: false,
  is_view_invoices: false,
  is_view_quotations: false,
  is_view_listing: false,
  is_view_price: true,
};
const signedIn = (role: Role | null, rights: Partial<typeof none> & { approves_orders?: boolean } = {}) =>
  ({ kind: 'signed-in', role, rights: { ...none, ...rights } }) as const;
const visitor = { kind: 'signed-out' } as const;

const rows: [Guard, ReturnType<typeof signedIn> | typeof visitor, string][] = [
  ['is-authenticated', visitor, 'home'],
  ['is-authenticated', signedIn(null), 'enters'],
  ['is-dirigeant-account', visitor, 'home'],
  ['is-dirigeant-account', signedIn('Dirigeant'), 'enters'],
  ['is-dirigeant-account', signedIn('Subaccount'), 'customer-my-profile'],
  ['is-dirigeant-account', signedIn('Manager'), 'customer-my-profile'],
  ['is-dirigeant-account', signedIn(null), 'customer-my-profile'],
  ['is-sub-account', visitor, 'home'],
  ['is-sub-account', signedIn('Subaccount'), 'enters'],
  ['is-sub-account', signedIn('Dirigeant'), 'customer-my-profile'],
  ['is-representative', visitor, 'home'],
  ['is-representative', signedIn('Commercial'), 'enters'],
  ['is-representative', signedIn('Dirigeant'), 'customer-my-profile'],
  ['is-representative', signedIn(null), 'customer-my-profile'],
  ['may-view-order', visitor, 'home'],
  ['may-view-order', signedIn('Subaccount'), 'customer-my-profile'],
  ['may-view-order', signedIn('Subaccount', { is_view_order: true }), 'enters'],
  ['may-view-order', signedIn('Subaccount', { is_view_invoices: true }), 'enters'],
  ['may-ask-quotation', visitor, 'home'],
  ['may-ask-quotation', signedIn('Subaccount', { is_view_quotations: true }), 'enters'],
  ['may-ask-quotation', signedIn('Subaccount'), 'customer-my-profile'],
  [
    'may-ask-quotation',
    signedIn('Dirigeant', { is_view_quotations: true, is_view_price: false }),
    'customer-my-profile',
  ],
  ['may-ask-quotation', signedIn(null, { is_view_quotations: true }), 'customer-my-profile'],
  ['may-approve', visitor, 'home'],
  ['may-approve', signedIn('Dirigeant'), 'enters'],
  ['may-approve', signedIn('Subaccount'), 'customer-my-profile'],
  ['may-approve', signedIn('Subaccount', { approves_orders: true }), 'enters'],
  ['may-approve', signedIn(null), 'customer-my-profile'],
  ['is-guest', visitor, 'enters'],
  ['is-guest', signedIn(null), 'customer-my-profile'],
];

describe('guardVerdict', () => {
  it.each(rows)('%s, %j: %s', (guard, viewer, verdict) => {
    expect(guardVerdict(guard, viewer)).toBe(verdict);
  });

  it('keeps whoever acts in a head of company’s name out of the head’s own pages only', () => {
    const representative = { ...signedIn('Dirigeant', { is_view_order: true }), representative: {} };
    expect(guardVerdict('is-dirigeant-account', representative)).toBe('customers-own');
    expect(guardVerdict('may-view-orders', representative)).toBe('enters');
  });

  it.each([
    ['is-dirigeant-account', 'customer-company-proof'],
    ['may-view-invoices', 'customer-company-proof'],
    ['may-view-quotations', 'customer-company-proof'],
    ['may-view-orders', 'enters'],
    ['is-sub-account', 'customer-company-proof'],
    ['is-authenticated', 'enters'],
    ['is-guest', 'customer-my-profile'],
  ] as const)('D72 whoever has only shown a client code: %s, %s', (guard, verdict) => {
    const waiting = { ...signedIn('Dirigeant', { is_view_order: true }), company: { awaits_proof: true } };
    expect(guardVerdict(guard, waiting)).toBe(verdict);
  });

  it('D72 a sub-account has nothing to prove: what it may not open leads to its profile', () => {
    const sub = { ...signedIn('Subaccount'), company: { awaits_proof: true } };
    expect(guardVerdict('may-view-invoices', sub)).toBe('customer-my-profile');
    expect(guardVerdict('is-dirigeant-account', sub)).toBe('customer-my-profile');
  });

  it.each([
    ['may-view-orders', 'is_view_order'],
    ['may-view-invoices', 'is_view_invoices'],
    ['may-view-quotations', 'is_view_quotations'],
    ['may-view-listing', 'is_view_listing'],
  ] as const)('%s asks for %s and for nothing else', (guard, right) => {
    const all = {
      is_view_order: true,
      is_view_invoices: true,
      is_view_quotations: true,
      is_view_listing: true,
    };
    expect(guardVerdict(guard, visitor)).toBe('home');
    expect(guardVerdict(guard, signedIn('Subaccount', { [right]: true }))).toBe('enters');
    expect(guardVerdict(guard, signedIn('Dirigeant', { ...all, [right]: false }))).toBe(
      'customer-my-profile',
    );
  });
});
