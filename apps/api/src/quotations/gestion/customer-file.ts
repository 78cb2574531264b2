import type { CustomerFile, FileQuotation } from '@nuancier/contract/gestion-types.ts';
import type { Means } from '../../request/asking.ts';
import { fileOwner } from '../../request/file-owner.ts';
import { quotationCopy } from '../quotation-copy.ts';
import { selectQuotationsOf } from '../customer-file-store.ts';

const MOST = 10;

export async function fileQuotations(
  file: CustomerFile,
  { db }: Pick<Means, 'db'>,
): Promise<FileQuotation[]> {
  const rows = await selectQuotationsOf(db, fileOwner(file), MOST);
  return rows.map(({ status, totalHt, createdOn, validUntil, ...row }) => ({
    ...row,
    status_label: quotationCopy.statuses[status],
    created_on: createdOn,
    valid_until: validUntil,
    total_ht_cents: Number(totalHt),
  }));
}
