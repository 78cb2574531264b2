// What the checkout proposes before anything is typed.
import type { CheckoutCredit, CheckoutHabits } from '@nuancier/contract/api-types.ts';
import { paymentCode } from '@nuancier/domain/checkout/payment-methods/payment-codes.ts';
import { mayViewPrice } from '@nuancier/domain/customers/rights/permissions.ts';
import type { Customer } from '@nuancier/domain/customers/rights/permissions.ts';
import { can, isHead } from '@nuancier/domain/customers/rights/policy.ts';
import { dueDay } from '@nuancier/domain/invoices/due-day.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { allowed } from '../../refusals/allowed.ts';
import { cartIdOf, findCart, proposedRefOf } from '../../cart/cart.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { paymentTermsOf } from '../../customers/customers.ts';
import { habitsOf, lastPlaceOf, orderAddressView, purchaseOrdersOf, refsOf } from '../../orders/orders.ts';
import { quotationLabelsInCart } from '../../quotations/quotations.ts';
import { cartReader } from '../steps/change-checkout.ts';
import { payerOf } from '../payment/payer.ts';
import { LONGEST_REF } from './set-payment-method-on-cart.ts';

export async function checkoutHabits(
  context: Pick<CheckoutContext, 'now' | 'viewer' | 'shopToken' | 'db' | 'site' | 'cardPayments'>,
): Promise<CheckoutHabits> {
  const { db, viewer } = context;
  const customer = allowed(viewer, 'use-account');
  const { customerId } = customer;
  // As far as one sees orders: a client code alone does not open the company's.
  const companyId = isHead(customer) ? customer.companyId : null;
  const [last, place, refs, proposed, purchaseOrders, credit] = await Promise.all([
    habitsOf(db, customerId),
    lastPlaceOf(db, customerId),
    refsOf(db, { customerId, companyId }),
    proposedRef(context, customer),
    purchaseOrdersOf(db, { customerId, companyId }),
    creditOf(context, customer),
  ]);
  return {
    delivery_mode: last?.mode ?? null,
    payment_method: last ? paymentCode(last.paymentMethod) : null,
    shipping_address: orderAddressView(place ?? null),
    purchase_refs: refs,
    proposed_purchase_ref: proposed,
    purchase_order_numbers: purchaseOrders,
    credit,
  };
}

/** What is ordered from one quotation, or again for one site, is mostly for what that was for. */
async function proposedRef(
  { db, viewer }: Pick<CheckoutContext, 'db' | 'viewer'>,
  customer: Customer,
): Promise<string | null> {
  const cartId = await cartIdOf(db, customer.customerId);
  if (cartId === undefined) return null;
  const [site, labels] = await Promise.all([
    proposedRefOf(db, cartId, customer),
    can(viewer, 'view-quotations') ? quotationLabelsInCart(db, cartId) : [],
  ]);
  const told = [...labels, ...(site === null ? [] : [site])];
  const refs = new Set(told.map((ref) => ref?.slice(0, LONGEST_REF).trim()));
  const [ref] = refs;
  return (refs.size === 1 && ref) || null;
}

async function creditOf(
  context: Pick<CheckoutContext, 'now' | 'viewer' | 'shopToken' | 'db' | 'site' | 'cardPayments'>,
  { companyId, customerId }: Customer,
): Promise<CheckoutCredit | null> {
  const { db, viewer, now } = context;
  if (companyId === null) return null;
  const { mayPayOnAccount, availableCreditCents } = await payerOf(db, context, false);
  if (!mayPayOnAccount) return null;
  const cartId = await cartIdOf(db, customerId);
  const cart = cartId === undefined ? null : await findCart(db, cartReader(context), cartId);
  const terms = await paymentTermsOf(db, companyId);
  // Outstanding amounts need the right to see them; without it only « above the limit » is shown.
  const isShown = mayViewPrice(viewer) && can(viewer, 'view-outstanding');
  const value = isShown ? availableCreditCents / 100 : null;
  return {
    available: { value, currency: 'EUR' },
    is_exceeded: (cart?.totals.total.including ?? 0) > availableCreditCents,
    payment_terms: terms,
    due_on: dueDay(terms, localMoment(now()).date),
  };
}
