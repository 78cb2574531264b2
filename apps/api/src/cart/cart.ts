// The door of the cart capability: carts as the checkout, the approvals and the choice of a shop need them.
import type { Viewer } from '@nuancier/domain/customers/rights/permissions.ts';
import { ownerOfRefs } from '@nuancier/domain/cart/order-again.ts';
import { placesFor } from '@nuancier/domain/stock/platform.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Database, DatabaseTransaction } from '../database/tables.ts';
import { standingOf } from '../orders/orders.ts';
import type { PlacedCredit } from '../orders/orders.ts';
import { stocksHeld } from '../stock/stock.ts';
import type { Shelves } from '../stock/stock.ts';
import { insertImportedCart } from './records/cart-import-store.ts';
import type { ImportedCart } from './records/cart-import-store.ts';
import { restoreApartCart, restoreLastApartCart } from './approval/apart-cart.ts';
import { selectApartCarts, updateApart } from './approval/apart-cart-store.ts';
import type { ApartCart as Apart } from './approval/apart-cart-store.ts';
import { replaceApprovedPrices } from './totals/approved-prices-store.ts';
import { selectLines } from './records/cart-lines-store.ts';
import { lockCartFor, lockOpenCart, readCart, reckonHeld } from './access/cart-reader.ts';
import type { CartReader as Reader } from './access/cart-reader.ts';
import type { CartAddress as Address, CartLine } from './records/cart-record.ts';
import {
  selectCustomerCartId,
  selectOwner,
  selectProposedRef,
  updateShownTotal,
  updateState,
} from './records/cart-store.ts';
import { cartView, mayReadContact } from './view/cart-view.ts';
import type { CartView as View } from './view/cart-view.ts';
import { detailCart, shippingOn } from './changes/detail-cart.ts';
import type { CartDetails as Details, ShippingChoice } from './changes/detail-cart.ts';
import { countUse } from './coupons/coupon-of-cart.ts';
import { deleteUse } from './coupons/coupon-store.ts';
import { creditTestersOf } from './coupons/credit-testers.ts';
import type { CreditedOrder, CreditTerms } from './coupons/credit-testers.ts';
import { selectCreditsOfOrder } from './coupons/credit-store.ts';
import { freeze, giveBack, unfreeze } from './approval/frozen-cart-store.ts';
import { changeFrozen, changeSubmitted } from './approval/frozen-cart.ts';
import type { FrozenChange, SubmittedChange } from './approval/frozen-cart.ts';
import { moveCart as move, moveHeld } from './changes/move-cart.ts';
import type { CartMove as Move } from './changes/move-cart.ts';
import type { ReckonedCart, ReckonedLine } from './totals/reckon-cart.ts';
import { reopen } from './approval/reopen-cart.ts';

export { lockCartsOf, moveCustomerInCart } from './cart-merging-store.ts';
export { eraseCustomerInCart, personalDataInCart } from './cart-privacy-store.ts';

export { shippingAddressView } from './view/cart-address-view.ts';
export { couponLabel } from './view/cart-texts.ts';
export { imaginedCart } from './totals/imagined-cart.ts';
export type { Imagined } from './totals/imagined-cart.ts';
export { ecoOf } from './totals/reckon-cart.ts';
export { outlooksOfQuotation } from './operations/quotation-outlook.ts';
export { takeQuotation, takeQuotationWithin } from './changes/take-quotation.ts';
export type { QuotedArticle } from './changes/take-quotation.ts';

/**
 * Prices are always included, because orders must be reckoned; `cartAnswer` hides them from viewers who may not see
 * them.
 */
export type Cart = ReckonedCart;
export type PricedLine = ReckonedLine;
export type CartReader = Reader;
export type CartAddress = Address;
export type CartView = View;
export type CartMove = Move;
export type ApartCart = Apart;
export type CartDetails = Details;
export type ImaginedCart = { shopCode: string | null; shipping: ShippingChoice | null };

/** Refused (CART_NOT_FOUND) when it is closed, expired, unknown or belongs to another customer. */
export function findCart(db: Database, reader: CartReader, cartId: string): Promise<Cart> {
  return readCart(db, reader, cartId);
}

