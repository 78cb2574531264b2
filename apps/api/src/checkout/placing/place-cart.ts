// From a cart to an order, in one transaction: everything is done, or nothing is.
import { randomUUID } from 'node:crypto';
import { allowed } from '../../refusals/allowed.ts';
import { lockedBudgetLeft, isApproved, noteOrdered } from '../../approvals/approvals.ts';
import {
  closeCart,
  creditsOfOrder,
  creditTesters,
  lockCartToOrder,
  quotationsIn,
  restoreLastCart,
  useCoupon,
} from '../../cart/cart.ts';
import type { Cart } from '../../cart/cart.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { accountOf, endShopOnce } from '../../customers/customers.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { announceOrder, cardTries, recordOrder } from '../../orders/orders.ts';
import type { OrderDraft } from '../../orders/orders.ts';
import { acceptQuotation, noteOrderOf, tellQuotationsAccepted } from '../../quotations/quotations.ts';
import { deliveryRhythm, testerCreditTerms } from '../../site/site.ts';
import { noteSale, takeFromStock } from '../../stock/stock.ts';
import type { Shelves } from '../../stock/stock.ts';
import { arrivalsFrom } from '../../stores/stores.ts';
import type { ArrivalTerms } from '../../stores/stores.ts';
import type { Arrival } from '@nuancier/domain/arrivals/arrival.ts';
import {
  isPaymentMethod,
  paymentRules,
  waitsForBank,
} from '@nuancier/domain/checkout/payment-methods/payment-methods.ts';
import type { PaymentPort } from '@nuancier/domain/checkout/payment-methods/payment-rule.ts';
import type { Viewer } from '@nuancier/domain/customers/rights/permissions.ts';
import { can } from '@nuancier/domain/customers/rights/policy.ts';
import { judgeWish, possibleWishes } from '@nuancier/domain/arrivals/wished-arrival.ts';
import { HOUR_MS } from '@nuancier/domain/durations.ts';
import { companyBilling } from '../addresses/cart-address.ts';
import { cartReader, checkoutOf } from '../steps/change-checkout.ts';
import { insertPayment } from '../steps/checkout-store.ts';
import { withFreeLines } from '../shipping/with-free-lines.ts';
import { judgeOrder, refuseOtherTotal } from './judge-order.ts';
import { orderDraft, takenArticles, wishedArticles } from './order-draft.ts';
import type { Buyer } from './order-draft.ts';
import { payerOf } from '../payment/payer.ts';
import type { OpenPayment } from '../payment/payment-store.ts';

export const CURRENCY = 'EUR';
const MOST_CARD_TRIES = 10;

export type PlaceContext = Pick<
  CheckoutContext,
  'db' | 'viewer' | 'shopToken' | 'now' | 'site' | 'cardPayments' | 'orderSecret' | 'contactEmail'
>;

export type PlacedCart = {
  number: string;
  /** to be paid by card; none otherwise */
  payment: OpenPayment | null;
};

export type Placement = {
  cartId: string;
  /** the total the buyer saw, if the client sent it */
  shownCents: number | null;
  /** whose rights pay for it and who places it: the buyer, or the decider */
  paidBy?: Viewer;
  /** a lost wish does not refuse the order: it is placed for the earliest date, and the mail says so */
  dropsLostWish?: boolean;
};

/**
 * Rows are locked in one order everywhere: the cart, stock in byte order, the coupon, the company, the quotations,
 * the year's counter.
 */
