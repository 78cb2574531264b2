import type { CustomerFile, FileQuotation } from '@nuancier/contract/gestion-types.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { reachOf } from '@nuancier/domain/staff/reach.ts';
import { fileOwner } from '../../request/file-owner.ts';
import type { QuotationDeskContext } from '../quotations-context.ts';
import { selectQuotationsOf } from '../customer-file-store.ts';
import { stateAtDesk } from '../quotation-state.ts';

const MOST = 10;

/** Those that one may open; a draft is its writers' business. */
export async function fileQuotations(
  file: CustomerFile,
  { db, now, staff }: Pick<QuotationDeskContext, 'db' | 'now' | 'staff'>,
): Promise<FileQuotation[] | null> {
  const reach = staff.kind === 'staff' ? reachOf(staff, 'shopQuotations') : null;
  if (reach === null) return null;
  const rows = await selectQuotationsOf(db, fileOwner(file), { day: localMoment(now()).date, limit: MOST });
  return rows.map((row) => ({
    number: row.number,
    label: row.label,
    status_label: stateAtDesk({ ...row, isDraft: false }),
    created_on: row.createdOn,
    valid_until: row.validUntil,
    total_ht_cents: Number(row.totalHt),
  }));
}
