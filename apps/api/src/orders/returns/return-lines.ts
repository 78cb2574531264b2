import { returnShares } from '@nuancier/domain/orders/returns/return-shares.ts';
import type { ReturnShare, ReturnShares } from '@nuancier/domain/orders/returns/return-shares.ts';
import type { ReturnFacts, ReturnLine } from '@nuancier/domain/orders/returns/returns.ts';
import type { Order, OrderLine } from '../records/order-record.ts';
import type { ReturnRecord } from './return-store.ts';

export type HeldReturn = { order: Order; record: ReturnRecord };
type Named = { order: Order; record: Pick<ReturnRecord, 'lineIds'> };

/** The lines of the order that were withdrawn from. */
export function withdrawnLines({ order, record }: Named): OrderLine[] {
  return order.lines.filter(({ id }) => record.lineIds.includes(id));
}

type Returning = Pick<Order, 'withdrawals'>;
type Shared = { order: Returning; record: { id: number } };

/** Of a line it is about. */
export function shareOf({ order, record: { id } }: Shared, line: OrderLine): ReturnShare {
  return sharesOf(order, line).of.get(id) ?? { asked: 0, kept: 0, out: 0 };
}

/** In the buyer's hands, and in no return yet. */
export function leftToReturn(order: Returning, line: OrderLine): number {
  return sharesOf(order, line).leftOut;
}

/** In no return yet, wherever it is. */
export function leftToWithdraw(order: Returning, line: OrderLine): number {
  return sharesOf(order, line).left;
}

function sharesOf({ withdrawals }: Returning, { id, quantity, handedOver }: OrderLine): ReturnShares {
  const returns = withdrawals
    .filter(({ lineIds }) => lineIds.includes(id))
    .map(({ lineIds, quantities, declaredAt, movedAt, ...rest }) => ({
      ...rest,
      declaredAt: new Date(declaredAt),
      movedAt: movedAt === null ? null : new Date(movedAt),
      counted: quantities?.[lineIds.indexOf(id)] ?? null,
    }));
  return returnShares({ ordered: quantity, handedOver }, returns);
}

export function returnLines(held: HeldReturn): ReturnLine[] {
  return withdrawnLines(held).map((line) => ({
    id: line.id,
    position: line.position,
    isTinted: line.tint !== null,
    handedOver: shareOf(held, line).out,
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
      withdrawnLines(held).some((line) => line.released > 0 && shareOf(held, line).kept > 0),
    isByCard: held.order.paymentMethod === 'card',
  };
}
