// Orders that the merchant's systems hear of: noted before the word leaves, because a cancellation that they may know
// of is no longer sold on before they have booked it (decisions/0074).
import type { DatabasePool } from '../../database/tables.ts';
import { markOrdersRead } from '../../orders/orders.ts';

const ORDER = 'order/';

/** The numbers of those that these events are about. */
export function ordersIn(events: readonly { subject: string }[]): string[] {
  const numbers = events
    .filter(({ subject }) => subject.startsWith(ORDER))
    .map(({ subject }) => subject.slice(ORDER.length));
  return [...new Set(numbers)];
}

export async function noteTold(db: DatabasePool, numbers: readonly string[], now: Date): Promise<void> {
  if (numbers.length === 0) return;
  await db.transaction().execute((transaction) => markOrdersRead(transaction, numbers, now));
}
