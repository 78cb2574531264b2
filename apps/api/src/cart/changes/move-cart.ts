import type { Viewer } from '@nuancier/domain/customers/rights/permissions.ts';
import type { Database } from '../../database/tables.ts';
import { selectLines } from '../records/cart-lines-store.ts';
import { cartKey, ownerOf } from '../access/cart-reader.ts';
import type { CartReader } from '../access/cart-reader.ts';
import type { CartRecord, Notice } from '../records/cart-record.ts';
import { clearMethods, lockCart, selectCustomerCartId, updateCart } from '../records/cart-store.ts';
import { writeCart } from './change-cart.ts';
import type { ReckonedCart, ReckonedLine } from '../totals/reckon-cart.ts';

export type CartMove = { cartId: string | null; viewer: Viewer; shopCode: string };

/**
 * Prices and checks the lines for another store and says what is different; nothing is taken out. Answers the cart to
 * go on with: a customer's own one, whatever guest's cart the browser still names.
 */
export async function moveCart(
  db: Database,
  { cartId, viewer, shopCode }: CartMove,
  now: Date,
): Promise<string | null> {
  // Who chose the store is who pays: the cart's own store, not the one the viewer came with.
  const reader: CartReader = { viewer, shopToken: undefined, now };
  const owner = ownerOf(viewer);
  const own = owner === null ? undefined : await selectCustomerCartId(db, owner);
  const id = own ?? cartId;
  if (id === null) return null;
  const cart = await lockCart(db, cartKey(id, reader));
  if (cart === undefined || cart.state === 'closed') return null;
  if (cart.state === 'frozen' || cart.shopCode === shopCode) return cart.id;
  await moveHeld(db, reader, cart, shopCode);
  return cart.id;
}

/** The one way a cart moves to a store, chosen or derived from the address. The cart must be locked and open. */
export async function moveHeld(
  db: Database,
  reader: CartReader,
  cart: CartRecord,
  shopCode: string,
): Promise<ReckonedCart> {
  await clearMethods(db, cart.id);
  const lines = await selectLines(db, cart.id);
  const moved = { ...cart, ...NO_METHODS, shopCode };
  const reckoned = await writeCart(
    db,
    reader,
    { cart: moved, shopCode, lines },
    { lines, couponCode: cart.couponCode, keepsShownTotal: true },
  );
  const shownHtOf = new Map(lines.map((line) => [line.uid, line.shownHt]));
  const notices = reckoned.lines.flatMap((line) => noticesOf(line, shownHtOf.get(line.line.uid) ?? null));
  const movedCart = { ...reckoned.cart, notices: [...notices, ...reckoned.cart.notices] };
  await updateCart(db, { ...movedCart, now: reader.now });
  return { ...reckoned, cart: movedCart };
}

const NO_METHODS = { shippingMethod: null, shippingHt: null, shippingFreeFromHt: null, paymentMethod: null };

function noticesOf({ line, refusal, price }: ReckonedLine, shownHt: number | null): Notice[] {
  const { uid: lineUid, name } = line;
  if (refusal !== null) return [{ code: 'NO_LONGER_SELLABLE', lineUid, name }];
  if (shownHt === null || price === null || price.unitHt === shownHt) return [];
  return [{ code: 'PRICE_CHANGED', lineUid, name }];
}
