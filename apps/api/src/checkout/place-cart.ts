// From a cart to an order, in one transaction: everything is done, or nothing is.
import { randomUUID } from 'node:crypto';
import { closeCart, useCoupon } from '../cart/cart.ts';
import type { Context } from '../context.ts';
import { accountOf } from '../customers/customers.ts';
import type { DatabaseTransaction } from '../database/tables.ts';
import { Refusal } from '../errors.ts';
import { announceOrder, cardTries, recordOrder } from '../orders/orders.ts';
import { stocksHeld, takeFromStock } from '../stock/stock.ts';
import { can } from '@nuancier/domain/customers/policy.ts';
import { cartReader, checkoutOf, lockOpenCart } from './change-checkout.ts';
import { insertPayment } from './checkout-store.ts';
import { judgeOrder, refuseOtherTotal } from './judge-order.ts';
import { orderDraft, shelvedArticles } from './order-draft.ts';
import type { Buyer } from './order-draft.ts';
import { payerOf } from './payer.ts';

export const CURRENCY = 'EUR';
const HOUR_MS = 60 * 60_000;
const MOST_CARD_TRIES = 10;

export type PlaceContext = Pick<
  Context,
  'db' | 'viewer' | 'shopToken' | 'now' | 'site' | 'cardPayments' | 'orderSecret'
>;

/**
 * Rows are taken in the same order by everybody: the cart, stock in byte order, the coupon, the company, the year's
 * counter. `shownCents`: what the buyer saw, if it said so.
 */
export async function placeCart(
  db: DatabaseTransaction,
  context: PlaceContext,
  { cartId, shownCents }: { cartId: string; shownCents: number | null },
): Promise<string> {
  const now = context.now();
  const reader = { ...cartReader(context), now };
  const held = await lockOpenCart(db, reader, cartId);
  if (held.lines.length === 0) throw new Refusal('CHECKOUT_CART_EMPTY');
  const skus = [...new Set(held.lines.map(({ line }) => line.articleSku))];
  const stocks = held.shopCode === null ? new Map() : await stocksHeld(db, held.shopCode, skus);
  // Reckoned again behind the stock: what was on the shelf a moment ago may be sold.
  const checkout = await checkoutOf(db, await lockOpenCart(db, reader, cartId));
  const { reckoned, record, shop } = checkout;
  const buyer = await buyerOf(db, context);
  if (!(await useCoupon(db, reckoned, now))) throw new Refusal('COUPON_INVALID');
  const payer = await payerOf(db, context, reckoned.cart.paymentMethod === 'on_account');
  const hasEmail = buyer.account !== null || reckoned.cart.email !== null;
  const judged = judgeOrder(context, checkout, { payer, hasEmail });
  if (judged.method === 'card') await refuseCardTrier(db, reckoned.cart, now);
  refuseOtherTotal(context.viewer, shownCents ?? record.shownTtc, reckoned);
  if (shop === undefined) throw new Refusal('CHECKOUT_SHIPPING_MISSING');
  const taken = shelvedArticles(reckoned.lines, stocks);
  if (!(await takeFromStock(db, shop.code, taken))) throw new Refusal('INSUFFICIENT_STOCK');
  if (!(await closeCart(db, cartId, now))) throw new Refusal('CART_NOT_FOUND');
  const shelved = new Set(taken.map(({ sku }) => sku));
  const draft = orderDraft({ reckoned, record, shop, judged, buyer, shelved, now });
  const { id, number } = await recordOrder(db, draft);
  if (judged.method === 'card') {
    const { provider } = context.cardPayments;
    const amountCents = draft.sums.totalTtc;
    await insertPayment(db, {
      id: randomUUID(),
      orderId: id,
      provider,
      amountCents,
      currency: CURRENCY,
      now,
    });
    return number;
  }
  // Paid by card, an order is announced when the bank has confirmed.
  await announceOrder(db, number, now);
  return number;
}

/** Stolen cards are tried out where nobody counts. */
async function refuseCardTrier(
  db: DatabaseTransaction,
  { id, customerId }: { id: string; customerId: number | null },
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - HOUR_MS);
  if ((await cardTries(db, { cartId: id, customerId, since })) >= MOST_CARD_TRIES)
    throw new Refusal('TOO_MANY_ATTEMPTS');
}

async function buyerOf(db: DatabaseTransaction, { viewer }: PlaceContext): Promise<Buyer> {
  if (viewer.kind === 'visitor' || !can(viewer, 'use-account')) return { viewer, account: null };
  return { viewer, account: (await accountOf(db, viewer.customerId)) ?? null };
}
