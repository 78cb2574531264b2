import { sql } from 'kysely';
import type { InvoiceType } from '@nuancier/domain/invoices/invoice-state.ts';
import type { Database } from '../database/tables.ts';
import type { FileOwner, FilePlace } from '../request/file-owner.ts';

export type FileInvoiceRow = {
  id: string;
  number: string;
  type: InvoiceType;
  issuedOn: string;
  dueOn: string | null;
  totalTtc: string;
  balance: string;
};

export async function selectInvoicesOf(
  db: Database,
  owner: FileOwner,
  { after, limit }: FilePlace,
): Promise<FileInvoiceRow[]> {
  const whose =
    'customerId' in owner ? sql`customer_id = ${owner.customerId}` : sql`company_id = ${owner.companyId}`;
  const found = await sql<FileInvoiceRow>`
    select id::text as id, number, type, issued_on::text as "issuedOn", due_on::text as "dueOn",
      total_ttc_cents::text as "totalTtc", balance_ttc_cents::text as balance
    from invoice where ${whose} and (${after}::bigint is null or (issued_on, invoice.id) < (
      select issued_on, id from invoice where ${whose} and id = ${after}::bigint))
    order by issued_on desc, invoice.id desc limit ${limit}`.execute(db);
  return found.rows;
}
