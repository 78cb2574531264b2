import type { QuotationCustomer } from '@nuancier/contract/gestion-types.ts';
import { staffReach } from '../../customers/customers.ts';
import { entitled } from '../../refusals/entitled.ts';
import { customerView } from '../desk/desk-quotation-view.ts';
import { selectQuotationCustomers } from '../desk/quotation-customers-store.ts';
import { searchWords } from '../desk/quotation-cursor.ts';
import type { QuotationDeskContext } from '../quotations-context.ts';

export async function quotationCustomers(
  context: QuotationDeskContext,
  query: string,
): Promise<QuotationCustomer[]> {
  const { reach } = entitled(context.staff, 'quotationCustomers');
  const within = await staffReach(context.db, reach);
  const found = await selectQuotationCustomers(context.db, within, searchWords(query));
  return found.map(customerView);
}
