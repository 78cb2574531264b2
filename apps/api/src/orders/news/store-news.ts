// What a store hears of its orders, in the transaction that decides it: what to prepare, for when, for whom.
import { isFreeReference } from '@nuancier/domain/free-line.ts';
import { wishCode } from '@nuancier/domain/arrivals/wished-arrival.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import type { MailLine, StoreOrder } from '../../outbox/mail-pieces.ts';
import { queueMail } from '../../outbox/outbox.ts';
import { findShop } from '../../stores/stores.ts';
import type { Order, OrderDraft, OrderLineDraft } from '../records/order-record.ts';
import { selectPersonName } from '../records/order-reader-store.ts';
import { orderCopy } from '../view/order-copy.ts';
import { nameOfLine } from '../view/name-of-line.ts';
import { insertNotice, selectBuyerFacts, selectToldAt } from './order-notices-store.ts';
import type { DeliveryNth } from './order-notices-store.ts';
import { oneLine } from './mail-destination.ts';

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

/** Only where it was told of the order: goods may stand ready for nobody. */
export async function notifyStoreOfCancelling(
  db: DatabaseTransaction,
  order: Order,
  now: Date,
): Promise<void> {
  const to = await selectToldAt(db, order.id);
  if (to === null) return;
  if (!(await insertNotice(db, { number: order.number, kind: 'cancelled', sentTo: to, now }))) return;
  const variables = {
    orderNumber: order.number,
    buyer: await buyerName(db, order),
    refundDue: order.paymentState === 'paid',
    lines: order.lines.map((line) => lineOf(line)),
    prepared: order.lines.some(({ prepared }) => prepared > 0),
  };
  await queueMail(db, { template: 'store_order_cancelled', to, replyTo: order.email, variables }, now);
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
  const { shippingAddress, billingAddress, representativeId } = order;
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
    lines: order.lines.map((line) => lineOf(line)),
    buyer: order.buyerName,
    company: company ?? billingAddress?.company ?? null,
    clientCode,
    telephone: shippingAddress?.telephone ?? billingAddress?.telephone ?? telephone,
    email: order.email,
    address: order.mode === 'LIV' && shippingAddress !== null ? oneLine(shippingAddress) : null,
    purchaseRef: order.purchaseRef,
    purchaseOrderNumber: order.purchaseOrderNumber,
    notes: order.customerNotes,
    representative: representativeId === null ? null : await selectPersonName(db, representativeId),
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
