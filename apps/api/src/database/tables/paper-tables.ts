// The tables of what the store writes for its customers.
import type { InvoiceType } from '@nuancier/domain/invoices/invoice-state.ts';
import type { QuotationStatus, RequestEnd } from '@nuancier/domain/quotations/quotation-status.ts';
import type { ColumnType, Generated } from 'kysely';
import type { Exact, Json, Timestamp } from './column-types.ts';

export type PaperTables = {
  quotation: QuotationTable;
  quotation_line: QuotationLineTable;
  quotation_counter: { year: number; last_nth: number };
  invoice: InvoiceTable;
  invoice_line: PaperLine & { invoice_id: number };
  invoice_paper: InvoicePaperTable;
};

// A French day, YYYY-MM-DD.
type SetDay = ColumnType<Date, string, string>;

type Sums = { total_ht_cents: Exact; tax_cents: Exact; total_ttc_cents: Exact };

type QuotationTable = Sums & {
  id: Generated<number>;
  number: string;
  company_id: number | null;
  customer_id: number | null;
  label: string | null;
  seller: string | null;
  status: QuotationStatus;
  created_on: SetDay;
  valid_until: SetDay;
  order_number: string | null;
  reason: string | null;
  decided_by: number | null;
  decided_at: Date | null;
  is_own: Generated<boolean>;
  is_draft: Generated<boolean>;
  revision: Generated<number>;
  version: Generated<number>;
  replaces_id: number | null;
  written_by: number | null;
  changed_by: string | null;
  changed_at: Timestamp | null;
  sent_at: Timestamp | null;
  seen_at: Timestamp | null;
  asked_at: Timestamp | null;
  asked_message: string | null;
  wished_on: SetDay | null;
  asked_lines: Json | null;
  request_end: RequestEnd | null;
};

type PaperLine = {
  position: number;
  article_sku: string;
  name: string;
  conditioning: string | null;
  color: string | null;
  quantity: number;
  unit_ht_cents: Exact;
  row_ht_cents: Exact;
  tax_rate: number;
};

type QuotationLineTable = PaperLine & {
  id: Generated<number>;
  quotation_id: number;
  parent_sku: string;
  tint_hex: string | null;
  tint_class: string | null;
  tint_label: string | null;
  tint_code: string | null;
  tint_name: string | null;
  tint_ht_cents: Exact | null;
  is_free: Generated<boolean>;
  customer_ht_cents: Exact | null;
};

type InvoiceTable = Sums & {
  id: Generated<number>;
  type: InvoiceType;
  number: string;
  company_id: number | null;
  customer_id: number | null;
  order_number: string | null;
  corrected_number: string | null;
  reason: string | null;
  issued_on: SetDay;
  due_on: ColumnType<Date | null, string | null, string | null>;
  balance_ttc_cents: Exact;
  billing: Json;
};

type InvoicePaperTable = {
  invoice_id: number;
  sha256: string;
  bytes: number;
  name: string;
  stored_at: Timestamp;
};
