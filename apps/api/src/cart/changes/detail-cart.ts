// What the checkout writes on a locked cart: contact, delivery and payment.
import type { Cents } from '@nuancier/domain/money.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import type { Database } from '../../database/tables.ts';
import { tokenHash } from '../../request/secret-token.ts';
import { updateDetails } from '../records/cart-details-store.ts';
import type { CartReader } from '../access/cart-reader.ts';
import type { CartAddress, CartRecord } from '../records/cart-record.ts';
import { couponOf } from '../coupons/coupon-of-cart.ts';
import { reckonAgain } from '../totals/reckon-cart.ts';
import type { ReckonedCart } from '../totals/reckon-cart.ts';

export type CartContact = {
  email: string | null;
  shippingAddress: CartAddress | null;
  billingAddress: CartAddress | null;
};

export type ShippingChoice = { method: string; feeHt: Cents; freeFromHt: Cents | null };

/** What is left out stays as it is. */
export type CartDetails = {
  contact?: Partial<CartContact>;
  shipping?: ShippingChoice;
  paymentMethod?: string;
};

/** Lines and prices are unchanged: only what depends on the details is reckoned again. */
export async function detailCart(
  db: Database,
  { shopToken, now }: CartReader,
  reckoned: ReckonedCart,
  { contact, shipping, paymentMethod }: CartDetails,
): Promise<ReckonedCart> {
  const cart: CartRecord = {
    ...reckoned.cart,
    ...(contact && contactOn(reckoned.cart, contact, shopToken)),
    ...(shipping && shippingOn(shipping)),
    ...(paymentMethod === undefined ? {} : { paymentMethod }),
  };
  // Whose uses of a coupon count goes by the e-mail address.
  const coupon = await couponOf(db, cart.couponCode, cart);
  const repriced = reckonAgain(reckoned, cart, { coupon, day: localMoment(now).date });
  const changedCart: CartRecord = { ...cart, shownTtc: repriced.totals.total.including };
  await updateDetails(db, changedCart, now);
  return { ...repriced, cart: changedCart };
}

const NOBODY: CartContact = { email: null, shippingAddress: null, billingAddress: null };

/** A guest's details from another browser than the one that wrote those before: the former ones go. */
function contactOn(cart: CartRecord, contact: Partial<CartContact>, shopToken: string | undefined) {
  const hash = shopToken === undefined ? null : tokenHash(shopToken);
  const isSame = cart.customerId !== null || isSameBrowser(cart.contactTokenHash, hash);
  const before: CartContact = isSame ? cart : NOBODY;
  const { email, shippingAddress, billingAddress } = { ...before, ...contact };
  return { email, shippingAddress, billingAddress, contactTokenHash: hash };
}

export function shippingOn(choice: ShippingChoice | null) {
  if (choice === null) return { shippingMethod: null, shippingHt: null, shippingFreeFromHt: null };
  const { method, feeHt, freeFromHt } = choice;
  return { shippingMethod: method, shippingHt: feeHt, shippingFreeFromHt: freeFromHt };
}

/** Details written without a shop token are readable with the cart's id alone; with a token, only by that browser. */
function isSameBrowser(before: Buffer | null, now: Buffer | null): boolean {
  return before === null || (now !== null && before.equals(now));
}
