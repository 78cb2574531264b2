// The door of the orders capability: recording an order, moving it along, and reading it.
import { orderNumber } from '@nuancier/domain/orders/order-number.ts';
import { judgeStatus, partsImpliedBy, wholeRest } from '@nuancier/domain/orders/order-parts.ts';
import type { PartKind, StatusRefusal } from '@nuancier/domain/orders/order-parts.ts';
import { paymentRules } from '@nuancier/domain/checkout/payment-methods/payment-methods.ts';
import { orderStanding } from '@nuancier/domain/orders/order-standing.ts';
import type { OrderStanding } from '@nuancier/domain/orders/order-standing.ts';
import { statusFacts } from '@nuancier/domain/orders/order-status.ts';
import type { OrderStatus } from '@nuancier/domain/orders/order-status.ts';
import { paymentOnCancelling } from '@nuancier/domain/orders/payment-state.ts';
import type { PaymentState } from '@nuancier/domain/orders/payment-state.ts';
import { accept, refuse } from '@nuancier/domain/refusal.ts';
import type { Verdict } from '@nuancier/domain/refusal.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import type { Database, DatabaseTransaction } from '../database/tables.ts';
import { giveBackToStock } from '../stock/stock.ts';
import type { Packs } from '../stock/stock.ts';
import { followPickupCode } from './hand-over/follow-pickup-code.ts';
import { isTold, tellOrderPlaced, tellPayment, tellRefund, tellStatus } from './news/order-events.ts';
import { notifyOrderPlaced, notifyRefund, notifyStatusChanged } from './news/order-news.ts';
import type { PlacedOrder, Refund } from './news/order-news.ts';
import { notifyStoreOfCancelling, notifyStoreOfOrder } from './news/store-news.ts';
import type { CancelledBy } from './news/store-news.ts';
import { insertParts } from './records/order-parts-store.ts';
import { linePartsOf } from './records/order-record.ts';
import type { Order, OrderDraft, OrderLine } from './records/order-record.ts';
import { selectHasOrdered, selectStandings, sumSpent } from './records/order-reader-store.ts';
import { selectOrderForUpdate, selectOrder } from './records/orders-read-store.ts';
import {
  countCardOrders,
  insertStatusChange,
  movePayment,
  moveStatus,
  takeNth,
  updateOwner,
} from './records/orders-store.ts';
import { closeReductions } from './records/reductions-store.ts';
import { insertOrder } from './records/placed-orders-store.ts';
import { closeReturns, closeReturnsOfCancelled } from './returns/close-returns.ts';

export { skipNumbers as skipOrderNumbers } from './records/orders-store.ts';
export { moveCustomerInOrders } from './orders-merging-store.ts';
export { eraseCustomerInOrders, forgetSignatures, personalDataInOrders } from './orders-privacy-store.ts';

export type {
  Order,
  OrderDraft,
  OrderLine,
  OrderLineDraft,
  OrderPostalAddress,
  TintMade,
} from './records/order-record.ts';
export type { PlacedCredit } from './news/order-news.ts';
export { linePartsOf } from './records/order-record.ts';
export { buyerSeesPrices } from './view/buyer-sees-prices.ts';
export { nameOfLine } from './view/name-of-line.ts';
export { orderCopy } from './view/order-copy.ts';
export { staffCopy } from './view/staff-copy.ts';
export { selectClientCodes as orderClientCodes } from './records/order-facts-store.ts';
export { oneLine } from './news/mail-destination.ts';
export { acknowledgementsOf, acknowledgeOrders, markOrdersRead } from './operations/acknowledge-orders.ts';
export type { Acknowledgement } from './operations/acknowledge-orders.ts';
export { selectPromised as promisedPacks } from './records/order-reader-store.ts';
export { customerOrder, orderSeenBy, ordersSeenBy } from './operations/customer-order.ts';
export { tintSeenBy } from './operations/customer-tints.ts';
export { buyersOrderView, guestOrderView, ownOrderView } from './order-answer.ts';
export type { OrderItemView } from './view/order-item-view.ts';
export type { OrderView } from './view/orders-view.ts';
export { addressView as orderAddressView } from './view/orders-view.ts';
export {
  selectHabits as habitsOf,
  selectLastPlace as lastPlaceOf,
  selectPurchaseOrders as purchaseOrdersOf,
  selectRefs as refsOf,
} from './history/habits-store.ts';
export { selectCardLeft as cardLeftOf } from './records/card-money-store.ts';
export { promiseOf } from './view/promise-of.ts';
export { actOnce, actOnOrder, orderAfter, orderToAct } from './desk/act-on-order.ts';
export { lastRefundWords, tooMuchWords } from './desk/given-back-words.ts';
export { exchangeLine, refuseOddSums, substitutedLine } from './exchange-line.ts';
export { tellSubstitute } from './news/order-events.ts';
export { notifySubstitute, substituteReader } from './news/substitute-news.ts';
export { actOnReturnOnce, orderNumberOfReturn, returnAfter } from './returns/act-on-return.ts';
export { refuseUndue } from './returns/pay-return.ts';
export { actorOf } from '../request/once-for-staff.ts';
export { readReason } from '../request/read-reason.ts';

