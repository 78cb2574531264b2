import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { QuotationStatus, RequestEnd } from '@nuancier/domain/quotations/quotation-status.ts';
import type { Database } from '../database/tables.ts';
import type { FileOwner } from '../request/file-owner.ts';
import { REPLACED, statusOn } from './quotation-state-store.ts';

export type FileQuotationRow = {
  number: string;
  label: string | null;
  /** that day's */
  status: QuotationStatus;
  isAsked: boolean;
  requestEnd: RequestEnd | null;
  isReplaced: boolean;
  seenAt: Date | null;
  createdOn: string;
  validUntil: string;
  totalHt: string;
};

export async function selectQuotationsOf(
  db: Database,
  owner: FileOwner,
  { day, limit }: { day: string; limit: number },
): Promise<FileQuotationRow[]> {
  const found = await sql<FileQuotationRow>`
    select number, label, ${statusOn(day)} as status, asked_at is not null as "isAsked", request_end as "requestEnd",
      ${REPLACED} as "isReplaced", seen_at as "seenAt", created_on::text as "createdOn", valid_until::text as "validUntil",
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
