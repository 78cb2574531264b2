import type { QuotationStatus } from '@nuancier/domain/quotations/quotation-status.ts';

/** As the store wrote it. */
export type QuotationTintRow = {
  code: string | null;
  hex: string;
  name: string | null;
  label: string | null;
  tint_class: string;
  /** its part of a pack's price, where it is told */
  ht_cents: number | null;
};

export type QuotationLineRow = {
  sku: string;
  parent_sku: string;
  name: string;
  conditioning: string | null;
  color: string | null;
  /** of a line made to order */
  tint?: QuotationTintRow | null;
  quantity: number;
  unit_ht_cents: number;
};

/** A quotation of the merchant's own system, with the number it has there. */
export type QuotationRow = {
  number: string;
  client_code: string;
  label: string | null;
  seller: string | null;
  status: QuotationStatus;
  /** French days, YYYY-MM-DD; without a last one it holds for thirty days */
  created_on: string;
  valid_until: string | null;
  lines: QuotationLineRow[];
};
