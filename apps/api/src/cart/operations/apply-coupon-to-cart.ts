import type { ApplyCouponToCartInput } from '@nuancier/contract/api-types.ts';
import type { CouponRefusal } from '@nuancier/domain/cart/coupons/coupon.ts';
import type { Viewer } from '@nuancier/domain/customers/rights/permissions.ts';
import type { CartContext } from '../cart-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { allow } from '../../rate-limit/rate-limit.ts';
import type { RefusalCode } from '../../refusals/refusal.ts';
import { readerOf, showCart } from '../cart-request.ts';
import { lockOpenCart } from '../access/cart-reader.ts';
import type { CartView } from '../view/cart-view.ts';
import { writeCart } from '../changes/change-cart.ts';

const PER_CLIENT = { name: 'coupon-client', most: 10, perMs: 60_000 };
const PER_CUSTOMER = { name: 'coupon-customer', most: 10, perMs: 60_000 };

/** What is over or used up is as invalid as what never was: guessing teaches nothing. */
const REFUSALS = {
  SWITCHED_OFF: 'COUPON_INVALID',
  NOT_YET: 'COUPON_INVALID',
  EXPIRED: 'COUPON_INVALID',
  USED_UP: 'COUPON_INVALID',
  OWN_LIMIT: 'COUPON_OWN_LIMIT',
  NOT_FIRST_ORDER: 'COUPON_FIRST_ORDER',
  UNDER_MINIMUM: 'COUPON_UNDER_MINIMUM',
  NO_GOODS: 'COUPON_NO_GOODS',
  NOT_YOURS: 'COUPON_NOT_YOURS',
  TESTER_CANCELLED: 'COUPON_TESTER_CANCELLED',
  TESTER_UNPAID: 'COUPON_TESTER_UNPAID',
  TESTER_SPENT: 'COUPON_TESTER_SPENT',
  TESTER_SPENT_BY_COLLEAGUE: 'COUPON_TESTER_SPENT_BY_COLLEAGUE',
  NO_TIN: 'COUPON_NO_TIN',
} as const satisfies Record<CouponRefusal, RefusalCode>;

/** Takes the place of the one before; refused, that one stays. */
export async function applyCouponToCart(
  context: Pick<CartContext, 'now' | 'viewer' | 'shopToken' | 'clientAddress' | 'db' | 'catalogue'>,
  input: ApplyCouponToCartInput | null | undefined,
): Promise<{ cart: CartView }> {
  if (!input) throw new Refusal('CART_INPUT_MISSING');
  await countAttempt(context);
  const reader = readerOf(context, null);
  const reckoned = await context.db.transaction().execute(async (db) => {
    const held = await lockOpenCart(db, reader, input.cart_id);
    const couponCode = input.coupon_code.trim();
    const written = await writeCart(db, reader, held, { lines: held.lines, couponCode });
    if (written.coupon !== null) return written;
    throw new Refusal(toldRefusal(written.couponRefusal, context.viewer));
  });
  return { cart: await showCart(context, reader, reckoned) };
}

/** Whether a mailbox has ordered before is told to the account it belongs to, and to no visitor who types it. */
function toldRefusal(refusal: CouponRefusal | null, viewer: Viewer): RefusalCode {
  if (refusal === null) return 'COUPON_INVALID';
  const isOwn = refusal === 'OWN_LIMIT' || refusal === 'NOT_FIRST_ORDER';
  return isOwn && viewer.kind === 'visitor' ? 'COUPON_INVALID' : REFUSALS[refusal];
}

/** The limit per address is checked first, so that an attacker cannot use up an account's limit. */
async function countAttempt({
  db,
  viewer,
  clientAddress,
  now,
}: Pick<CartContext, 'db' | 'viewer' | 'clientAddress' | 'now'>): Promise<void> {
  if (!(await allow(db, { ...PER_CLIENT, key: clientAddress }, now())))
    throw new Refusal('TOO_MANY_ATTEMPTS');
  if (viewer.kind === 'visitor') return;
  if (!(await allow(db, { ...PER_CUSTOMER, key: String(viewer.customerId) }, now())))
    throw new Refusal('TOO_MANY_ATTEMPTS');
}
