import { paymentMethods, refusalOf } from '@nuancier/domain/checkout/payment-methods.ts';
import type { Payer, PaymentFacts, PaymentMethod } from '@nuancier/domain/checkout/payment-methods.ts';
import type { Viewer } from '@nuancier/domain/customers/permissions.ts';
import { can } from '@nuancier/domain/customers/policy.ts';
import type { ReckonedCart } from '../cart/cart.ts';
import { creditLimitHeld, creditLimitOf } from '../customers/customers.ts';
import type { Database } from '../database/tables.ts';
import { creditInUse } from '../orders/orders.ts';
import type { Site } from '../site/site.ts';

/** `held`: the company's credit is not spent by another order before this one is placed. */
export async function payerOf(db: Database, viewer: Viewer, held: boolean): Promise<Payer> {
  if (viewer.kind === 'visitor' || !can(viewer, 'use-account'))
    return { isGuest: true, mayPayByCard: true, mayPayOnAccount: false, availableCreditCents: 0 };
  const mayPayOnAccount = can(viewer, 'pay-outstanding');
  const { companyId } = viewer;
  const rights = { isGuest: false, mayPayByCard: can(viewer, 'pay-by-card'), mayPayOnAccount };
  if (!mayPayOnAccount || companyId === null) return { ...rights, availableCreditCents: 0 };
  const limit = held ? await creditLimitHeld(db, companyId) : await creditLimitOf(db, companyId);
  return { ...rights, availableCreditCents: limit - (await creditInUse(db, companyId)) };
}

export function paymentFacts({ cart, totals }: ReckonedCart, { settings }: Site): PaymentFacts {
  const { shippingMethod: mode } = cart;
  return {
    mode: mode === 'EMP' || mode === 'LIV' ? mode : null,
    totalCents: totals.total.including,
    bankTransfer: settings.bank_transfer_enabled === '1',
  };
}

export async function paymentOffers(
  db: Database,
  viewer: Viewer,
  reckoned: ReckonedCart,
  site: Site,
): Promise<PaymentMethod[]> {
  return paymentMethods(await payerOf(db, viewer, false), paymentFacts(reckoned, site));
}

export { refusalOf as paymentRefusal };
