import { isStopped } from '@nuancier/domain/orders/desk-acts.ts';
import type { Order } from '../records/order-record.ts';
import { deskCopy } from './desk-copy.ts';

/** Who gave the last of its money back, and when; null where there is nothing to stop. */
export function givenBackWords(order: Pick<Order, 'status' | 'paymentState' | 'refunds'>): string | null {
  const last = order.refunds.at(-1);
  if (!isStopped(order) || last === undefined) return null;
  return deskCopy.givenBack(last.by, new Date(last.at).toISOString());
}

/** Who gave what of it back last, and when; null where nobody has. */
export function lastRefundWords({ refunds }: Pick<Order, 'refunds'>, now: Date): string | null {
  const last = refunds.at(-1);
  if (last === undefined) return null;
  return deskCopy.lastRefund(last.by, last.cents, deskCopy.moment(new Date(last.at), now));
}

/** With the sum that is left: whoever typed too much reads what they may type. */
export function tooMuchWords(leftCents: number): string {
  return deskCopy.tooMuch(leftCents);
}
