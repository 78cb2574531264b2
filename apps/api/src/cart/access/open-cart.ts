import type { Customer } from '@nuancier/domain/customers/rights/permissions.ts';
import { HOUR_MS } from '@nuancier/domain/durations.ts';
import type { CartContext } from '../cart-context.ts';
import type { Database } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { allow } from '../../rate-limit/rate-limit.ts';
import { newToken } from '../../request/secret-token.ts';
import { currentShopCode, tieCart } from '../../stores/stores.ts';
import { guestSince } from './cart-reader.ts';
import type { CartReader } from './cart-reader.ts';
import { insertCart, insertGuestCart, selectCustomerCartId } from '../records/cart-store.ts';

/** The customer's one cart; two who ask at once are given the same. */
export async function customerCartId(db: Database, customer: Customer, now: Date): Promise<string> {
  const { customerId, shopCode } = customer;
  const known = await selectCustomerCartId(db, customerId);
  if (known !== undefined) return known;
  const id = newToken();
  if (await insertCart(db, { id, customerId, shopCode, now })) return id;
  const other = await selectCustomerCartId(db, customerId);
  if (other === undefined) throw new Error('The cart that stood in the way is gone');
  return other;
}

/** A guest's: 256 random bits, or the id the client has made up itself. */
export async function openGuestCart(
  { db, clientAddress }: Pick<CartContext, 'db' | 'clientAddress'>,
  { viewer, shopToken, now }: CartReader,
  wantedId: string | null,
): Promise<string> {
  const id = wantedId ?? newToken();
  if (!CART_ID.test(id)) throw new Refusal('BAD_CART_ID');
  if (!(await allow(db, { ...PER_NETWORK, key: clientAddress }, now))) throw new Refusal('TOO_MANY_CARTS');
  const shopCode = await currentShopCode(db, viewer, shopToken, now);
  const cart = { id, customerId: null, shopCode, now };
  if (!(await insertGuestCart(db, cart, guestSince(now)))) throw new Refusal('CART_ID_TAKEN');
  await tieCart(db, shopToken, id);
  return id;
}

// Far above what an office behind one address needs; stops filling the table on purpose.
const PER_NETWORK = { name: 'guest-cart', most: 1_000, perMs: HOUR_MS };

const CART_ID = /^[\w-]{22,64}$/;
