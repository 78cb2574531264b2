import type { Database } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { DeskQuotation } from './desk-quotation-store.ts';
import { selectQuotationCustomer } from './quotation-customers-store.ts';

/** Whose account is closed, or is another company's by now, is told no prices and gets nothing into a cart. */
export async function refuseGoneCustomer(
  db: Database,
  { customerId, companyId }: Pick<DeskQuotation, 'customerId' | 'companyId'>,
): Promise<void> {
  const customer =
    customerId === null ? undefined : await selectQuotationCustomer(db, { kind: 'all' }, customerId);
  if (customer === undefined || customer.companyId !== companyId) throw new Refusal('QUOTATION_CUSTOMER');
}
