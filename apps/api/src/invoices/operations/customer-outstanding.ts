import type { CustomerOutstanding } from '@nuancier/contract/api-types.ts';
import { mayViewPrice } from '@nuancier/domain/customers/rights/permissions.ts';
import { outstandingOf } from '@nuancier/domain/invoices/outstanding.ts';
import { cents } from '@nuancier/domain/money.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { allowed } from '../../refusals/allowed.ts';
import type { InvoicesContext } from '../invoices-context.ts';
import { creditLimitOf } from '../../customers/customers.ts';
import { selectOpen, sumOrdersInProgress } from '../invoices-store.ts';
import { outstandingView } from '../invoices-view.ts';

export async function customerOutstanding({
  db,
  viewer,
  now,
}: Pick<InvoicesContext, 'db' | 'viewer' | 'now'>): Promise<CustomerOutstanding | null> {
  const { companyId } = allowed(viewer, 'view-outstanding');
  if (companyId === null) return null;
  const [limit, inProgress, open] = await Promise.all([
    creditLimitOf(db, companyId),
    sumOrdersInProgress(db, companyId),
    selectOpen(db, companyId),
  ]);
  const facts = { authorised: cents(limit), ordersInProgress: cents(inProgress), open };
  return outstandingView(outstandingOf(facts, localMoment(now()).date), mayViewPrice(viewer));
}
