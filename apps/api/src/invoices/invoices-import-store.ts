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

/** A document as it stands; what its lines call things is no part of what it says. */
export type KnownInvoice = {
  companyId: number | null;
  orderNumber: string | null;
  correctedNumber: string | null;
  issuedOn: string;
  dueOn: string | null;
  totalHt: number;
  tax: number;
  /** of an invoice: what credit notes gave back of it, below zero */
  credited: number;
  lines: readonly Pick<InvoiceLineRow, 'sku' | 'quantity' | 'unit_ht_cents'>[];
};

/** By `FACTURE F26200021` and the like. */
export async function knownInvoices(
  db: Database,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, KnownInvoice>> {
  const found = await sql<{ key: string } & KnownInvoice>`
    select type || ' ' || number as key, company_id as "companyId", order_number as "orderNumber",
      corrected_number as "correctedNumber", issued_on::text as "issuedOn", due_on::text as "dueOn",
      total_ht_cents::float8 as "totalHt", tax_cents::float8 as tax,
      (select coalesce(sum(note.total_ttc_cents), 0)::float8 from invoice as note
        where invoice.type = 'FACTURE' and note.type = 'AVOIR' and note.corrected_number = invoice.number) as credited,
      (select coalesce(json_agg(json_build_object('sku', article_sku, 'quantity', quantity,
          'unit_ht_cents', unit_ht_cents) order by position), '[]')
        from invoice_line where invoice_id = invoice.id) as lines
    from invoice where number = any(${numbers}::text[])`.execute(db);
  return new Map(found.rows.map(({ key, ...known }) => [key, known]));
}

export type BilledOrder = {
  companyId: number | null;
  /** tax included, in cents */
  total: number;
  /** invoices less the credit notes that correct them */
  invoiced: number;
  invoices: readonly string[];
};

/** Of those the shop knows; held, so that two documents at once do not both fit. */
export async function selectBilledOrders(
  db: Database,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, BilledOrder>> {
  const found = await sql<{ number: string } & BilledOrder>`
    with held as materialized (
      select number, company_id, total_ttc_cents from orders where number = any(${numbers}::text[])
      order by number for no key update),
    billed as (
      select bill.order_number, array_agg(bill.number) as invoices, sum(bill.total_ttc_cents + coalesce((
        select sum(note.total_ttc_cents) from invoice note
        where note.type = 'AVOIR' and note.corrected_number = bill.number), 0)) as cents
      from invoice bill where bill.type = 'FACTURE' and bill.order_number = any(${numbers}::text[])
      group by bill.order_number)
    select number, company_id as "companyId", total_ttc_cents::float8 as total,
      coalesce(cents, 0)::float8 as invoiced, coalesce(invoices, '{}') as invoices
    from held left join billed on order_number = number`.execute(db);
  return new Map(found.rows.map(({ number, ...order }) => [number, order]));
}

export type Balance = { type: InvoiceType; number: string; balance_cents: number };

/** How many were not known to be so. */
export async function updateBalances(db: Database, balances: readonly Balance[]): Promise<number> {
  const changed = await sql`
    update invoice set balance_ttc_cents = given.balance_cents
    from json_to_recordset(${JSON.stringify(balances)}::json) as given (type text, number text, balance_cents bigint)
    where invoice.type = given.type and invoice.number = given.number
      and invoice.balance_ttc_cents <> given.balance_cents`.execute(db);
  return Number(changed.numAffectedRows ?? 0n);
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

/** As many as one query can carry, each with its lines. */
export async function insertInvoices(db: Database, invoices: readonly NewInvoice[]): Promise<void> {
  const written = await db
    .insertInto('invoice')
    .values(
      invoices.map((invoice) => ({
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
      })),
    )
    .returning(['id', 'type', 'number'])
    .execute();
  const ids = new Map(written.map(({ id, type, number }) => [`${type} ${number}`, id]));
  const lines = invoices.flatMap((invoice) =>
    lineRows(invoice, ids.get(`${invoice.type} ${invoice.number}`)),
  );
  await sql`
    insert into invoice_line (invoice_id, position, article_sku, name, conditioning, color, quantity,
      unit_ht_cents, row_ht_cents, tax_rate)
    select invoice_id, position, article_sku, name, conditioning, color, quantity,
      unit_ht_cents, row_ht_cents, tax_rate
    from json_to_recordset(${JSON.stringify(lines)}::json) as given (
      invoice_id integer, position smallint, article_sku text, name text, conditioning text,
      color text, quantity integer, unit_ht_cents bigint, row_ht_cents bigint, tax_rate smallint)
    order by invoice_id, position`.execute(db);
}

function lineRows({ lines, taxRate }: NewInvoice, id: number | undefined): object[] {
  return lines.map((line, at) => ({
    invoice_id: id,
    position: at + 1,
    article_sku: line.sku,
    name: line.name,
    conditioning: line.conditioning,
    color: line.color,
    quantity: line.quantity,
    unit_ht_cents: line.unit_ht_cents,
    row_ht_cents: line.unit_ht_cents * line.quantity,
    tax_rate: taxRate,
  }));
}
