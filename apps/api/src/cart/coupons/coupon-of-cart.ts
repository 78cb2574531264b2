// A coupon's validity for the buyer of a cart, and the counting of its use when the order is placed.
import { isSpent } from '@nuancier/domain/cart/coupons/coupon.ts';
import type { Coupon } from '@nuancier/domain/cart/coupons/coupon.ts';
import { mailboxOf } from '@nuancier/domain/customers/profile/mailbox.ts';
import { accountOf } from '../../customers/customers.ts';
import type { Database, DatabaseTransaction } from '../../database/tables.ts';
import { hasOrdered, standingOf } from '../../orders/orders.ts';
import { keyHash } from '../../rate-limit/rate-limit.ts';
import type { CartRecord } from '../records/cart-record.ts';
import { insertUse, selectCoupon, takeCoupon } from './coupon-store.ts';
import type { CouponHolder } from './coupon-store.ts';
import type { ReckonedCart } from '../totals/reckon-cart.ts';

type Held = Pick<CartRecord, 'customerId' | 'email'>;

/** Null for an unknown code. Customers are identified by their account's address, guests by the one they gave. */
export async function couponOf(db: Database, code: string | null, cart: Held): Promise<Coupon | null> {
  if (code === null) return null;
  const email = await emailOf(db, cart);
  const found = await selectCoupon(db, code, holderOf(cart, email));
  if (found === undefined) return null;
  const { customerId } = cart;
  const { credits, ...coupon } = found;
  return {
    ...coupon,
    hasOrdered: found.firstOrder && (await hasOrdered(db, { customerId, email })),
    credit: credits && { ...credits, standing: await standingOf(db, credits.orderId) },
  };
}

/** Counts the cart’s coupon as used; false, for the caller to roll back, when it was used up meanwhile. */
export async function countUse(
  db: DatabaseTransaction,
  { cart, coupon }: ReckonedCart,
  now: Date,
): Promise<boolean> {
  // A coupon that no longer holds was not part of the total shown: nothing to count.
  if (cart.couponCode === null || coupon === null) return true;
  if (!(await takeCoupon(db, coupon.code))) return false;
  // Read again behind the lock: another order of the same customer may have come first.
  const held = await couponOf(db, coupon.code, cart);
  if (held === null || held.isOthers || held.isSwitchedOff || isSpent(held)) return false;
  const holder = holderOf(cart, await emailOf(db, cart));
  await insertUse(db, { ...holder, cartId: cart.id, code: coupon.code, now });
  return true;
}

function holderOf({ customerId }: Held, email: string | null): CouponHolder {
  return { customerId, mailboxHash: email === null ? null : mailboxHash(email) };
}

export function mailboxHash(email: string): Buffer {
  return keyHash(mailboxOf(email));
}

async function emailOf(db: Database, { customerId, email }: Held): Promise<string | null> {
  if (customerId === null) return email;
  return (await accountOf(db, customerId))?.email ?? null;
}
