import type { OrderDelivery, WishedArrival } from '@nuancier/contract/api-types.ts';
import { isPromiseOpen, wholeRest } from '@nuancier/domain/orders/order-parts.ts';
import { wishedArrivalView } from '../../stores/stores.ts';
import { linePartsOf } from '../records/order-record.ts';
import type { Order } from '../records/order-record.ts';

export type OrderPromise = {
  promised_at: string | null;
  delivery_on: string | null;
  wished: WishedArrival | null;
};

/** Promised and wished dates while they are valid; for pickup, until the goods are handed over. Of a rest, while they lie ahead. */
export function promiseOf(order: Order, now: Date = order.placedAt): OrderPromise {
  const lines = order.lines.map(linePartsOf);
  const isAwaited = order.status !== 'ANNULEE' && wholeRest(lines, 'HANDED_OVER').length > 0;
  const wished = isAwaited && order.wished !== null ? wishedArrivalView(order.wished) : null;
  if (!isPromiseOpen(order, lines)) return { promised_at: null, delivery_on: null, wished };
  const isRest = lines.some(({ prepared, handedOver }) => prepared > 0 || handedOver > 0);
  const promised = isRest && order.promisedAt !== null && order.promisedAt <= now ? null : order.promisedAt;
  return { promised_at: promised?.toISOString() ?? null, delivery_on: order.deliveryOn, wished };
}

/** Of an order delivered in two, both; none otherwise, or once all is sent. */
export function deliveriesOf(order: Order): OrderDelivery[] {
  const { firstDeliveryOn, deliveryOn, lines } = order;
  if (firstDeliveryOn === null || !isPromiseOpen(order, lines.map(linePartsOf))) return [];
  const itemsOf = (nth: 1 | 2) =>
    lines.filter(({ delivery }) => delivery === nth).map(({ id }) => String(id));
  return [
    { on: firstDeliveryOn, items: itemsOf(1) },
    { on: deliveryOn, items: itemsOf(2) },
  ];
}
