// Who may do what. The server decides here; claims of the browser are never trusted.
import type { TaxLabel } from '../../tax.ts';

export const ROLES = ['Dirigeant', 'Subaccount', 'Commercial', 'Manager'] as const;
export type Role = (typeof ROLES)[number];

/** What a sub-account may be allowed, in the order in which it is asked. */
export const RIGHTS = [
  'is_view_price',
  'is_view_order',
  'is_view_invoices',
  'is_view_quotations',
  'is_view_outstanding',
  'is_view_listing',
  'is_validate_order',
  'is_notification_order',
  'is_pay_cd',
  'is_pay_outstanding',
] as const;
export type Right = (typeof RIGHTS)[number];

export type Rights = Record<Right, boolean> & { ceiling_validated_order_cents: number };

/** One thing for each right, by the same rule. */
export function eachRight<Thing>(thingOf: (right: Right) => Thing): Record<Right, Thing> {
  return {
    is_view_price: thingOf('is_view_price'),
    is_view_order: thingOf('is_view_order'),
    is_view_invoices: thingOf('is_view_invoices'),
    is_view_quotations: thingOf('is_view_quotations'),
    is_view_outstanding: thingOf('is_view_outstanding'),
    is_view_listing: thingOf('is_view_listing'),
    is_validate_order: thingOf('is_validate_order'),
    is_notification_order: thingOf('is_notification_order'),
    is_pay_cd: thingOf('is_pay_cd'),
    is_pay_outstanding: thingOf('is_pay_outstanding'),
  };
}

export type Visitor = { kind: 'visitor' };

export type Customer = {
  kind: 'customer';
  customerId: number;
  companyId: number | null;
  /** None for a private customer or a prospect. */
  role: Role | null;
  rights: Rights;
  /** False while nothing but a client code says that the account is its company's. */
  isProven: boolean;
  /** The price list of its company; none pays public prices. */
  priceList: string | null;
  /** The store that counts now: for one purchase, else its own. */
  shopCode: string | null;
  /** The store it chose for good, else the one its company is attached to. */
  ownShopCode: string | null;
  /** The sales representative who is signed in as this customer. */
  representativeId: number | null;
  /** Somebody of the staff who came in under that representative's name. */
  staffId: number | null;
  /** Decides on requests beside the head of its company, today. */
  approvesOrders: boolean;
  /** What a sub-account may order alone in a month, before tax; none: no more limit than its ceiling. */
  monthlyBudgetCents: number | null;
};

export type Viewer = Visitor | Customer;

/** Prices are visible, except to sub-accounts whose head of company took the right away. */
export function mayViewPrice(viewer: Viewer): boolean {
  return viewer.kind === 'visitor' || seesPrices(viewer.role, viewer.rights);
}

/** Whether an account of the role sees prices by itself, or by its right to. */
const PRICES_BY = {
  Dirigeant: 'role',
  Commercial: 'role',
  Manager: 'role',
  Subaccount: 'right',
} as const satisfies Record<Role, 'role' | 'right'>;

/** By account, without a session: for a signed-out reader, a mail, a paper. Private customers have no role. */
export function seesPrices(role: Role | null, rights: Pick<Rights, 'is_view_price'>): boolean {
  return role === null || PRICES_BY[role] === 'role' || rights.is_view_price;
}

/** Buys for a household: neither has a company nor belongs to one. */
export function isConsumer({ role, hasCompany }: { role: Role | null; hasCompany: boolean }): boolean {
  return role === null && !hasCompany;
}

/**
 * The amounts shown large, the first one first; the other may be shown small. The law requires the price including tax
 * for consumers, at least as large as HT; professionals who have signed in read HT.
 */
export function largeAmounts(reader: AmountReader): readonly TaxLabel[] {
  if (reader === 'visitor') return ['TTC'];
  return isConsumer(reader) ? ['TTC', 'HT'] : ['HT'];
}

export type AmountReader = 'visitor' | Parameters<typeof isConsumer>[0];

export function amountReader(viewer: Viewer): AmountReader {
  if (viewer.kind === 'visitor') return 'visitor';
  return { role: viewer.role, hasCompany: viewer.companyId !== null };
}
