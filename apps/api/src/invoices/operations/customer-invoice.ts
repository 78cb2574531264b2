import { mayViewPrice } from '@nuancier/domain/customers/rights/permissions.ts';
import type { InvoiceType } from '@nuancier/domain/invoices/invoice-state.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { allowed } from '../../refusals/allowed.ts';
import type { InvoicesContext } from '../invoices-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { invoiceScope } from '../invoice-scope.ts';
import { selectInvoice } from '../invoices-store.ts';
import { invoiceView } from '../invoices-view.ts';
import type { InvoiceView } from '../invoices-view.ts';

/** However old: only the list ends after twelve months. */
export async function customerInvoice(
  { db, viewer, now }: Pick<InvoicesContext, 'db' | 'viewer' | 'now'>,
  { type, number }: { type: InvoiceType; number: string },
): Promise<InvoiceView> {
  const customer = allowed(viewer, 'view-invoices');
  const invoice = await selectInvoice(db, invoiceScope(customer), { type, number: number.trim() });
  if (invoice === undefined) throw new Refusal('UNKNOWN_INVOICE');
  return invoiceView(invoice, { showsPrices: mayViewPrice(viewer), day: localMoment(now()).date });
}
