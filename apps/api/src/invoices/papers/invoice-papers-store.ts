import { sql } from 'kysely';
import type { InvoiceType } from '@nuancier/domain/invoices/invoice-state.ts';
import type { Database } from '../../database/tables.ts';

export type NamedInvoice = { id: number; type: InvoiceType; number: string };

/** All that have one of these numbers: an invoice and a credit note may share one. */
export async function selectNamed(db: Database, numbers: readonly string[]): Promise<NamedInvoice[]> {
  const found = await sql<NamedInvoice>`
    select id, type, number from invoice where number = any(${numbers}::text[]) order by id`.execute(db);
  return found.rows;
}

/** Of two that bring a paper at once, the second sees what the first has written. */
export async function lockInvoices(db: Database, ids: readonly number[]): Promise<void> {
  await sql`
    select from invoice where id = any(${ids}::int[]) order by id for no key update`.execute(db);
}

export type InvoicePaper = { sha256: string; bytes: number };

export type NewPaper = InvoicePaper & { invoiceId: number; name: string };

/** `before`: the sum of the one that it replaces. */
export type WrittenPaper = { invoiceId: number; before: string | null };

/** Those that are not there already, byte for byte. */
export async function upsertPapers(
  db: Database,
  papers: readonly NewPaper[],
  now: Date,
): Promise<WrittenPaper[]> {
  const written = await sql<WrittenPaper>`
    with given as (
      select * from json_to_recordset(${JSON.stringify(papers)}::json)
        as given ("invoiceId" integer, sha256 text, bytes integer, name text)),
    before as (
      select invoice_id, sha256 from invoice_paper where invoice_id in (select "invoiceId" from given)),
    written as (
      insert into invoice_paper (invoice_id, sha256, bytes, name, stored_at)
      select "invoiceId", sha256, bytes, name, ${now} from given
      on conflict (invoice_id) do update
        set sha256 = excluded.sha256, bytes = excluded.bytes, name = excluded.name, stored_at = excluded.stored_at
        where invoice_paper.sha256 <> excluded.sha256
      returning invoice_id)
    select written.invoice_id as "invoiceId", before.sha256 as before
    from written left join before using (invoice_id)`.execute(db);
  return written.rows;
}

export async function selectPaper(
  db: Database,
  { type, number }: { type: InvoiceType; number: string },
): Promise<InvoicePaper | null> {
  const found = await sql<InvoicePaper>`
    select paper.sha256, paper.bytes from invoice_paper as paper join invoice on invoice.id = paper.invoice_id
    where type = ${type} and number = ${number}`.execute(db);
  return found.rows[0] ?? null;
}

/** By `FACTURE F26200021` and the like. */
export async function selectPapers(
  db: Database,
  documents: readonly { type: InvoiceType; number: string }[],
): Promise<ReadonlyMap<string, InvoicePaper>> {
  const found = await sql<{ key: string } & InvoicePaper>`
    select type || ' ' || number as key, paper.sha256, paper.bytes
    from json_to_recordset(${JSON.stringify(documents)}::json) as asked (type text, number text)
    join invoice using (type, number) join invoice_paper as paper on paper.invoice_id = invoice.id`.execute(
    db,
  );
  return new Map(found.rows.map(({ key, ...paper }) => [key, paper]));
}
