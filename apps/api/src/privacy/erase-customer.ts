import { forgetCustomerInApprovals } from '../approvals/approvals.ts';
import { forgetCustomerInCart } from '../cart/cart.ts';
import { forgetCustomerInCheckout } from '../checkout/checkout.ts';
import { forgetCustomerInCompare } from '../compare/compare.ts';
import {
  countDependants,
  emptyCustomer,
  forgetCustomerInCustomers,
  holdForErasure,
} from '../customers/customers.ts';
import type { Database } from '../database/tables.ts';
import { forgetCustomerInInvoices } from '../invoices/invoices.ts';
import { forgetCustomerInOrders } from '../orders/orders.ts';
import { forgetMailbox } from '../outbox/outbox.ts';
import { forgetCustomerInQuotations } from '../quotations/quotations.ts';
import { forgetCustomerInReviews } from '../reviews/reviews.ts';
import { forgetCustomerInStores } from '../stores/stores.ts';
import { forgetCustomerInWishlists } from '../wishlists/wishlists.ts';

/**
 * The person goes, the row stays: orders and invoices are kept for the accounts and show a label. False while
 * sub-accounts depend on this one. An account already erased stays as it is.
 */
export async function eraseCustomer(db: Database, customerId: number, now: Date): Promise<boolean> {
  const held = await holdForErasure(db, customerId);
  if (held === undefined) return true;
  if ((await countDependants(db, customerId)) > 0) return false;
  await forgetCustomerInCustomers(db, customerId, held.email);
  await forgetCustomerInReviews(db, customerId);
  await forgetCustomerInCompare(db, customerId);
  await forgetCustomerInStores(db, customerId);
  // Requests before carts: with a cart that was never ordered its requests go.
  await forgetCustomerInApprovals(db, customerId);
  await forgetCustomerInWishlists(db, customerId);
  await forgetCustomerInCart(db, customerId);
  await forgetCustomerInCheckout(db, customerId);
  await forgetMailbox(db, held.email);
  const firstname = held.role === 'Subaccount' ? 'Sous-compte' : 'Compte';
  await forgetCustomerInOrders(db, customerId, `${firstname} supprimé`);
  await forgetCustomerInQuotations(db, customerId);
  await forgetCustomerInInvoices(db, customerId);
  await emptyCustomer(db, customerId, { firstname, lastname: 'supprimé', now });
  return true;
}
