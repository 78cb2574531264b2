// What a store hears of its orders, in the transaction that decides it: what to prepare, for when, for whom.
import { isFreeReference } from '@nuancier/domain/free-line.ts';
import { wishCode } from '@nuancier/domain/arrivals/wished-arrival.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import type { MailLine, StoreOrder } from '../../outbox/mail-pieces.ts';
import { queueMail } from '../../outbox/outbox.ts';
import { findShop } from '../../stores/stores.ts';
import type { Order, OrderDraft, OrderLine, OrderLineDraft } from '../records/order-record.ts';
import { selectPlacedBy } from '../records/order-reader-store.ts';
import { orderCopy } from '../view/order-copy.ts';
import { nameOfLine } from '../view/name-of-line.ts';
import { insertNotice, isOfStore, selectBuyerFacts, selectToldAt } from './order-notices-store.ts';
import type { DeliveryNth } from './order-notices-store.ts';
import { oneLine } from './mail-destination.ts';
import { isLeft } from './mail-parts.ts';

type NumberedOrder = OrderDraft & { number: string };

export async function notifyStoreOfOrder(
  db: DatabaseTransaction,
  order: NumberedOrder,
  { now, contactEmail }: { now: Date; contactEmail: string },
): Promise<void> {
  const shop = await findShop(db, order.shopCode);
  const to = shop?.email ?? contactEmail;
  if (!(await insertNotice(db, { number: order.number, kind: 'placed', sentTo: to, now }))) return;
  const variables = await storeOrder(db, order, shop?.titleLabel ?? order.shopCode);
  await queueMail(db, { template: 'store_order_placed', to, replyTo: order.email, variables }, now);
}

/** `staffId`: who of the staff cancels; none where another system, the bank or a customer does. */
export type CancelledBy = { author: string; now: Date; staffId?: number | null | undefined };

/** Only where it was told of the order, or has set something aside: goods may stand ready for nobody. */
export async function notifyStoreOfCancelling(
  db: DatabaseTransaction,
  order: Order,
  by: CancelledBy,
): Promise<void> {
  const { now } = by;
  const back = order.lines.flatMap((line) => backOf(line, line.picked + line.prepared - line.handedOver));
  const to = await storeToTell(db, order, { by, holds: back.length > 0 });
  if (to === null) return;
  if (!(await insertNotice(db, { number: order.number, kind: 'cancelled', sentTo: to, now }))) return;
  const variables = {
    orderNumber: order.number,
    buyer: await buyerName(db, order),
    refundDue: order.paymentState === 'paid',
    lines: order.lines.filter(isLeft).map((line) => lineOf(line)),
    prepared: back.length > 0,
    back,
  };
  await queueMail(db, { template: 'store_order_cancelled', to, replyTo: order.email, variables }, now);
}

/** Packs that the store has set aside and nobody will fetch: of a part of the order, while the rest goes on. */
export async function notifyStoreOfPacksBack(
  db: DatabaseTransaction,
  order: Order,
  packs: readonly { line: OrderLine; back: number }[],
  by: CancelledBy & { reason?: string | undefined },
): Promise<void> {
  const lines = packs.flatMap(({ line, back }) => backOf(line, back));
  if (lines.length === 0) return;
  const to = await storeToTell(db, order, { by, holds: true });
  if (to === null) return;
  const { author, reason = null, now } = by;
  const variables = {
    orderNumber: order.number,
    buyer: await buyerName(db, order),
    by: author,
    reason,
    lines,
  };
  await queueMail(db, { template: 'store_lines_cancelled', to, replyTo: order.email, variables }, now);
}

/** Whoever is of the store knows. An order of another system is told of where its packs stand, and to the desk alone. */
async function storeToTell(
  db: DatabaseTransaction,
  { id, shopCode }: Order,
  { by: { staffId = null }, holds }: { by: CancelledBy; holds: boolean },
): Promise<string | null> {
  if (staffId !== null && (await isOfStore(db, { staffId, shopCode }))) return null;
  const told = await selectToldAt(db, id);
  if (told !== null || staffId === null || !holds) return told;
  return (await findShop(db, shopCode))?.email ?? null;
}

