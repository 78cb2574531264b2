import { mayViewPrice } from '@nuancier/domain/customers/rights/permissions.ts';
import type { Customer } from '@nuancier/domain/customers/rights/permissions.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { allowed } from '../../refusals/allowed.ts';
import type { QuotationsContext } from '../quotations-context.ts';
import type { Database } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { isRequest } from '../quotation-record.ts';
import type { Quotation } from '../quotation-record.ts';
import { quotationScope } from '../quotation-scope.ts';
import { noteSeen, selectQuotation } from '../quotations-store.ts';
import { quotationView } from '../quotations-view.ts';
import type { QuotationView } from '../quotations-view.ts';

export async function customerQuotation(
  { db, viewer, now }: Pick<QuotationsContext, 'db' | 'viewer' | 'now'>,
  number: string,
): Promise<QuotationView> {
  const customer = allowed(viewer, 'view-quotations');
  const quotation = await ownQuotation(db, customer, number);
  // A representative who looks in for the customer is not the customer.
  if (quotation.seenAt === null && customer.representativeId === null && quotation.status === 'A_VALIDER')
    await noteSeen(db, quotation.id, now());
  return viewFor(customer, quotation, now());
}

/** Unknown and foreign quotations give the same refusal. */
export async function ownQuotation(db: Database, customer: Customer, number: string): Promise<Quotation> {
  const quotation = await selectQuotation(db, quotationScope(customer), number.trim());
  if (quotation === undefined) throw new Refusal('UNKNOWN_QUOTATION');
  return quotation;
}

export function viewFor(customer: Customer, quotation: Quotation, now: Date): QuotationView {
  const showsPrices = mayViewPrice(customer) && !isRequest(quotation);
  return quotationView(quotation, { showsPrices, day: localMoment(now).date });
}
