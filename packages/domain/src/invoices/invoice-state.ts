// An invoice or a credit note, and its payment state on a day.

export const INVOICE_TYPES = ['FACTURE', 'AVOIR'] as const;
export type InvoiceType = (typeof INVOICE_TYPES)[number];

export const INVOICE_STATES = ['A_ECHOIR', 'ECHUE', 'REGLEE', 'A_DEDUIRE'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

export type Payable = {
  type: InvoiceType;
  /** a French day; none for a credit note */
  dueOn: string | null;
  /** what is left to pay, or of a credit note to use, in cents */
  balance: number;
};

/** The day it is due still counts as in time. */
export function invoiceState({ type, dueOn, balance }: Payable, day: string): InvoiceState {
  if (balance === 0) return 'REGLEE';
  if (type === 'AVOIR') return 'A_DEDUIRE';
  return dueOn !== null && dueOn < day ? 'ECHUE' : 'A_ECHOIR';
}
