import { mergeLines } from '@nuancier/domain/cart/merge-lines.ts';
import type { Database } from '../../database/tables.ts';
import { hasApprovedPrices, updateApart } from './apart-cart-store.ts';
import { saveLines, selectLines } from '../records/cart-lines-store.ts';
import { lockAnyCart, selectCustomerCartId, updateCart, updateState } from '../records/cart-store.ts';

/** Null for a cart that is not closed. Stock is judged when the cart is read next. */
export async function reopen(db: Database, id: string, now: Date): Promise<string | null> {
  const cart = await lockAnyCart(db, id);
  if (cart?.state !== 'closed') return null;
  const otherId = cart.customerId === null ? undefined : await selectCustomerCartId(db, cart.customerId);
  const other = otherId === undefined ? undefined : await lockAnyCart(db, otherId);
  if (other === undefined) {
    await updateApart(db, { id, isApart: false });
    await updateState(db, { id, from: 'closed', to: 'open', now });
    return id;
  }
  // A cart that waits for approval or was approved must not receive further lines.
  if (other.state === 'frozen' || (await hasApprovedPrices(db, other.id))) {
    await updateApart(db, { id: other.id, isApart: true });
    await updateApart(db, { id, isApart: false });
    await updateState(db, { id, from: 'closed', to: 'open', now });
    return id;
  }
  const lines = await selectLines(db, id);
  const there = await selectLines(db, other.id);
  const { lines: merged } = mergeLines(there, lines, () => undefined);
  // Deleted first: a line's uid is unique across carts.
  await saveLines(db, id, lines, []);
  await saveLines(db, other.id, there, merged);
  await updateCart(db, { ...other, couponCode: other.couponCode ?? cart.couponCode, now });
  return other.id;
}
