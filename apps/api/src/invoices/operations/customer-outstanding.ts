import type { CustomerOutstanding } from '@nuancier/contract/api-types.ts';
import { mayViewPrice } from '@nuancier/domain/customers/rights/permissions.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { allowed } from '../../refusals/allowed.ts';
import type { InvoicesContext } from '../invoices-context.ts';
import { outstandingView } from '../invoices-view.ts';
import { outstandingOfCompany } from '../outstanding-of-company.ts';

export async function customerOutstanding({
  db,
  viewer,
  now,
}: Pick<InvoicesContext, 'db' | 'viewer' | 'now'>): Promise<CustomerOutstanding | null> {
  const { companyId } = allowed(viewer, 'view-outstanding');
  if (companyId === null) return null;
  const told = await outstandingOfCompany(db, companyId, localMoment(now()).date);
  return outstandingView(told, mayViewPrice(viewer));
}