function backOf(line: OrderLine, back: number): MailLine[] {
  return back > 0 ? [lineOf({ ...line, quantity: back, fromStock: back, delivery: null })] : [];
}

export async function notifyStoreOfPromise(
  db: DatabaseTransaction,
  order: Order,
  { step, delivery, now }: { step: 'near' | 'late'; delivery: DeliveryNth; now: Date },
): Promise<boolean> {
  const to = await selectToldAt(db, order.id);
  if (to === null) return false;
  if (!(await insertNotice(db, { number: order.number, kind: step, delivery, sentTo: to, now })))
    return false;
  const variables = {
    ...(await storeOrder(db, order, order.shopCode)),
    lines: leftLines(order, delivery),
    step,
  };
  await queueMail(db, { template: 'store_order_late', to, replyTo: order.email, variables }, now);
  return true;
}

/** What is still to prepare, or to send with that delivery. */
function leftLines({ lines, mode, firstDeliveryOn }: Order, delivery: DeliveryNth): MailLine[] {
  return lines.flatMap((line) => {
    if (firstDeliveryOn !== null && deliveryOf(line) !== delivery) return [];
    const left = line.quantity - (mode === 'EMP' ? line.prepared : line.handedOver);
    return left > 0 ? [lineOf({ ...line, quantity: left })] : [];
  });
}

/** What leaves with the first of two deliveries; all else waits for the second. */
export function deliveryOf({ delivery }: Pick<OrderLineDraft, 'delivery'>): DeliveryNth {
  return delivery === 1 ? 1 : 2;
}

async function storeOrder(db: DatabaseTransaction, order: NumberedOrder, shop: string): Promise<StoreOrder> {
  const { shippingAddress, billingAddress } = order;
  const { company, clientCode, telephone } = await selectBuyerFacts(db, order);
  return {
    orderNumber: order.number,
    shop,
    orderedAt: order.placedAt.toISOString(),
    mode: order.mode,
    promisedAt: order.promisedAt?.toISOString() ?? null,
    deliveryOn: order.deliveryOn,
    firstDeliveryOn: order.firstDeliveryOn,
    wished: order.wished && wishCode(order.wished),
    lines: order.lines.filter(isLeft).map((line) => lineOf(line)),
    buyer: order.buyerName,
    company: company ?? billingAddress?.company ?? null,
    clientCode,
    telephone: shippingAddress?.telephone ?? billingAddress?.telephone ?? telephone,
    email: order.email,
    address: order.mode === 'LIV' && shippingAddress !== null ? oneLine(shippingAddress) : null,
    purchaseRef: order.purchaseRef,
    purchaseOrderNumber: order.purchaseOrderNumber,
    notes: order.customerNotes,
    representative: await selectPlacedBy(db, order.number),
    payment: orderCopy.storePayments[order.paymentMethod](order.paymentState === 'paid'),
    ttcCents: order.sums.totalTtc,
  };
}

async function buyerName(db: DatabaseTransaction, order: Order): Promise<string> {
  const { company } = await selectBuyerFacts(db, order);
  return company === null ? order.buyerName : `${order.buyerName}, ${company}`;
}

/** The tint as it is made at the counter: its base, class and formula stand below its name. */
function lineOf(line: OrderLineDraft): MailLine {
  const { quantity, fromStock, delivery = null } = line;
  const brought = isFreeReference(line.articleSku) ? 0 : quantity - fromStock;
  return {
    name: nameOfLine(line),
    reference: line.articleSku,
    quantity,
    cents: null,
    details: [
      ...(line.made === null ? [] : orderCopy.tintMade(line.made)),
      ...(brought > 0 ? [orderCopy.broughtIn(brought, quantity)] : []),
      ...(delivery === null ? [] : [orderCopy.withDelivery[delivery]]),
    ],
  };
}
