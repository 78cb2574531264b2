// The one way the checkout changes a cart: held, judged, written, told again, and its total noted as shown.
import type { Database, DatabaseTransaction } from '../database/tables.ts';
import type { Context } from '../context.ts';
import { lockCart } from '../cart/cart.ts';
import { Refusal } from '../errors.ts';
import type { CartReader, Cart } from '../cart/cart.ts';
import { findShop } from '../stores/stores.ts';
import type { Shop } from '../stores/stores.ts';
import { selectCheckout, writeShownTotal } from './checkout-store.ts';
import type { CheckoutRecord } from './checkout-store.ts';

export type CheckoutContext = Pick<Context, 'db' | 'viewer' | 'shopToken' | 'now' | 'site' | 'cardPayments'>;

export function cartReader({ viewer, shopToken, now }: CheckoutContext): CartReader {
  return { viewer, shopToken, now: now() };
}

export type Checkout = { reckoned: Cart; record: CheckoutRecord; shop: Shop | undefined };

export async function checkoutOf(db: Database, reckoned: Cart): Promise<Checkout> {
  const { cart, shopCode } = reckoned;
  const record = await selectCheckout(db, cart.id);
  return { reckoned, record, shop: shopCode === null ? undefined : await findShop(db, shopCode) };
}

/** Held; a cart that waits for an approval is not changed. */
export async function lockOpenCart(
  db: DatabaseTransaction,
  reader: CartReader,
  cartId: string,
): Promise<Cart> {
  const reckoned = await lockCart(db, reader, cartId);
  if (reckoned.cart.state === 'frozen') throw new Refusal('CART_FROZEN');
  return reckoned;
}

export function changeCheckout(
  context: CheckoutContext,
  cartId: string,
  change: (db: DatabaseTransaction, checkout: Checkout) => Promise<void>,
): Promise<Cart> {
  const reader = cartReader(context);
  return context.db.transaction().execute(async (transaction) => {
    await change(transaction, await checkoutOf(transaction, await lockOpenCart(transaction, reader, cartId)));
    const reckoned = await lockOpenCart(transaction, reader, cartId);
    await writeShownTotal(transaction, cartId, reckoned.totals.total.including);
    return reckoned;
  });
}
