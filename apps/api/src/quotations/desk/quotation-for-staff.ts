import type { Reach } from '@nuancier/domain/staff/reach.ts';
import { staffReach } from '../../customers/customers.ts';
import type { Database } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { selectQuotationById } from '../quotations-store.ts';
import { quotationView } from '../quotations-view.ts';
import type { QuotationView } from '../quotations-view.ts';
import { selectDeskQuotation } from './desk-quotation-store.ts';

/** As its customer reads it, also while it is being written. */
export async function quotationForStaff(
  db: Database,
  reach: Reach,
  number: string,
  day: string,
): Promise<QuotationView> {
  const known = await selectDeskQuotation(db, await staffReach(db, reach), number);
  const quotation = known && (await selectQuotationById(db, known.id));
  if (quotation === undefined) throw new Refusal('UNKNOWN_QUOTATION');
  return quotationView(quotation, { showsPrices: true, day });
}
