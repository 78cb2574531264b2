import { sumParts } from '@nuancier/domain/orders/order-parts.ts';
import type { OrderDetailFragment, OrderLineFieldsFragment } from '../../../../generated/documents.ts';
import { formatLocalDay, formatMoment } from '@nuancier/ui/text/format.ts';
import { deliveryDayWords } from '../../stock/stock-words.ts';
import { orderCopy } from '../copy.ts';

type Promised = Pick<OrderDetailFragment, 'delivery_mode' | 'promised_at' | 'delivery_on'>;
type Line = Pick<
  OrderLineFieldsFragment,
  'quantity_ordered' | 'quantity_current' | 'quantity_prepared' | 'quantity_shipped' | 'quantity_canceled'
>;

/** All of it; of a line that was cut the rest goes on. */
export function isCancelled({
  quantity_ordered: ordered,
  quantity_canceled: cancelled,
}: Pick<Line, 'quantity_ordered' | 'quantity_canceled'>): boolean {
  return (cancelled ?? 0) >= (ordered ?? 0);
}

/** What can be fetched now and when the rest, or the day of what is still to be sent; null: nothing to show. */
export function orderPromiseWords(order: Promised, lines: readonly Line[]): string | null {
  const { waiting, handedOver, left } = sumParts(
    lines
      .filter((line) => !isCancelled(line))
      .map((line) => ({
        ordered: line.quantity_current,
        prepared: line.quantity_prepared,
        handedOver: line.quantity_shipped ?? 0,
      })),
  );
  const { promised_at: at, delivery_on: on } = order;
  if (order.delivery_mode !== 'EMP') {
    if (!on) return null;
    return handedOver > 0 ? orderCopy.restDelivered(formatLocalDay(on)) : deliveryDayWords(on);
  }
  const moment = at ? formatMoment(new Date(at)) : null;
  if (waiting > 0) {
    const now = orderCopy.waiting(waiting);
    if (left === 0) return now;
    return moment === null ? orderCopy.waitingRestOpen(now) : orderCopy.waitingAndRest(now, moment);
  }
  if (moment === null) return null;
  return handedOver > 0 ? orderCopy.restPromised(moment) : orderCopy.promised(moment);
}
