import type { InvoiceType } from '@nuancier/domain/invoices/invoice-state.ts';
import type { Reach } from '@nuancier/domain/staff/reach.ts';
import { staffReach } from '../../customers/customers.ts';
import type { Database } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { selectInvoice } from '../invoices-store.ts';
import { invoiceView } from '../invoices-view.ts';
import type { InvoiceView } from '../invoices-view.ts';

type Asked = { type: InvoiceType; number: string };

/** As its customer reads it; refused out of reach, as one that does not exist. */
export async function invoiceForStaff(
  db: Database,
  reach: Reach,
  asked: Asked,
  day: string,
): Promise<{ invoice: InvoiceView; isCompanys: boolean }> {
  const invoice = await selectInvoice(db, { reach: await staffReach(db, reach) }, asked);
  if (invoice === undefined) throw new Refusal('UNKNOWN_INVOICE');
  return {
    invoice: invoiceView(invoice, { showsPrices: true, day }),
    isCompanys: invoice.companyId !== null,
  };
}
