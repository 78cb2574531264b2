import { outstandingOf } from '@nuancier/domain/invoices/outstanding.ts';
import type { Outstanding } from '@nuancier/domain/invoices/outstanding.ts';
import { cents } from '@nuancier/domain/money.ts';
import { creditLimitOf } from '../customers/customers.ts';
import type { Database } from '../database/tables.ts';
import { selectOpen, sumOrdersInProgress } from './invoices-store.ts';

/** On a French day. */
export async function outstandingOfCompany(
  db: Database,
  companyId: number,
  day: string,
): Promise<Outstanding> {
  const [limit, inProgress, open] = await Promise.all([
    creditLimitOf(db, companyId),
    sumOrdersInProgress(db, companyId),
    selectOpen(db, companyId),
  ]);
  return outstandingOf({ authorised: cents(limit), ordersInProgress: cents(inProgress), open }, day);
}
