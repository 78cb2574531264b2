import { paymentMethods, refusalOf } from '@nuancier/domain/checkout/payment-methods/payment-methods.ts';
import type { PaymentMethod } from '@nuancier/domain/checkout/payment-methods/payment-methods.ts';
import type { Payer, PaymentFacts } from '@nuancier/domain/checkout/payment-methods/payment-rule.ts';
import { can } from '@nuancier/domain/customers/rights/policy.ts';
import type { Cart } from '../../cart/cart.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { lockedCreditLimit, creditLimitOf } from '../../customers/customers.ts';
import type { Database } from '../../database/tables.ts';
import { creditInUse } from '../../invoices/invoices.ts';
import { takesCards } from '../../payments/payments.ts';
import type { Site } from '../../site/site.ts';

/** `held`: locks the company's credit until this order is placed. */
export async function payerOf(
  db: Database,
  { viewer, cardPayments }: Pick<CheckoutContext, 'viewer' | 'cardPayments'>,
  held: boolean,
): Promise<Payer> {
  const cards = takesCards(cardPayments);
  if (viewer.kind === 'visitor' || !can(viewer, 'use-account'))
    return { isGuest: true, mayPayByCard: cards, mayPayOnAccount: false, availableCreditCents: 0 };
  const mayPayOnAccount = can(viewer, 'pay-outstanding');
  const { companyId } = viewer;
  const rights = { isGuest: false, mayPayByCard: cards && can(viewer, 'pay-by-card'), mayPayOnAccount };
  if (!mayPayOnAccount || companyId === null) return { ...rights, availableCreditCents: 0 };
  const limit = held ? await lockedCreditLimit(db, companyId) : await creditLimitOf(db, companyId);
  return { ...rights, availableCreditCents: limit - (await creditInUse(db, companyId)) };
}

export function paymentFacts({ cart, totals }: Cart, { settings }: Site): PaymentFacts {
  const { shippingMethod: mode } = cart;
  return {
    mode: mode === 'EMP' || mode === 'LIV' ? mode : null,
    totalCents: totals.total.including,
    bankTransfer: settings.bank_transfer_enabled === '1',
    guestsPayAtStore: settings.guest_pay_at_store_enabled === '1',
  };
}

export async function paymentOffers(
  context: Pick<CheckoutContext, 'db' | 'viewer' | 'cardPayments' | 'site'>,
  reckoned: Cart,
): Promise<PaymentMethod[]> {
  return paymentMethods(await payerOf(context.db, context, false), paymentFacts(reckoned, context.site));
}

export { refusalOf as paymentRefusal };
