import type { Database } from '../database/tables.ts';
import { detachInvoices } from '../invoices/invoices.ts';
import { forgetBuyer } from '../orders/orders.ts';
import { forgetDecisions } from '../quotations/quotations.ts';
import { countDependants, deletePersonalRows, emptyCustomer, holdCustomer } from './erasure-store.ts';

/**
 * The person goes, the row stays: orders and invoices are kept for the accounts and show a label. False while
 * sub-accounts depend on this one. An account already erased stays as it is.
 */
export async function eraseCustomer(db: Database, customerId: number, now: Date): Promise<boolean> {
  const held = await holdCustomer(db, customerId);
  if (held === undefined) return true;
  if ((await countDependants(db, customerId)) > 0) return false;
  await deletePersonalRows(db, customerId, held.email);
  const firstname = held.role === 'Subaccount' ? 'Sous-compte' : 'Compte';
  await forgetBuyer(db, customerId, `${firstname} supprimé`);
  await forgetDecisions(db, customerId);
  await detachInvoices(db, customerId);
  await emptyCustomer(db, customerId, { firstname, lastname: 'supprimé', now });
  return true;
}
