// Who asks for a cart, and the cart as that person may have it.
import type { Viewer } from '@nuancier/domain/customers/rights/permissions.ts';
import { can } from '@nuancier/domain/customers/rights/policy.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import type { Database } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { ArticleStock } from '../../stock/stock.ts';
import { currentShopCode } from '../../stores/stores.ts';
import { approvedPricesOf } from '../totals/approved-price.ts';
import { gatherFacts } from '../totals/article-facts.ts';
import { lockCart, selectCart, selectCustomerCartId } from '../records/cart-store.ts';
import type { CartKey } from '../records/cart-store.ts';
import type { CartLine, CartRecord } from '../records/cart-record.ts';
import { selectLines } from '../records/cart-lines-store.ts';
import { couponOf } from '../coupons/coupon-of-cart.ts';
import { reckonCart } from '../totals/reckon-cart.ts';
import type { ReckonedCart } from '../totals/reckon-cart.ts';

export type CartReader = {
  viewer: Viewer;
  /** of the browser: knows its shop, and whose contact details a guest's cart holds */
  shopToken: string | undefined;
  now: Date;
};

const GUEST_LIFE_MS = 30 * DAY_MS;

export function guestSince(now: Date): Date {
  return new Date(now.getTime() - GUEST_LIFE_MS);
}

/** The customer whose carts the viewer may use; a manager of the back office has none. */
export function ownerOf(viewer: Viewer): number | null {
  return viewer.kind === 'customer' && can(viewer, 'use-account') ? viewer.customerId : null;
}

export function cartKey(id: string, { viewer, now }: CartReader): CartKey {
  return { id, customerId: ownerOf(viewer), guestSince: guestSince(now) };
}

/** Unknown, expired, closed and foreign carts give the same refusal. */
export async function readCart(db: Database, reader: CartReader, id: string): Promise<ReckonedCart> {
  const cart = await selectCart(db, cartKey(id, reader));
  if (cart === undefined || cart.state === 'closed') throw new Refusal('CART_NOT_FOUND');
  return reckonStored(db, reader, cart);
}

export type HeldCart = { cart: CartRecord; lines: readonly CartLine[]; shopCode: string | null };

/** Locked until the end of the transaction. */
export async function lockCartFor(db: Database, reader: CartReader, id: string): Promise<HeldCart> {
  const cart = await lockCart(db, cartKey(id, reader));
  if (cart === undefined || cart.state === 'closed') throw new Refusal('CART_NOT_FOUND');
  return { cart, lines: await selectLines(db, cart.id), shopCode: await shopOf(db, reader, cart) };
}

export async function lockOpenCart(db: Database, reader: CartReader, id: string): Promise<HeldCart> {
  const held = await lockCartFor(db, reader, id);
  const refusal = changeRefusal(held.cart);
  if (refusal !== null) throw new Refusal(refusal);
  return held;
}

/** Why nothing goes into it; null where it can be changed. */
function changeRefusal({ state }: CartRecord): 'CART_FROZEN' | null {
  return state === 'frozen' ? 'CART_FROZEN' : null;
}

export async function reckonStored(
  db: Database,
  reader: CartReader,
  cart: CartRecord,
): Promise<ReckonedCart> {
  const lines = await selectLines(db, cart.id);
  const shopCode = await shopOf(db, reader, cart);
  return reckonHeld(db, reader, { cart, lines, shopCode });
}

export type Shelves = Pick<HeldCart, 'lines' | 'shopCode'> & { refusal: ReturnType<typeof changeRefusal> };

/** Of who has an account: what the cart under way holds, or would be opened with. Nothing is locked. */
export async function shelvesOf(db: Database, reader: CartReader): Promise<Shelves> {
  const { viewer, shopToken, now } = reader;
  const owner = ownerOf(viewer);
  const id = owner === null ? undefined : await selectCustomerCartId(db, owner);
  const cart = id === undefined ? undefined : await selectCart(db, cartKey(id, reader));
  if (cart !== undefined)
    return {
      lines: await selectLines(db, cart.id),
      shopCode: await shopOf(db, reader, cart),
      refusal: changeRefusal(cart),
    };
  const own = viewer.kind === 'customer' ? viewer.shopCode : null;
  const shopCode = own ?? (await currentShopCode(db, viewer, shopToken, now));
  return { lines: [], shopCode, refusal: null };
}

/** `stocks`: what the cart's store holds of its articles, when it is known already. */
export async function reckonHeld(
  db: Database,
  reader: CartReader,
  { cart, lines, shopCode }: HeldCart,
  stocks?: ReadonlyMap<string, ArticleStock>,
): Promise<ReckonedCart> {
  const facts = await gatherFacts(db, { ...reader, shopCode, stocks }, lines);
  const coupon = await couponOf(db, cart.couponCode, cart);
  const day = localMoment(reader.now).date;
  const approved = await approvedPricesOf(db, reader, cart.id);
  return reckonCart({ cart, shopCode, lines, facts, coupon, day, approved });
}

/** The cart's own store; one that has none yet goes by the viewer's. */
async function shopOf(
  db: Database,
  { viewer, shopToken, now }: CartReader,
  cart: CartRecord,
): Promise<string | null> {
  return cart.shopCode ?? (await currentShopCode(db, viewer, shopToken, now));
}
