import type { ReturnFacts, ReturnLine } from '@nuancier/domain/orders/returns/returns.ts';
import type { Order, OrderLine } from '../records/order-record.ts';
import type { ReturnRecord } from './return-store.ts';

export type HeldReturn = { order: Order; record: ReturnRecord };

/** The lines of the order that were withdrawn from. */
export function withdrawnLines({ order, record }: HeldReturn): OrderLine[] {
  return order.lines.filter(({ id }) => record.lineIds.includes(id));
}

type Counted = Pick<ReturnRecord, 'lineIds' | 'quantities'>;

/** Of a line it is about: what was counted at the counter, or all of it. */
export function returnedOf({ lineIds, quantities }: Counted, { id, quantity }: OrderLine): number {
  return quantities?.[lineIds.indexOf(id)] ?? quantity;
}

/** What of it is out of the store, and can come back. */
export function outOf(record: Counted, line: OrderLine): number {
  return Math.min(line.handedOver, returnedOf(record, line));
}

/** In the buyer's hands, and in no return yet. */
export function leftToReturn({ withdrawals }: Pick<Order, 'withdrawals'>, line: OrderLine): number {
  const returning = withdrawals.filter(
    ({ state, lineIds }) => state !== 'refused' && state !== 'cancelled' && lineIds.includes(line.id),
  );
  const out = returning.reduce((sum, one) => sum + outOf(one, line), 0);
  return Math.max(0, line.handedOver - out);
}

export function returnLines(held: HeldReturn): ReturnLine[] {
  return withdrawnLines(held).map((line) => ({
    id: line.id,
    position: line.position,
    isTinted: line.tint !== null,
    handedOver: outOf(held.record, line),
    received: receivedOf(held.record, line.id),
  }));
}

export function receivedOf({ receipts }: ReturnRecord, lineId: number): number {
  return receipts.reduce((sum, receipt) => sum + (receipt.lineId === lineId ? receipt.quantity : 0), 0);
}

export function returnFacts(held: HeldReturn): ReturnFacts {
  return {
    state: held.record.state,
    lines: returnLines(held),
    isShelved:
      held.record.receipts.some(({ toShelf }) => toShelf) ||
      (held.record.openedBy === null && withdrawnLines(held).some(({ released }) => released > 0)),
    isByCard: held.order.paymentMethod === 'card',
  };
}