/** The same, locked until the end of the transaction; open or frozen. */
export async function lockCart(db: DatabaseTransaction, reader: CartReader, cartId: string): Promise<Cart> {
  return reckonHeld(db, reader, await lockCartFor(db, reader, cartId));
}

/**
 * An open cart to be ordered: the cart and the stock its goods may be taken from are locked, then it is reckoned
 * once.
 */
export async function lockCartToOrder(
  db: DatabaseTransaction,
  reader: CartReader,
  cartId: string,
): Promise<{ cart: Cart; shelves: Shelves }> {
  const held = await lockOpenCart(db, reader, cartId);
  const { shopCode } = held;
  const skus = new Set(held.lines.map(({ articleSku }) => articleSku));
  const places = shopCode === null ? [] : placesFor(held.cart.shippingMethod, shopCode);
  const shelves: Shelves = skus.size === 0 ? new Map() : await stocksHeld(db, places, [...skus]);
  return { cart: await reckonHeld(db, reader, held, shelves.get(shopCode ?? '')), shelves };
}

/** Whose it is has been asked before: its lines alone, without prices. */
export function linesOfCart(db: Database, cartId: string): Promise<CartLine[]> {
  return selectLines(db, cartId);
}

/** The cart a customer has under way, if any. */
export function cartIdOf(db: Database, customerId: number): Promise<string | undefined> {
  return selectCustomerCartId(db, customerId);
}

/** The site its goods were bought for before, '' for several; null when there is none, or it was another company's. */
export async function proposedRefOf(
  db: Database,
  cartId: string,
  owner: { companyId: number | null; customerId: number },
): Promise<string | null> {
  return selectProposedRef(db, cartId, ownerOfRefs(owner));
}

/** Whose open cart it is, null for a visitor's; undefined when there is none under way. */
export function ownerOfOpenCart(db: Database, cartId: string): Promise<number | null | undefined> {
  return selectOwner(db, cartId);
}

/** The contract's shape, for the viewer. */
export function cartAnswer(
  cart: Cart,
  { viewer, shopToken }: { viewer: Viewer; shopToken: string | undefined },
  catalogue: Catalogue,
): CartView {
  return cartView(cart, { viewer, shopToken, catalogue });
}

/** Whether a viewer with this shop token, or none, may read e-mail and address. */
export function readsContact(cart: Cart, shopToken: string | undefined): boolean {
  return mayReadContact(cart, shopToken);
}

/** These want the cart locked. Each answers false when it is not in the state it should leave. */
export function closeCart(db: DatabaseTransaction, cartId: string, now: Date): Promise<boolean> {
  return updateState(db, { id: cartId, from: 'open', to: 'closed', now });
}

export function freezeCart(db: DatabaseTransaction, cartId: string, now: Date): Promise<boolean> {
  return freeze(db, { id: cartId, now });
}

export function unfreezeCart(db: DatabaseTransaction, cartId: string, now: Date): Promise<boolean> {
  return unfreeze(db, { id: cartId, now });
}

/** The same with what its owner had put in: whatever was changed while it was frozen is undone. */
export function giveCartBack(db: DatabaseTransaction, cartId: string, now: Date): Promise<boolean> {
  return giveBack(db, { id: cartId, now });
}

/** Sets a locked cart apart: its owner fills another one. */
export function setCartApart(db: DatabaseTransaction, cartId: string): Promise<void> {
  return updateApart(db, { id: cartId, isApart: true });
}

export function cartsApart(db: Database, customerId: number): Promise<ApartCart[]> {
  return selectApartCarts(db, customerId);
}

/** Makes a locked cart the current one; false when another one is current and does not make room. */
export function restoreCart(
  db: DatabaseTransaction,
  cart: { cartId: string; customerId: number; now: Date },
  room: { makesRoom: boolean },
): Promise<boolean> {
  return restoreApartCart(db, cart, room);
}

/** After an order: the latest editable cart that was set apart becomes the current one. */
export function restoreLastCart(db: DatabaseTransaction, customerId: number, now: Date): Promise<void> {
  return restoreLastApartCart(db, customerId, now);
}

/**
 * Of an order that came to nothing. A customer who has filled another cart meanwhile finds the lines in that one:
 * the answer is the id of the cart to go on with.
 */