export async function placeCart(
  db: DatabaseTransaction,
  context: Pick<
    PlaceContext,
    'db' | 'viewer' | 'shopToken' | 'now' | 'site' | 'cardPayments' | 'contactEmail'
  >,
  { cartId, shownCents, paidBy = context.viewer, dropsLostWish = false }: Placement,
): Promise<PlacedCart> {
  const now = context.now();
  const { cart: reckoned, shelves } = await lockCartToOrder(db, { ...cartReader(context), now }, cartId);
  if (reckoned.lines.length === 0) throw new Refusal('CHECKOUT_CART_EMPTY');
  const checkout = await checkoutOf(db, reckoned);
  const { record, shop } = checkout;
  const buyer = await buyerOf(db, context);
  if (!(await useCoupon(db, reckoned, now))) throw new Refusal('COUPON_INVALID');
  const payer = await payerOf(db, { ...context, viewer: paidBy }, spendsCredit(reckoned.cart.paymentMethod));
  const hasEmail = buyer.account !== null || reckoned.cart.email !== null;
  const approved = await isApproved(db, context.viewer, reckoned);
  const budgetLeftCents = approved ? null : await lockedBudgetLeft(db, context.viewer, now);
  const facts = { payer, hasEmail, isApproved: approved, budgetLeftCents };
  const judged = judgeOrder(context, checkout, facts);
  if (waitsForBank(judged.method)) await refuseCardTrier(db, reckoned.cart, now);
  refuseOtherTotal(context.viewer, shownCents ?? reckoned.cart.shownTtc, reckoned);
  if (shop === undefined) throw new Refusal('CHECKOUT_SHIPPING_MISSING');
  const arrivals = arrivalsHeld(shelves, reckoned, { shop, rhythm: deliveryRhythm(context.site), now });
  const { wished: wish, lost: lostWish } = judgeWish(
    record.wish,
    possibleWishes(judged.mode, arrivals, shop),
  );
  if (lostWish !== null && !dropsLostWish) throw new Refusal('WISH_LOST');
  const taken = takenArticles(reckoned.lines, shelves, { mode: judged.mode, store: shop.code });
  const lowAt = context.site.settings.stock_low_at;
  if (!(await takeFromStock(db, taken, { now, lowAt }))) throw new Refusal('INSUFFICIENT_STOCK');
  if (!(await closeCart(db, cartId, now))) throw new Refusal('CART_NOT_FOUND');
  const accepted = await acceptQuoted(db, context, reckoned, now);
  const company = await companyBilling({ db, viewer: context.viewer });
  const draft = orderDraft({ reckoned, record, shop, judged, buyer, company, taken, arrivals, wish, now });
  const { id, number } = await recordOrder(db, draft);
  await noteSale(db, { orderNumber: number, packs: taken, now });
  if (accepted.length > 0) await noteOrderOf(db, accepted, { orderNumber: number, now });
  const by = paidBy.kind === 'customer' ? paidBy.customerId : null;
  await noteOrdered(db, context.viewer, reckoned, { orderNumber: number, by, now });
  if (reckoned.cart.customerId !== null) {
    await restoreLastCart(db, reckoned.cart.customerId, now);
    await endShopOnce(db, reckoned.cart.customerId);
  }
  const credit = testerCreditTerms(context.site);
  if (credit !== null) await creditTesters(db, { ...draft, id }, credit);
  const { waitsFor } = paymentRules[judged.method];
  if (waitsFor !== null) return { number, payment: await openAt[waitsFor](db, context, { ...draft, id }) };
  // What waits for the bank is announced when it has confirmed.
  await announceOrder(
    db,
    { ...draft, number, lostWish, credits: await creditsOfOrder(db, id) },
    { now, contactEmail: context.contactEmail },
  );
  const { site, contactEmail } = context;
  if (accepted.length > 0) await tellQuotationsAccepted(db, number, { site: site.code, contactEmail, now });
  return { number, payment: null };
}

function spendsCredit(method: string | null): boolean {
  return method !== null && isPaymentMethod(method) && paymentRules[method].spendsCredit;
}

/** Line by line, before anything is taken. */
function arrivalsHeld(shelves: Shelves, { lines }: Cart, terms: ArrivalTerms): Arrival[] {
  const articles = wishedArticles(lines);
  const arrivals = arrivalsFrom(shelves, articles, terms);
  const bySku = new Map(articles.map(({ sku }, at) => [sku, arrivals[at]]));
  const known = lines.map(({ line }) => bySku.get(line.articleSku) ?? { pickupAt: null, deliveryOn: null });
  return withFreeLines(lines, known);
}

async function openCardPayment(
  db: DatabaseTransaction,
  { cardPayments: { provider } }: Pick<PlaceContext, 'cardPayments'>,
  { id: orderId, sums, email }: OrderDraft & { id: number },
): Promise<OpenPayment> {
  const payment = { paymentId: randomUUID(), amountCents: sums.totalTtc, currency: CURRENCY };
  await insertPayment(db, { ...payment, orderId, provider });
  return { ...payment, email };
}

const openAt = { 'card-bank': openCardPayment } satisfies Record<PaymentPort, typeof openCardPayment>;

/** What was quoted is accepted by the order itself: accepted twice at once, one of the two orders is not placed. */
async function acceptQuoted(
  db: DatabaseTransaction,
  { viewer }: Pick<PlaceContext, 'viewer'>,
  reckoned: Cart,
  now: Date,
): Promise<string[]> {
  const quoted = [...quotationsIn(reckoned)].toSorted(([one], [other]) => (one < other ? -1 : 1));
  for (const [number, lines] of quoted) {
    // oxlint-disable-next-line no-await-in-loop -- rows are held in the order of numbers; seldom more than one
    if (!(await acceptQuotation(db, allowed(viewer, 'view-quotations'), { number, lines }, now)))
      throw new Refusal('QUOTATION_LAPSED');
  }
  return quoted.map(([number]) => number);
}

/** Unlimited attempts would invite testing of stolen cards. */
async function refuseCardTrier(
  db: DatabaseTransaction,
  { id, customerId }: { id: string; customerId: number | null },
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - HOUR_MS);
  if ((await cardTries(db, { cartId: id, customerId, since })) >= MOST_CARD_TRIES)
    throw new Refusal('TOO_MANY_ATTEMPTS');
}

async function buyerOf(db: DatabaseTransaction, { viewer }: Pick<PlaceContext, 'viewer'>): Promise<Buyer> {
  if (viewer.kind === 'visitor' || !can(viewer, 'use-account')) return { viewer, account: null };
  return { viewer, account: (await accountOf(db, viewer.customerId)) ?? null };
}
