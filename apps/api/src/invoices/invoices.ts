// The door of the invoices capability: what a company owes, and its documents.
import type { Database } from '../database/tables.ts';
import { sumCreditInUse } from './invoices-store.ts';

export { moveCustomerInInvoices } from './invoices-merging-store.ts';
export { eraseCustomerInInvoices, personalDataInInvoices } from './invoices-privacy-store.ts';

export { customerInvoices, MOST_ZIPPED } from './operations/customer-invoices.ts';
export { invoiceForStaff } from './operations/invoice-for-staff.ts';
export { customerInvoice } from './operations/customer-invoice.ts';
export type { InvoiceView } from './invoices-view.ts';
export { selectNamed as invoicesNamed, selectPaper, selectPapers } from './papers/invoice-papers-store.ts';
export type { InvoicePaper } from './papers/invoice-papers-store.ts';
export { namedInvoice } from './papers/named-invoice.ts';
export { MOST_PAPER_BYTES, paperFault } from './papers/paper-fault.ts';
export { paperFaultWords } from './papers/paper-fault-words.ts';

/** Open invoices and orders on account not yet invoiced, credit notes taken off; tax included, in cents. */
export function creditInUse(db: Database, companyId: number): Promise<number> {
  return sumCreditInUse(db, companyId);
}