/** What these customers have ordered from then on, before tax, in cents; what was cancelled does not count. */
export function spentSince(
  db: Database,
  customerIds: readonly number[],
  since: Date,
): Promise<ReadonlyMap<number, number>> {
  return sumSpent(db, customerIds, since);
}

/** The number is drawn last: from there on orders are placed one after the other. */
export async function recordOrder(
  db: DatabaseTransaction,
  draft: OrderDraft,
): Promise<{ id: number; number: string }> {
  const year = Number(localMoment(draft.placedAt).date.slice(0, 4));
  const number = orderNumber(year, await takeNth(db, year));
  return { id: await insertOrder(db, number, draft), number };
}

/** To the merchant's systems, by mail to a buyer who accepts it, and to the store or else to `contactEmail`. */
export async function announceOrder(
  db: DatabaseTransaction,
  order: PlacedOrder,
  { now, contactEmail }: { now: Date; contactEmail: string },
): Promise<void> {
  await tellOrderPlaced(db, order.number, now);
  await notifyOrderPlaced(db, order, now);
  await notifyStoreOfOrder(db, order, { now, contactEmail });
}

/** Locked until the transaction ends. */
export function lockOrder(db: DatabaseTransaction, number: string): Promise<Order | undefined> {
  return selectOrderForUpdate(db, number);
}

export { selectOrdersNamed as ordersNamed } from './records/orders-read-store.ts';

export function findOrder(db: Database, number: string): Promise<Order | undefined> {
  return selectOrder(db, { kind: 'shop' }, number);
}

/** Whether there is an order, not cancelled, by this person, its company, or with its address. */
export function hasOrdered(
  db: Database,
  buyer: { customerId: number | null; email: string | null },
): Promise<boolean> {
  return selectHasOrdered(db, buyer);
}

