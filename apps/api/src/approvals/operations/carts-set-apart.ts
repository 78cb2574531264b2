import type { CartSetApart } from '@nuancier/contract/api-types.ts';
import { restoreCart, cartIdOf, cartsApart, lockCart, setCartApart as setApart } from '../../cart/cart.ts';
import type { ApartCart } from '../../cart/cart.ts';
import type { ApprovalsContext } from '../approvals-context.ts';
import type { Database, DatabaseTransaction } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { selectRequestsOfCarts } from '../history/approval-records-store.ts';
import { isAsker } from '../approvals.ts';
import { askerOf } from '../asking/asker-of.ts';
import { recordsOf } from '../history/record-of.ts';

export async function cartsSetApart(
  context: Pick<ApprovalsContext, 'now' | 'viewer' | 'db'>,
): Promise<CartSetApart[]> {
  const { customerId } = askerOf(context);
  const apart = await cartsApart(context.db, customerId);
  return views(context.db, context, apart, true);
}

/** Only a waiting cart is set apart: with several open carts it would be unclear which one is being filled. */
export function setCartApart(
  context: Pick<ApprovalsContext, 'now' | 'viewer' | 'shopToken' | 'db'>,
  cartId: string,
): Promise<CartSetApart> {
  return change(context, cartId, async (db, { state }) => {
    if (state !== 'frozen') throw new Refusal('CART_NOT_WAITING');
    await setApart(db, cartId);
    return true;
  });
}

export function takeUpCart(
  context: Pick<ApprovalsContext, 'now' | 'viewer' | 'shopToken' | 'db'>,
  cartId: string,
): Promise<CartSetApart> {
  const { customerId } = askerOf(context);
  return change(context, cartId, async (db) => {
    if ((await cartIdOf(db, customerId)) === cartId) return false;
    await restoreCart(db, { cartId, customerId, now: context.now() }, { makesRoom: true });
    return false;
  });
}

async function change(
  context: Pick<ApprovalsContext, 'now' | 'viewer' | 'shopToken' | 'db'>,
  cartId: string,
  move: (db: DatabaseTransaction, cart: { state: string }) => Promise<boolean>,
): Promise<CartSetApart> {
  const { viewer } = askerOf(context);
  return context.db.transaction().execute(async (db) => {
    const reader = { viewer, shopToken: context.shopToken, now: context.now() };
    const { cart, lines } = await lockCart(db, reader, cartId);
    if (!isAsker(viewer, { cart })) throw new Refusal('CART_NOT_FOUND');
    const isApart = await move(db, cart);
    const packs = lines.reduce((sum, { line }) => sum + line.quantity, 0);
    const state = cart.state === 'frozen' ? 'frozen' : 'open';
    const [view] = await views(db, context, [{ id: cartId, state, packs }], isApart);
    if (view === undefined) throw new Refusal('CART_NOT_FOUND');
    return view;
  });
}

async function views(
  db: Database,
  context: Pick<ApprovalsContext, 'viewer' | 'now'>,
  carts: readonly ApartCart[],
  isApart: boolean,
): Promise<CartSetApart[]> {
  const records = await selectRequestsOfCarts(
    db,
    carts.map(({ id }) => id),
  );
  const shown = await recordsOf(db, context, records);
  return carts.map(({ id, state, packs }) => ({
    cart_id: id,
    state: state === 'frozen' ? 'FROZEN' : 'OPEN',
    is_apart: isApart,
    total_quantity: packs,
    request: shown[records.findIndex(({ cartId }) => cartId === id)] ?? null,
  }));
}
