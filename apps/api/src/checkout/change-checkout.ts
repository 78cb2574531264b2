// The one way the checkout changes a cart: held, judged, written, told again, and its total noted as shown.
import type { Database, DatabaseTransaction } from '../database/tables.ts';
import type { Context } from '../context.ts';
import { holdOpenCart, reckonHeld } from '../cart/cart.ts';
import type { CartReader, ReckonedCart } from '../cart/cart.ts';
import { findShop } from '../stores/stores.ts';
import type { Shop } from '../stores/stores.ts';
import { selectCheckout, writeShownTotal } from './checkout-store.ts';
import type { CheckoutRecord } from './checkout-store.ts';

export type CheckoutContext = Pick<Context, 'db' | 'viewer' | 'shopToken' | 'now' | 'site'>;

export function cartReader({ viewer, shopToken, now }: CheckoutContext): CartReader {
  return { viewer, shopToken, now: now() };
}

export type Checkout = { reckoned: ReckonedCart; record: CheckoutRecord; shop: Shop | undefined };

export async function checkoutOf(db: Database, reckoned: ReckonedCart): Promise<Checkout> {
  const { cart, shopCode } = reckoned;
  const record = await selectCheckout(db, cart.id);
  return { reckoned, record, shop: shopCode === null ? undefined : await findShop(db, shopCode) };
}

export function changeCheckout(
  context: CheckoutContext,
  cartId: string,
  change: (db: DatabaseTransaction, checkout: Checkout) => Promise<void>,
): Promise<ReckonedCart> {
  const reader = cartReader(context);
  return context.db.transaction().execute(async (transaction) => {
    const held = await holdOpenCart(transaction, reader, cartId);
    await change(transaction, await checkoutOf(transaction, await reckonHeld(transaction, reader, held)));
    const changed = await holdOpenCart(transaction, reader, cartId);
    const reckoned = await reckonHeld(transaction, reader, changed);
    await writeShownTotal(transaction, cartId, reckoned.totals.total.including);
    return reckoned;
  });
}
