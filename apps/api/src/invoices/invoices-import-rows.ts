import type { InvoiceType } from '@nuancier/domain/invoices/invoice-state.ts';

export type InvoiceLineRow = {
  sku: string;
  name: string;
  conditioning: string | null;
  color: string | null;
  quantity: number;
  unit_ht_cents: number;
};

/** An invoice or a credit note of the merchant's accounts, with the number it has there. */
export type InvoiceRow = {
  type: InvoiceType;
  number: string;
  client_code: string;
  order_number: string | null;
  corrected_number: string | null;
  reason: string | null;
  /** French days, YYYY-MM-DD */
  issued_on: string;
  /** none for a credit note */
  due_on: string | null;
  /** tax included: what is left to pay, or of a credit note, below zero, to use */
  balance_cents: number;
  lines: InvoiceLineRow[];
};
