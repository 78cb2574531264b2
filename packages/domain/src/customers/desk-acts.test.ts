import { expect, it } from 'vitest';
import { openActs } from './desk-acts.ts';
import type { AccountFacts } from './desk-acts.ts';

const usual: AccountFacts = {
  role: 'Dirigeant',
  isPrivate: false,
  isActive: true,
  isLocked: false,
  awaitsLink: false,
  isFollowed: true,
};
const ALWAYS = ['exportShopCustomer', 'eraseShopCustomer'];

it.each<[string, Partial<AccountFacts>, string[]]>([
  ['open and followed', {}, ['sendCustomerResetLink', 'enterAsCustomer', ...ALWAYS]],
  ['followed by nobody', { isFollowed: false }, ['sendCustomerResetLink', ...ALWAYS]],
  ['locked', { isLocked: true }, ['unlockCustomer', 'sendCustomerResetLink', 'enterAsCustomer', ...ALWAYS]],
  ['closed, by whomever', { isActive: false }, ALWAYS],
  [
    'named a client code',
    { awaitsLink: true, isFollowed: false },
    ['settleLinkRequest', 'sendCustomerResetLink', ...ALWAYS],
  ],
  [
    'of a private customer',
    { role: null, isPrivate: true, isFollowed: false },
    ['sendCustomerResetLink', 'mergeCustomers', ...ALWAYS],
  ],
  ['of a sales person', { role: 'Commercial' }, ['sendCustomerResetLink', 'exportShopCustomer']],
])('an account %s', (_what, facts, acts) => {
  expect(openActs({ ...usual, ...facts }, () => true)).toEqual(acts);
});

it('shows nobody what it may not do', () => {
  expect(openActs(usual, (act) => act === 'exportShopCustomer')).toEqual(['exportShopCustomer']);
});
