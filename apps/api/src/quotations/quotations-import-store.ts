import { sql } from 'kysely';
import type { QuotationStatus } from '@nuancier/domain/quotations/quotation-status.ts';
import type { Database } from '../database/tables.ts';
import type { QuotationLineRow } from './quotations-import-rows.ts';

export async function selectCompanyIds(
  db: Database,
  clientCodes: readonly string[],
): Promise<Map<string, number>> {
  const found = await sql<{ code: string; id: number }>`
    select client_code as code, id from company where client_code = any(${clientCodes}::text[])`.execute(db);
  return new Map(found.rows.map(({ code, id }) => [code, id]));
}

export async function knownQuotations(db: Database, numbers: readonly string[]): Promise<Set<string>> {
  const found = await sql<{ number: string }>`
    select number from quotation where number = any(${numbers}::text[])`.execute(db);
  return new Set(found.rows.map(({ number }) => number));
}

export type NewQuotation = {
  number: string;
  companyId: number;
  label: string | null;
  seller: string | null;
  status: QuotationStatus;
  createdOn: string;
  validUntil: string;
  totalHt: number;
  tax: number;
  /** hundredths of a percent */
  taxRate: number;
  lines: readonly QuotationLineRow[];
};

/** As many as one query can carry, each with its lines. */
export async function insertQuotations(db: Database, quotations: readonly NewQuotation[]): Promise<void> {
  const written = await db
    .insertInto('quotation')
    .values(
      quotations.map(({ totalHt, tax, ...quotation }) => ({
        number: quotation.number,
        company_id: quotation.companyId,
        label: quotation.label,
        seller: quotation.seller,
        status: quotation.status,
        created_on: quotation.createdOn,
        valid_until: quotation.validUntil,
        total_ht_cents: totalHt,
        tax_cents: tax,
        total_ttc_cents: totalHt + tax,
      })),
    )
    .returning(['id', 'number'])
    .execute();
  const ids = new Map(written.map(({ id, number }) => [number, id]));
  const lines = quotations.flatMap((quotation) => lineRows(quotation, ids.get(quotation.number)));
  await sql`
    insert into quotation_line (quotation_id, position, article_sku, parent_sku, name, conditioning, color, quantity,
      unit_ht_cents, row_ht_cents, tax_rate, tint_hex, tint_class, tint_label, tint_code, tint_name, tint_ht_cents)
    select quotation_id, position, article_sku, parent_sku, name, conditioning, color, quantity,
      unit_ht_cents, row_ht_cents, tax_rate, tint_hex, tint_class, tint_label, tint_code, tint_name, tint_ht_cents
    from json_to_recordset(${JSON.stringify(lines)}::json) as given (
      quotation_id integer, position smallint, article_sku text, parent_sku text, name text, conditioning text,
      color text, quantity integer, unit_ht_cents bigint, row_ht_cents bigint, tax_rate smallint,
      tint_hex text, tint_class text, tint_label text, tint_code text, tint_name text, tint_ht_cents bigint)
    order by quotation_id, position`.execute(db);
}

function lineRows({ lines, taxRate }: NewQuotation, id: number | undefined): object[] {
  return lines.map((line, at) => ({
    quotation_id: id,
    position: at + 1,
    article_sku: line.sku,
    parent_sku: line.parent_sku,
    name: line.name,
    conditioning: line.conditioning,
    // Of a tinted article the colour is its base, which is the counter's business.
    color: line.tint ? null : line.color,
    quantity: line.quantity,
    unit_ht_cents: line.unit_ht_cents,
    row_ht_cents: line.unit_ht_cents * line.quantity,
    tax_rate: taxRate,
    tint_hex: line.tint?.hex ?? null,
    tint_class: line.tint?.tint_class ?? null,
    tint_label: line.tint?.label ?? null,
    tint_code: line.tint?.code ?? null,
    tint_name: line.tint?.name ?? null,
    tint_ht_cents: line.tint?.ht_cents ?? null,
  }));
}
