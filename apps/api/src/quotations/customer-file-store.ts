import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { QuotationStatus } from '@nuancier/domain/quotations/quotation-status.ts';
import type { Database } from '../database/tables.ts';
import type { FileOwner } from '../request/file-owner.ts';

export type FileQuotationRow = {
  number: string;
  label: string | null;
  status: QuotationStatus;
  createdOn: string;
  validUntil: string;
  totalHt: string;
};

export async function selectQuotationsOf(
  db: Database,
  owner: FileOwner,
  limit: number,
): Promise<FileQuotationRow[]> {
  const found = await sql<FileQuotationRow>`
    select number, label, status, created_on::text as "createdOn", valid_until::text as "validUntil",
      total_ht_cents::text as "totalHt"
    from quotation where ${quotationsOf(owner)} and not is_draft order by created_on desc, id desc limit ${limit}`.execute(
    db,
  );
  return found.rows;
}

export function quotationsOf(owner: FileOwner): RawBuilder<unknown> {
  return 'customerId' in owner
    ? sql`quotation.customer_id = ${owner.customerId}`
    : sql`quotation.company_id = ${owner.companyId}`;
}
