// An invoice or a credit note as the shop keeps it: sums in whole cents, a credit note's below zero.
import type { InvoiceState, InvoiceType } from '@nuancier/domain/invoices/invoice-state.ts';
import type { StaffReach } from '../customers/customers.ts';

export type Billing = {
  name: string;
  street: string[];
  postcode: string;
  city: string;
  siret: string | null;
  vat_number: string | null;
  client_code: string | null;
};

export type InvoiceLine = {
  articleSku: string;
  name: string;
  conditioning: string | null;
  color: string | null;
  quantity: number;
  unitHt: number;
};

export type Invoice = {
  id: number;
  type: InvoiceType;
  number: string;
  /** null: a private customer's */
  companyId: number | null;
  orderNumber: string | null;
  /** the order is the same company's, or person's, and known here */
  opensOrder: boolean;
  correctedNumber: string | null;
  reason: string | null;
  /** French days */
  issuedOn: string;
  dueOn: string | null;
  totalHt: number;
  tax: number;
  totalTtc: number;
  balance: number;
  billing: Billing;
  lines: readonly InvoiceLine[];
};

/** Whose: all of a company's for its people, one's own for a private customer; or as far as somebody of the staff reaches. */
export type InvoiceScope = { companyId: number } | { customerId: number } | { reach: StaffReach };

export type InvoiceSearch = {
  type: InvoiceType | null;
  state: InvoiceState | null;
  /** French days, both included */
  fromDay: string;
  toDay: string | null;
  /** what is due is seen from this day */
  day: string;
  limit: number;
  offset: number;
};

export type InvoiceSums = { count: number; totalHt: number; totalTtc: number; balance: number };
