// The one way the checkout changes a cart: locked, judged, written and reckoned.
import type { Database, DatabaseTransaction } from '../../database/tables.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { moveCartToShop, lockCart, writeDetails } from '../../cart/cart.ts';
import type { Cart, CartDetails, CartReader } from '../../cart/cart.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { findShop } from '../../stores/stores.ts';
import type { Shop } from '../../stores/stores.ts';
import { selectCheckout, writeCheckout } from './checkout-store.ts';
import type { CheckoutRecord } from './checkout-store.ts';

export type CheckoutAsking = Pick<
  CheckoutContext,
  'db' | 'viewer' | 'shopToken' | 'now' | 'site' | 'cardPayments'
>;

export function cartReader({ viewer, shopToken, now }: CheckoutAsking): CartReader {
  return { viewer, shopToken, now: now() };
}

export type Checkout = { reckoned: Cart; record: CheckoutRecord; shop: Shop | undefined };

export async function checkoutOf(db: Database, reckoned: Cart): Promise<Checkout> {
  const { cart, shopCode } = reckoned;
  const record = await selectCheckout(db, cart.id);
  return { reckoned, record, shop: shopCode === null ? undefined : await findShop(db, shopCode) };
}

/** What a step writes on the cart, and beside it; `shop`: the store the cart goes to first. */
export type StepChange = { onCart?: CartDetails; beside?: Partial<CheckoutRecord>; shop?: string | null };

/** A cart that waits for an approval is not changed. */
export function changeCheckout(
  context: CheckoutAsking,
  cartId: string,
  judge: (db: DatabaseTransaction, reckoned: Cart) => Promise<StepChange> | StepChange,
): Promise<Cart> {
  const reader = cartReader(context);
  return context.db.transaction().execute(async (db) => {
    const reckoned = await lockCart(db, reader, cartId);
    if (reckoned.cart.state === 'frozen') throw new Refusal('CART_FROZEN');
    const { onCart = {}, beside, shop = null } = await judge(db, reckoned);
    if (beside !== undefined) await writeCheckout(db, cartId, beside);
    const isThere = shop === null || shop === reckoned.cart.shopCode;
    const placed = isThere ? reckoned : await moveCartToShop(db, reader, reckoned, shop);
    return writeDetails(db, reader, placed, onCart);
  });
}
