import type { ShopQuotation } from '@nuancier/contract/gestion-types.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { staffReach } from '../../customers/customers.ts';
import { entitled } from '../../refusals/entitled.ts';
import { deskQuotationView } from './desk-quotation-view.ts';
import { selectDeskQuotation, selectVersions } from './desk-quotation-store.ts';
import { selectQuotationCustomer } from './quotation-customers-store.ts';
import type { QuotationDeskContext } from '../quotations-context.ts';
import { selectCompanyFacts } from '../quotations-store.ts';

/** Null for one out of reach, as for one that does not exist. */
export async function shopQuotation(
  context: QuotationDeskContext,
  number: string,
): Promise<ShopQuotation | null> {
  const { db, now } = context;
  const { staff, reach } = entitled(context.staff, 'shopQuotation');
  const within = await staffReach(db, reach);
  const quotation = await selectDeskQuotation(db, within, number.trim());
  if (quotation === undefined) return null;
  const { customerId, companyId, isOwn } = quotation;
  const customer =
    customerId === null ? undefined : await selectQuotationCustomer(db, { kind: 'all' }, customerId);
  const company = companyId === null ? undefined : await selectCompanyFacts(db, companyId);
  const versions = isOwn ? await selectVersions(db, quotation.number) : [];
  return deskQuotationView({ quotation, customer, company, versions }, staff, localMoment(now()).date);
}
