// Who may do what. The server decides here; claims of the browser are never trusted.
import type { TaxLabel } from '../../tax.ts';

export type Role = 'Dirigeant' | 'Subaccount' | 'Commercial' | 'Manager';

export type Rights = {
  is_view_price: boolean;
  is_view_order: boolean;
  is_view_invoices: boolean;
  is_view_quotations: boolean;
  is_view_outstanding: boolean;
  is_view_listing: boolean;
  is_validate_order: boolean;
  ceiling_validated_order_cents: number;
  is_notification_order: boolean;
  is_pay_cd: boolean;
  is_pay_outstanding: boolean;
};

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
  /** Decides on requests beside the head of its company, today. */
  approvesOrders: boolean;
  /** What a sub-account may order alone in a month, before tax; none: no more limit than its ceiling. */
  monthlyBudgetCents: number | null;
};

export type Viewer = Visitor | Customer;

/** Everybody sees prices, except sub-accounts whose head of company took the right away. */
export function mayViewPrice(viewer: Viewer): boolean {
  return viewer.kind === 'visitor' || seesPrices(viewer.role, viewer.rights);
}

/** By account, also where no viewer is signed in: signed-out links, mails, PDFs. */
export function seesPrices(role: string | null, rights: Pick<Rights, 'is_view_price'>): boolean {
  return role !== 'Subaccount' || rights.is_view_price;
}

/** Buys for a household: neither a company nor a role in one. */
export function isConsumer({ role, hasCompany }: { role: string | null; hasCompany: boolean }): boolean {
  return role === null && !hasCompany;
}

/**
 * The amounts shown large, the first one first; the other may be shown small. The law requires the price including tax
 * for consumers, at least as large as any other; professionals who have signed in read HT.
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