export function reopenCart(db: DatabaseTransaction, cartId: string, now: Date): Promise<string | null> {
  return reopen(db, cartId, now);
}

/** Writes contact, addresses and methods of a locked cart and reckons it again. */
export function writeDetails(
  db: DatabaseTransaction,
  reader: CartReader,
  cart: Cart,
  details: CartDetails,
): Promise<Cart> {
  return detailCart(db, reader, cart, details);
}

/** The total shown to the buyer other than in an answer with the cart in it. */
export function noteShownTotal(db: Database, cartId: string, ttcCents: number): Promise<void> {
  return updateShownTotal(db, cartId, ttcCents);
}

/** Counts the cart’s coupon as used; false, for the caller to roll back, when it was used up meanwhile. */
export function useCoupon(db: DatabaseTransaction, cart: Cart, now: Date): Promise<boolean> {
  return countUse(db, cart, now);
}

/** Of an order that came to nothing. */
export function giveCouponBack(db: DatabaseTransaction, cartId: string): Promise<void> {
  return deleteUse(db, cartId);
}

/** Gives the buyer of an order what its testers cost, on a tin in the same tint; once, however often it is asked. */
export function creditTesters(
  db: DatabaseTransaction,
  order: CreditedOrder,
  terms: CreditTerms,
): Promise<void> {
  return creditTestersOf(db, order, terms);
}

/** What an order's testers give, for the mail about it. */
export async function creditsOfOrder(db: Database, orderId: number): Promise<PlacedCredit[]> {
  const credits = await selectCreditsOfOrder(db, orderId);
  const isAwaited = credits.length > 0 && (await standingOf(db, orderId)) === 'awaited';
  return credits.map(({ code, tint, valueHt, validTo }) => ({ code, tint, valueHt, validTo, isAwaited }));
}

/** While the cart is frozen, only the head of the company changes it. */
export function changeFrozenCart(
  db: DatabaseTransaction,
  reader: CartReader,
  cartId: string,
  change: FrozenChange,
): Promise<Cart> {
  return changeFrozen(db, reader, cartId, change);
}

/** The asker changes the cart from the version it submitted; the cart stays frozen. */
export function changeSubmittedCart(
  db: DatabaseTransaction,
  reader: CartReader,
  cartId: string,
  changes: readonly SubmittedChange[],
): Promise<Cart> {
  return changeSubmitted(db, reader, cartId, changes);
}

/** Freezes current prices for the current quantities, until then. */
export function holdPrices(db: DatabaseTransaction, { cart, lines }: Cart, until: Date): Promise<void> {
  const held = lines.flatMap(({ line, price }) =>
    price === null ? [] : [{ lineUid: line.uid, quantity: line.quantity, unitHt: price.unitHt }],
  );
  return replaceApprovedPrices(db, cart.id, held, until);
}

/** An imported cart; null when the customer already has one. */
export function importCart(db: Database, cart: ImportedCart): Promise<string | null> {
  return insertImportedCart(db, cart);
}

/** Prices and checks the lines for another store; answers the cart to go on with. */
export function moveCart(db: Database, cartMove: CartMove, now: Date): Promise<string | null> {
  return move(db, cartMove, now);
}

/** The same for a locked open cart of any owner: prices, checks and notices at that store. */
export function moveCartToShop(
  db: DatabaseTransaction,
  reader: CartReader,
  { cart }: Cart,
  shopCode: string,
): Promise<Cart> {
  return moveHeld(db, reader, cart, shopCode);
}

/** The cart at another store or with another method, without writing anything. */
export function imagineCart(
  db: Database,
  reader: CartReader,
  { cart, lines }: Cart,
  { shopCode, shipping }: ImaginedCart,
): Promise<Cart> {
  const told = lines.map(({ line }) => line);
  return reckonHeld(db, reader, { cart: { ...cart, ...shippingOn(shipping) }, lines: told, shopCode });
}

/** Numbers of the quotations an order of this cart accepts, with how many lines each. */
export function quotationsIn({ lines }: Cart): Map<string, number> {
  const numbers = lines.flatMap(({ line: { quoted } }) => (quoted ? [quoted.quotation] : []));
  return new Map([...Map.groupBy(numbers, (number) => number)].map(([number, all]) => [number, all.length]));
}
