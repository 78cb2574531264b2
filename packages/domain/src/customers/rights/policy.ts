// The only place that decides who may do what. Whatever is not allowed here is denied.
import { mayViewPrice } from './permissions.ts';
import type { Customer, Right, Role, Viewer } from './permissions.ts';

export type Action =
  | 'view-price'
  /** One's own profile, addresses, favourites, carts. */
  | 'use-account'
  /** Password, e-mail, persistent login: never while acting for another customer. */
  | 'change-credentials'
  | 'view-orders'
  | 'view-invoices'
  | 'view-quotations'
  /** For a company's account that reads both prices and quotations. */
  | 'ask-quotation'
  | 'view-outstanding'
  | 'view-listing'
  | 'validate-orders'
  | 'pay-by-card'
  | 'pay-outstanding'
  | 'manage-sub-accounts'
  /** Customers only: not the shop's own staff, nor a representative acting for a customer. */
  | 'write-review'
  /** To go back on one's purchase: a declaration in law, whose effects are the customer's own. */
  | 'withdraw'
  /** To be given what proves at the counter that one is the customer: never to whoever visits in its name. */
  | 'fetch-goods'
  /** To say which client of a store one is. */
  | 'link-company'
  /** To ask once more for the proof that one is the company's. */
  | 'prove-company'
  /** A sub-account's request, and the head of company's answer to it. */
  | 'ask-approval'
  | 'approve-orders'
  /** A sales representative's own desk: its customers, and the way into their shop. */
  | 'use-portfolio'
  /** Favourites lists that colleagues share; to share one's own is for its owner alone to decide. */
  | 'use-company-lists'
  | 'share-lists';

/** Whose it is. An object of another customer or company is out of reach whatever the right. */
export type Owned = { customerId: number } | { companyId: number };

export function can(viewer: Viewer, action: Action, object?: Owned): boolean {
  if (action === 'view-price') return mayViewPrice(viewer);
  if (viewer.kind === 'visitor' || viewer.role === 'Manager') return false;
  return rules[action](viewer) && (object === undefined || owns(viewer, object));
}

const WRITES_REVIEWS = {
  Dirigeant: true,
  Subaccount: true,
  Commercial: false,
  Manager: false,
} as const satisfies Record<Role, boolean>;

const rules: Readonly<Record<Exclude<Action, 'view-price'>, (customer: Customer) => boolean>> = {
  'use-account': () => true,
  'change-credentials': ({ representativeId }) => representativeId === null,
  // One's own are seen without proof; the company's are a matter of scope.
  'view-orders': (customer) => isPrivate(customer) || isGiven(customer, 'is_view_order'),
  'view-invoices': (customer) => isPrivate(customer) || holds(customer, 'is_view_invoices'),
  'view-quotations': (customer) => isPrivate(customer) || holds(customer, 'is_view_quotations'),
  'ask-quotation': (customer) =>
    isOfCompany(customer) && holds(customer, 'is_view_quotations') && mayViewPrice(customer),
  'view-outstanding': (customer) => holds(customer, 'is_view_outstanding'),
  'view-listing': (customer) => isPrivate(customer) || holds(customer, 'is_view_listing'),
  'validate-orders': (customer) => isGiven(customer, 'is_validate_order'),
  // A representative never enters a card number for a customer; and the bank's page shows the amount.
  'pay-by-card': (customer) =>
    customer.representativeId === null &&
    mayViewPrice(customer) &&
    (isPrivate(customer) || isGiven(customer, 'is_pay_cd')),
  'pay-outstanding': (customer) => holds(customer, 'is_pay_outstanding'),
  'manage-sub-accounts': (customer) => isHead(customer) && customer.representativeId === null,
  'write-review': ({ role, representativeId }) =>
    (role === null || WRITES_REVIEWS[role]) && representativeId === null,
  withdraw: ({ representativeId }) => representativeId === null,
  'fetch-goods': ({ representativeId }) => representativeId === null,
  'link-company': ({ role, representativeId }) =>
    (role === 'Dirigeant' || role === null) && representativeId === null,
  'ask-approval': ({ role, companyId }) => role === 'Subaccount' && companyId !== null,
  // A company's spending is approved by its own head or an appointed approver, never by its representative.
  'approve-orders': (customer) =>
    (isHead(customer) || isAppointed(customer)) && customer.representativeId === null,
  'use-portfolio': ({ role, representativeId }) => role === 'Commercial' && representativeId === null,
  'use-company-lists': isOfCompany,
  'share-lists': (customer) => isOfCompany(customer) && customer.representativeId === null,
  'prove-company': ({ role, companyId, isProven, representativeId }) =>
    role === 'Dirigeant' && companyId !== null && !isProven && representativeId === null,
};

/** The proven head of a company: everything of the company is allowed. */
export function isHead({ role, companyId, isProven }: Customer): boolean {
  return role === 'Dirigeant' && companyId !== null && isProven;
}

/** One of a company's people beyond doubt, whatever their rights. */
function isOfCompany({ role, companyId, isProven }: Customer): boolean {
  return (role === 'Dirigeant' || role === 'Subaccount') && companyId !== null && isProven;
}

/** An appointed approver who may not see prices cannot approve an amount. */
function isAppointed(customer: Customer): boolean {
  const { role, companyId, isProven, approvesOrders } = customer;
  return role === 'Subaccount' && companyId !== null && isProven && approvesOrders && mayViewPrice(customer);
}

/** The company's papers and credit stay closed to an account that has only shown its client code. */
function holds(customer: Customer, right: Right): boolean {
  return customer.isProven && isGiven(customer, right);
}

/** Rights are those of a company: its head has them all, a sub-account those it was given. */
function isGiven({ role, companyId, rights }: Customer, right: Right): boolean {
  if (companyId === null) return false;
  return role === 'Dirigeant' || (role === 'Subaccount' && rights[right]);
}

function isPrivate({ role }: Customer): boolean {
  return role === null;
}

function owns(customer: Customer, object: Owned): boolean {
  return 'customerId' in object
    ? object.customerId === customer.customerId
    : object.companyId === customer.companyId;
}
