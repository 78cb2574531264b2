// The door of the invoices capability: what a company owes, and its documents.
import type { Database } from '../database/tables.ts';
import { detachCustomer, sumCreditInUse } from './invoices-store.ts';

export { customerInvoices, MOST_ZIPPED } from './operations/customer-invoices.ts';
export { customerInvoice } from './operations/customer-invoice.ts';
export type { InvoiceView } from './invoices-view.ts';

/** Open invoices and orders on account not yet invoiced, credit notes taken off; tax included, in cents. */
export function creditInUse(db: Database, companyId: number): Promise<number> {
  return sumCreditInUse(db, companyId);
}

/** Of a person who is to be forgotten: the invoices stay, for the accounts, as they were written. */
export function detachInvoices(db: Database, customerId: number): Promise<void> {
  return detachCustomer(db, customerId);
}
