// What the staff may do with a customer's account as it stands.
import type { Role } from './rights/permissions.ts';

export const CUSTOMER_ACTS = [
  'settleLinkRequest',
  'unlockCustomer',
  'sendCustomerResetLink',
  'enterAsCustomer',
  'mergeCustomers',
  'exportShopCustomer',
  'eraseShopCustomer',
] as const;
export type CustomerAct = (typeof CUSTOMER_ACTS)[number];

export type AccountFacts = {
  role: Role | null;
  /** of no company, and none of the shop's people */
  isPrivate: boolean;
  isActive: boolean;
  isLocked: boolean;
  awaitsLink: boolean;
  /** there is somebody in whose name it can be entered */
  isFollowed: boolean;
};

/** Accounts of the shop's own people are neither entered nor erased by others. */
export function openActs(account: AccountFacts, mayDo: (act: CustomerAct) => boolean): CustomerAct[] {
  return CUSTOMER_ACTS.filter((act) => isOpen(act, account) && mayDo(act));
}

function isOpen(act: CustomerAct, account: AccountFacts): boolean {
  const { role, isPrivate, isActive, isLocked, awaitsLink, isFollowed } = account;
  const isShops = role === 'Commercial' || role === 'Manager';
  switch (act) {
    case 'settleLinkRequest':
      return awaitsLink;
    case 'unlockCustomer':
      return isLocked;
    case 'sendCustomerResetLink':
      return isActive && role !== 'Manager';
    case 'enterAsCustomer':
      return isActive && isFollowed && !isShops;
    case 'mergeCustomers':
      return isPrivate && isActive;
    case 'exportShopCustomer':
      return true;
    case 'eraseShopCustomer':
      return !isShops;
  }
}
