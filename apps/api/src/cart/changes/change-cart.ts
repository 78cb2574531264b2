// The one way a cart is changed: locked, judged, written and reckoned with its new prices.
import { refOfRest } from '@nuancier/domain/cart/order-again.ts';
import type { ProposedRef } from '@nuancier/domain/cart/order-again.ts';
import { releaseTouched } from '@nuancier/domain/cart/quoted-lines.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import type { Database, DatabasePool, DatabaseTransaction } from '../../database/tables.ts';
import { approvedPricesOf } from '../totals/approved-price.ts';
import { areFactsOf, gatherFacts } from '../totals/article-facts.ts';
import type { Facts } from '../totals/article-facts.ts';
import { saveCart } from '../records/cart-lines-store.ts';
import { lockOpenCart } from '../access/cart-reader.ts';
import type { CartReader, HeldCart } from '../access/cart-reader.ts';
import type { CartLine, CartRecord, Notice } from '../records/cart-record.ts';
import { couponOf } from '../coupons/coupon-of-cart.ts';
import { reckonCart } from '../totals/reckon-cart.ts';
import type { ReckonedCart } from '../totals/reckon-cart.ts';

export type CartDraft = {
  lines: readonly CartLine[];
  couponCode: string | null;
  /** what the lines were judged by: asked again only if they came out otherwise */
  facts?: Facts;
  notices?: readonly Notice[];
  /** the buyer does not see this answer: its total does not count as shown */
  keepsShownTotal?: boolean;
  /** where goods of a site come in */
  proposedRef?: ProposedRef | null | undefined;
};

export type Judge = (db: Database, held: HeldCart) => Promise<CartDraft> | CartDraft;

export function changeCart(
  db: DatabasePool,
  reader: CartReader,
  cartId: string,
  judge: Judge,
): Promise<ReckonedCart> {
  return db.transaction().execute((transaction) => changeCartWithin(transaction, reader, cartId, judge));
}

/** Within the caller's transaction: the cart stays locked until it ends. */
export async function changeCartWithin(
  db: DatabaseTransaction,
  reader: CartReader,
  cartId: string,
  judge: Judge,
): Promise<ReckonedCart> {
  const held = await lockOpenCart(db, reader, cartId);
  return writeCart(db, reader, held, await judge(db, held));
}

/** A coupon the cart no longer earns is removed; shown prices are stored, so that a later change can be announced. */
export async function writeCart(
  db: Database,
  reader: CartReader,
  { cart, shopCode, lines: before }: HeldCart,
  {
    lines: wished,
    couponCode,
    facts: known,
    notices = [],
    keepsShownTotal = false,
    proposedRef = cart.proposedRef,
  }: CartDraft,
): Promise<ReckonedCart> {
  const { lines, released } = releaseTouched(before, wished);
  const isKnown = known !== undefined && areFactsOf(known, lines);
  const facts = isKnown ? known : await gatherFacts(db, { ...reader, shopCode }, lines);
  const coupon = await couponOf(db, couponCode, cart);
  const day = localMoment(reader.now).date;
  const approved = await approvedPricesOf(db, reader, cart.id);
  const reckoned = reckonCart({ cart, shopCode, lines, facts, coupon, day, approved });
  const changedCart: CartRecord = {
    ...cart,
    shopCode,
    couponCode: reckoned.coupon?.code ?? null,
    notices: [...notices, ...released.map(releaseNotice), ...couponNotice(couponCode, reckoned)],
    shownTtc: keepsShownTotal ? cart.shownTtc : reckoned.totals.total.including,
    proposedRef: refOfRest(proposedRef, lines),
  };
  const shownLines = reckoned.lines.map((one) => ({
    ...one,
    line: { ...one.line, shownHt: one.price?.unitHt ?? null },
  }));
  const after = shownLines.map(({ line }) => line);
  await saveCart(db, { ...changedCart, now: reader.now }, before, after);
  return { ...reckoned, cart: changedCart, lines: shownLines };
}

function releaseNotice(name: string): Notice {
  return { code: 'QUOTATION_RELEASED', lineUid: null, name };
}

function couponNotice(couponCode: string | null, { coupon }: ReckonedCart): Notice[] {
  if (couponCode === null || coupon !== null) return [];
  return [{ code: 'COUPON_REMOVED', lineUid: null, name: couponCode }];
}
