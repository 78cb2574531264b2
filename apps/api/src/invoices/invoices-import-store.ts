import { sql } from 'kysely';
import type { InvoiceType } from '@nuancier/domain/invoices/invoice-state.ts';
import type { Database } from '../database/tables.ts';
import type { Billing } from './invoice-record.ts';
import type { InvoiceLineRow } from './invoices-import-rows.ts';

export type Billed = { id: number; billing: Billing };

export async function selectBilled(
  db: Database,
  clientCodes: readonly string[],
): Promise<Map<string, Billed>> {
  const found = await sql<{ code: string } & Billed>`
    select client_code as code, id, json_build_object('name', name, 'street', street, 'postcode', postcode,
      'city', city, 'siret', siret, 'vat_number', vat_number, 'client_code', client_code) as billing
    from company where client_code = any(${clientCodes}::text[])`.execute(db);
  return new Map(found.rows.map(({ code, id, billing }) => [code, { id, billing }]));
}

/** `FACTURE F26200021` and the like. */
export async function knownInvoices(db: Database, numbers: readonly string[]): Promise<Set<string>> {
  const found = await sql<{ known: string }>`
    select type || ' ' || number as known from invoice where number = any(${numbers}::text[])`.execute(db);
  return new Set(found.rows.map(({ known }) => known));
}

export async function updateBalance(
  db: Database,
  { type, number, balance }: { type: InvoiceType; number: string; balance: number },
): Promise<boolean> {
  const changed = await sql`
    update invoice set balance_ttc_cents = ${balance}
    where type = ${type} and number = ${number} and balance_ttc_cents <> ${balance}`.execute(db);
  return changed.numAffectedRows === 1n;
}

export type NewInvoice = {
  type: InvoiceType;
  number: string;
  billed: Billed;
  orderNumber: string | null;
  correctedNumber: string | null;
  reason: string | null;
  issuedOn: string;
  dueOn: string | null;
  totalHt: number;
  tax: number;
  balance: number;
  /** hundredths of a percent */
  taxRate: number;
  lines: readonly InvoiceLineRow[];
};

export async function insertInvoice(db: Database, invoice: NewInvoice): Promise<void> {
  const { id } = await db
    .insertInto('invoice')
    .values({
      type: invoice.type,
      number: invoice.number,
      company_id: invoice.billed.id,
      order_number: invoice.orderNumber,
      corrected_number: invoice.correctedNumber,
      reason: invoice.reason,
      issued_on: invoice.issuedOn,
      due_on: invoice.dueOn,
      total_ht_cents: invoice.totalHt,
      tax_cents: invoice.tax,
      total_ttc_cents: invoice.totalHt + invoice.tax,
      balance_ttc_cents: invoice.balance,
      billing: JSON.stringify(invoice.billed.billing),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('invoice_line')
    .values(
      invoice.lines.map((line, at) => ({
        invoice_id: id,
        position: at + 1,
        article_sku: line.sku,
        name: line.name,
        conditioning: line.conditioning,
        color: line.color,
        quantity: line.quantity,
        unit_ht_cents: line.unit_ht_cents,
        row_ht_cents: line.unit_ht_cents * line.quantity,
        tax_rate: invoice.taxRate,
      })),
    )
    .execute();
}
