import type { DatabaseTransaction } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { gatherFacts } from '../totals/article-facts.ts';
import type { CartReader } from '../access/cart-reader.ts';
import { lockCartFor } from '../access/cart-reader.ts';
import type { CartLine } from '../records/cart-record.ts';
import { writeCart } from '../changes/change-cart.ts';
import { freeze, giveBack } from './frozen-cart-store.ts';
import { withQuantities } from '../changes/changed-quantities.ts';
import type { ReckonedCart } from '../totals/reckon-cart.ts';

/** `quantity` null: the line is taken out. */
export type FrozenChange = { uid: string; quantity: number | null };

export async function changeFrozen(
  db: DatabaseTransaction,
  reader: CartReader,
  cartId: string,
  change: FrozenChange,
): Promise<ReckonedCart> {
  const held = await lockCartFor(db, reader, cartId);
  if (held.cart.state !== 'frozen') throw new Refusal('CART_NOT_FOUND');
  const lines = await changedLines();
  return writeCart(db, reader, held, { lines, couponCode: held.cart.couponCode, keepsShownTotal: true });

  async function changedLines(): Promise<readonly CartLine[]> {
    const { uid, quantity } = change;
    if (quantity === null) {
      const remaining = held.lines.filter((line) => line.uid !== uid);
      if (remaining.length === held.lines.length) throw new Refusal('CART_ITEM_NOT_FOUND');
      return remaining;
    }
    const facts = await gatherFacts(db, { ...reader, shopCode: held.shopCode }, held.lines);
    return withQuantities(held.lines, [{ uid, quantity }], facts);
  }
}

/** `quantity` 0: the line is taken out. */
export type SubmittedChange = { uid: string; quantity: number };

/** The decider's changes are undone: the asker resubmits its own version. */
export async function changeSubmitted(
  db: DatabaseTransaction,
  reader: CartReader,
  cartId: string,
  changes: readonly SubmittedChange[],
): Promise<ReckonedCart> {
  const id = cartId;
  const { cart } = await lockCartFor(db, reader, id);
  if (cart.state !== 'frozen' || !(await giveBack(db, { id, now: reader.now })))
    throw new Refusal('CART_NOT_FOUND');
  const held = await lockCartFor(db, reader, id);
  const gone = new Set(changes.filter(({ quantity }) => quantity === 0).map(({ uid }) => uid));
  const remaining = held.lines.filter(({ uid }) => !gone.has(uid));
  const facts = await gatherFacts(db, { ...reader, shopCode: held.shopCode }, remaining);
  const wanted = changes.filter(({ uid }) => !gone.has(uid));
  const lines = withQuantities(remaining, wanted, facts);
  const changed = await writeCart(db, reader, held, { lines, couponCode: held.cart.couponCode });
  await freeze(db, { id, now: reader.now });
  return { ...changed, cart: { ...changed.cart, state: 'frozen' } };
}
