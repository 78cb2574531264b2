import { withdrawableLines } from '@nuancier/domain/orders/returns/withdrawal.ts';
import type { Order, OrderLine } from '../records/order-record.ts';

/** The lines a consumer may still withdraw from, those it has withdrawn from already left out. */
export function withdrawableOf(order: Order, mayWithdraw: boolean, now: Date): OrderLine[] {
  const lines = order.lines.map((line) => ({ line, tinted: line.tint !== null }));
  const { status, receivedAt } = order;
  return withdrawableLines({ isPrivate: mayWithdraw, status, receivedAt, lines }, now)
    .map(({ line }) => line)
    .filter((line) => !line.withdrawn);
}
