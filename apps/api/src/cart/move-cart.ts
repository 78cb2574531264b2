import type { Viewer } from '@nuancier/domain/customers/permissions.ts';
import type { Database } from '../database/tables.ts';
import { selectLines } from './cart-lines-store.ts';
import { cartKey, ownerOf } from './cart-reader.ts';
import type { CartReader } from './cart-reader.ts';
import type { Notice } from './cart-record.ts';
import { forgetMethods, lockCart, selectCustomerCartId, updateCart } from './cart-store.ts';
import { writeCart } from './change-cart.ts';
import type { ReckonedLine } from './reckon-cart.ts';

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
  await forgetMethods(db, cart.id);
  const lines = await selectLines(db, cart.id);
  const moved = { ...cart, shopCode };
  const reckoned = await writeCart(
    db,
    reader,
    { cart: moved, shopCode, lines },
    { lines, couponCode: cart.couponCode, isUntold: true },
  );
  const told = new Map(lines.map((line) => [line.uid, line.toldHt]));
  const notices = reckoned.lines.flatMap((line) => noticesOf(line, told.get(line.line.uid) ?? null));
  await updateCart(db, { ...reckoned.cart, notices: [...notices, ...reckoned.cart.notices], now });
  return cart.id;
}

function noticesOf({ line, refusal, price }: ReckonedLine, toldHt: number | null): Notice[] {
  const { uid: lineUid, name } = line;
  if (refusal !== null) return [{ code: 'NO_LONGER_SELLABLE', lineUid, name }];
  if (toldHt === null || price === null || price.unitHt === toldHt) return [];
  return [{ code: 'PRICE_CHANGED', lineUid, name }];
}
