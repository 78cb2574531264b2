import type { ReturnFacts, ReturnLine } from '@nuancier/domain/orders/returns/returns.ts';
import type { Order, OrderLine } from '../records/order-record.ts';
import type { ReturnRecord } from './return-store.ts';

export type HeldReturn = { order: Order; record: ReturnRecord };

/** The lines of the order that were withdrawn from. */
export function withdrawnLines({ order, record }: HeldReturn): OrderLine[] {
  return order.lines.filter(({ id }) => record.lineIds.includes(id));
}

export function returnLines(held: HeldReturn): ReturnLine[] {
  return withdrawnLines(held).map((line) => ({
    id: line.id,
    position: line.position,
    isTinted: line.tint !== null,
    handedOver: line.handedOver,
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
    isShelved: held.record.receipts.some(({ toShelf }) => toShelf),
    isByCard: held.order.paymentMethod === 'card',
  };
}
