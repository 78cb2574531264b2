import type { CustomerFile, FileQuotation } from '@nuancier/contract/gestion-types.ts';
import { reachOf } from '@nuancier/domain/staff/reach.ts';
import type { Means } from '../../request/asking.ts';
import type { StaffAsking } from '../../request/staff-asking.ts';
import { fileOwner } from '../../request/file-owner.ts';
import { quotationCopy } from '../quotation-copy.ts';
import { selectQuotationsOf } from '../customer-file-store.ts';

const MOST = 10;

/** Those that one may open; a draft is its writers' business. */
export async function fileQuotations(
  file: CustomerFile,
  { db, staff }: Pick<Means, 'db'> & Pick<StaffAsking, 'staff'>,
): Promise<FileQuotation[] | null> {
  const reach = staff.kind === 'staff' ? reachOf(staff, 'shopQuotations') : null;
  if (reach === null) return null;
  const rows = await selectQuotationsOf(db, fileOwner(file), MOST);
  return rows.map(({ status, totalHt, createdOn, validUntil, ...row }) => ({
    ...row,
    status_label: quotationCopy.statuses[status],
    created_on: createdOn,
    valid_until: validUntil,
    total_ht_cents: Number(totalHt),
  }));
}