/** Of orders as they are now; an order that is gone stands for nothing. */
export async function standingsOf(
  db: Database,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, OrderStanding>> {
  const rows = await selectStandings(db, orderIds);
  return new Map(
    [...rows].map(([id, { paymentMethod, ...order }]) => [
      id,
      orderStanding({ ...order, isOnAccount: paymentRules[paymentMethod].spendsCredit }),
    ]),
  );
}

export async function standingOf(db: Database, orderId: number): Promise<OrderStanding> {
  return (await standingsOf(db, [orderId])).get(orderId) ?? 'void';
}

/**
 * The order must be locked. Cancelling returns the goods to stock and makes what the card paid due back. The buyer is
 * mailed, unless silently.
 */
export async function changeStatus(
  db: DatabaseTransaction,
  order: Order,
  to: OrderStatus,
  by: CancelledBy & { silently?: boolean },
): Promise<Verdict<Order, StatusRefusal>> {
  const judged = judgeStatus(order, order.lines, to);
  if (!judged.ok) return judged;
  const receivedAt = statusFacts(to).isReceived ? by.now : null;
  if (!(await moveStatus(db, order.id, order.status, to, receivedAt))) return refuse('STATUS_CHANGE_REFUSED');
  await insertStatusChange(db, { orderId: order.id, from: order.status, to, at: by.now, author: by.author });
  if (to === 'ANNULEE')
    await giveBackToStock(db, {
      orderNumber: order.number,
      packs: shelvedPacks(order),
      now: by.now,
      isTold: isTold(order),
    });
  const kind = partsImpliedBy(to);
  const rest = kind === null ? [] : wholeRest(order.lines.map(linePartsOf), kind);
  if (kind !== null && rest.length > 0)
    await insertParts(db, { orderId: order.id, kind, lines: rest, at: by.now, author: by.author });
  const lines = order.lines.map((line) => withRest(line, kind));
  const paymentState = to === 'ANNULEE' ? paymentOnCancelling(order.paymentState) : order.paymentState;
  const isOwed = paymentState !== order.paymentState;
  if (isOwed) await setPaymentState(db, order, paymentState);
  const moved = await followPickupCode(db, { ...order, status: to, paymentState, lines });
  if (isTold(order)) await tellStatus(db, order, { from: order.status, now: by.now });
  if (isOwed) await tellPayment(db, order.number, paymentState, by.now);
  if (by.silently !== true) await notifyStatusChanged(db, moved, by.now);
  if (to === 'ANNULEE') {
    await closeReductions(db, order.id, by.now);
    await closeReturnsOfCancelled(db, order, by);
    await notifyStoreOfCancelling(db, order, by);
  }
  return accept(moved);
}

function withRest(line: OrderLine, kind: PartKind | null): OrderLine {
  if (kind === null) return line;
  return {
    ...line,
    prepared: line.quantity - line.released,
    handedOver: kind === 'HANDED_OVER' ? line.quantity - line.released : line.handedOver,
  };
}

/** The order must be locked; a state it is no longer in is a fault of the caller. */
export async function setPaymentState(
  db: DatabaseTransaction,
  order: Order,
  to: PaymentState,
): Promise<void> {
  if (!(await movePayment(db, order.id, order.paymentState, to)))
    throw new Error(`The payment of ${order.number} is no longer ${order.paymentState}`);
}

/** What the bank has said of it, for the merchant's systems. */
export function announcePayment(
  db: DatabaseTransaction,
  { number }: Order,
  to: PaymentState,
  now: Date,
): Promise<void> {
  return tellPayment(db, number, to, now);
}

/** To the merchant's systems, and by mail to the buyer. What it was given back for is settled with it. */
export async function announceRefund(
  db: DatabaseTransaction,
  order: Order,
  { withdrawalId, author: by, ...refund }: Refund & { withdrawalId: number | null; author: string },
): Promise<void> {
  await closeReturns(db, order, { ...refund, withdrawalId, by });
  await closeReductions(db, order.id, refund.now);
  await tellRefund(db, order.number, refund);
  await notifyRefund(db, order, { ...refund, returnId: withdrawalId });
}

/** Gives a guest's order to the buyer's new account. False when it belongs to one already. */
export function giveOrderTo(db: DatabaseTransaction, number: string, customerId: number): Promise<boolean> {
  return updateOwner(db, number, customerId);
}

/** Number of card payments attempted since then. */
export function cardTries(
  db: Database,
  tried: { cartId: string; customerId: number | null; since: Date },
): Promise<number> {
  return countCardOrders(db, tried);
}

/** What was taken from the shelves; tints of one article are one heap. */
function shelvedPacks({ shopCode, lines }: Order): Packs[] {
  // What was released is on its shelf already.
  const taken = lines.filter(({ fromStock, released }) => fromStock > 0 && released === 0);
  const heaps = Map.groupBy(taken, ({ articleSku, stockPlace }) => `${stockPlace ?? shopCode} ${articleSku}`);
  return [...heaps.values()].flatMap((heap) => {
    const [first] = heap;
    if (first === undefined) return [];
    const packs = heap.reduce((sum, { fromStock }) => sum + fromStock, 0);
    return [{ place: first.stockPlace ?? shopCode, sku: first.articleSku, packs }];
  });
}
