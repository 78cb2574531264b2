import { promiseStands } from '@nuancier/domain/orders/order-parts.ts';
import { linePartsOf } from './order-record.ts';
import type { Order } from './order-record.ts';

/** When the goods are promised for, as long as the promise stands. */
export function promiseOf(order: Order): { promised_at: string | null; delivery_on: string | null } {
  if (!promiseStands(order, order.lines.map(linePartsOf))) return { promised_at: null, delivery_on: null };
  return { promised_at: order.promisedAt?.toISOString() ?? null, delivery_on: order.deliveryOn };
}
