import { eraseCustomerInApprovals } from '../approvals/approvals.ts';
import { eraseCustomerInCart } from '../cart/cart.ts';
import { eraseCustomerInCheckout } from '../checkout/checkout.ts';
import { eraseCustomerInCompare } from '../compare/compare.ts';
import {
  countDependants,
  emptyCustomer,
  eraseCustomerInCustomers,
  lockForErasure,
  takeMergedEmails,
} from '../customers/customers.ts';
import type { Database } from '../database/tables.ts';
import { recordEvent } from '../events/events.ts';
import { eraseCustomerInInvoices } from '../invoices/invoices.ts';
import { eraseCustomerInOrders } from '../orders/orders.ts';
import { eraseMailbox } from '../outbox/outbox.ts';
import { clearAttempts } from '../passwords/sign-in-attempts.ts';
import { eraseCustomerInQuotations } from '../quotations/quotations.ts';
import { eraseCustomerInReviews } from '../reviews/reviews.ts';
import { eraseCustomerInStores } from '../stores/stores.ts';
import { eraseCustomerInWishlists } from '../wishlists/wishlists.ts';

/**
 * The person goes, the row stays: orders and invoices are kept for the accounts and show a label. False while
 * sub-accounts depend on this one. An account already erased stays as it is.
 */
export async function eraseCustomer(db: Database, customerId: number, now: Date): Promise<boolean> {
  const held = await lockForErasure(db, customerId);
  if (held === undefined) return true;
  if ((await countDependants(db, customerId)) > 0) return false;
  // What is kept under an address goes under each that the person had.
  const emails = [held.email, ...(await takeMergedEmails(db, customerId))];
  const underEach = async (erase: (email: string) => Promise<void>) => {
    // oxlint-disable-next-line no-await-in-loop -- on one connection
    for (const email of emails) await erase(email);
  };
  await underEach((email) => eraseCustomerInCustomers(db, customerId, email));
  await underEach((email) => clearAttempts(db, email));
  await eraseCustomerInReviews(db, customerId);
  await eraseCustomerInCompare(db, customerId);
  await eraseCustomerInStores(db, customerId);
  // Requests before carts: with a cart that was never ordered its requests go.
  await eraseCustomerInApprovals(db, customerId);
  await eraseCustomerInWishlists(db, customerId);
  await underEach((email) => eraseCustomerInCart(db, customerId, email));
  await eraseCustomerInCheckout(db, customerId);
  await underEach((email) => eraseMailbox(db, email));
  const firstname = held.role === 'Subaccount' ? 'Sous-compte' : 'Compte';
  await eraseCustomerInOrders(db, customerId, `${firstname} supprimé`);
  await eraseCustomerInQuotations(db, customerId);
  await eraseCustomerInInvoices(db, customerId);
  await emptyCustomer(db, customerId, { firstname, lastname: 'supprimé', now });
  await recordEvent(db, { type: 'customer.erased', of: customerId, data: { customer_id: customerId } }, now);
  return true;
}
