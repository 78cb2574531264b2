// A cart that waits may be set apart, so that its owner fills another one meanwhile.
import type { DatabaseTransaction } from '../../database/tables.ts';
import { newToken } from '../../request/secret-token.ts';
import { selectApartCarts, updateApart } from './apart-cart-store.ts';
import { selectLines } from '../records/cart-lines-store.ts';
import type { CartRecord } from '../records/cart-record.ts';
import { insertCart, lockAnyCart, selectCustomerCartId, updateState } from '../records/cart-store.ts';

type Owned = { cartId: string; customerId: number; now: Date };

/**
 * A locked cart becomes the current one. An empty current cart gives way; a filled one is set apart if `makesRoom`,
 * otherwise nothing changes and the result is false.
 */
export async function restoreApartCart(
  db: DatabaseTransaction,
  { cartId, customerId, now }: Owned,
  { makesRoom }: { makesRoom: boolean },
): Promise<boolean> {
  const other = await lockUnderWay(db, customerId, now);
  if (other.id === cartId) return true;
  const isEmpty = other.state === 'open' && (await selectLines(db, other.id)).length === 0;
  if (!isEmpty && !makesRoom) return false;
  if (isEmpty) await updateState(db, { id: other.id, from: 'open', to: 'closed', now });
  else await updateApart(db, { id: other.id, isApart: true });
  await updateApart(db, { id: cartId, isApart: false });
  return true;
}

/** The cart under way was ordered: what was set apart and may be changed comes back by itself. */
export async function restoreLastApartCart(
  db: DatabaseTransaction,
  customerId: number,
  now: Date,
): Promise<void> {
  if ((await selectCustomerCartId(db, customerId)) !== undefined) return;
  const open = (await selectApartCarts(db, customerId)).find(({ state }) => state === 'open');
  if (open === undefined || (await lockAnyCart(db, open.id))?.state !== 'open') return;
  await restoreApartCart(db, { cartId: open.id, customerId, now }, { makesRoom: false });
}

/** Creates the current cart if there is none and locks it: no second one is opened during the exchange. */
async function lockUnderWay(db: DatabaseTransaction, customerId: number, now: Date): Promise<CartRecord> {
  await insertCart(db, { id: newToken(), customerId, shopCode: null, now });
  const id = await selectCustomerCartId(db, customerId);
  const cart = id === undefined ? undefined : await lockAnyCart(db, id);
  if (cart === undefined || cart.state === 'closed' || cart.isApart) return lockUnderWay(db, customerId, now);
  return cart;
}
