import type { CustomerFile, FileCondition } from '@nuancier/contract/gestion-types.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import type { Asking, Means } from '../../request/asking.ts';
import { fileOwner } from '../../request/file-owner.ts';
import { selectCompanyConditions } from '../conditions/company-conditions-store.ts';
import type { CompanyConditionRow } from '../conditions/company-conditions-store.ts';

const MOST = 50;

/** Of companies alone: a private customer pays public prices. */
export async function fileConditions(
  file: CustomerFile,
  { db, now }: Pick<Means, 'db'> & Pick<Asking, 'now'>,
): Promise<FileCondition[]> {
  const owner = fileOwner(file);
  if ('customerId' in owner) return [];
  const asked = { day: localMoment(now()).date, limit: MOST };
  const rows = await selectCompanyConditions(db, owner.companyId, asked);
  return rows.map(({ label, ...row }) => ({
    label,
    about: aboutOf(row),
    from_quantity: row.fromQuantity,
    percent: row.percent === null ? null : Number(row.percent),
    net_cents: row.netCents,
    valid_from: row.validFrom,
    valid_to: row.validTo,
  }));
}

/** A family has a number alone: it goes by the category that it fills. */
function aboutOf({
  articleSku,
  articleName,
  family,
  familyName,
}: Omit<CompanyConditionRow, 'label'>): string {
  if (articleSku !== null) return `${articleName ?? ''} ${articleSku}`.trim();
  return familyName === null ? `Famille ${family ?? ''}`.trim() : `${familyName} (famille ${family ?? ''})`;
}
