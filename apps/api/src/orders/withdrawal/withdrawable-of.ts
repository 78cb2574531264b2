import { withdrawableLines } from '@nuancier/domain/orders/returns/withdrawal.ts';
import type { Order, OrderLine } from '../records/order-record.ts';
import { leftToWithdraw } from '../returns/return-lines.ts';

export type Withdrawable = { line: OrderLine; left: number };

/** The lines a consumer may still withdraw from, and how much of each is in no return yet. */
export function withdrawableOf(order: Order, mayWithdraw: boolean, now: Date): Withdrawable[] {
  const lines = order.lines.map((line) => ({ line, tinted: line.tint !== null }));
  const { status, receivedAt } = order;
  return withdrawableLines({ isPrivate: mayWithdraw, status, receivedAt, lines }, now)
    .map(({ line }) => ({ line, left: leftToWithdraw(order, line) }))
    .filter(({ left }) => left > 0);
}
