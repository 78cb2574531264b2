import { statusSteps, stepsBack } from '@nuancier/domain/orders/order-parts.ts';
import type { LineParts, PartKind } from '@nuancier/domain/orders/order-parts.ts';
import { statusFacts } from '@nuancier/domain/orders/order-status.ts';
import type { DatabaseTransaction } from '../database/tables.ts';
import { tellStatus } from './news/order-events.ts';
import type { Order } from './records/order-record.ts';
import { insertStatusChange, moveStatus } from './records/orders-store.ts';

/** Moves the order through the statuses its lines imply; the caller notifies the buyer. */
export async function followParts(
  db: DatabaseTransaction,
  order: Order,
  lines: readonly LineParts[],
  { kind, author, now }: { kind: PartKind; author: string; now: Date },
): Promise<void> {
  const stepsOf = kind === 'TAKEN_BACK' ? stepsBack : statusSteps;
  const steps = stepsOf(order.mode, order.status, lines);
  for (const [at, to] of steps.entries()) {
    const from = steps[at - 1] ?? order.status;
    // oxlint-disable-next-line no-await-in-loop -- each step is written after the one before
    if (!(await moveStatus(db, order.id, from, to, statusFacts(to).isReceived ? now : null)))
      throw new Error(`The order ${order.number} is no longer ${from}`);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await insertStatusChange(db, { orderId: order.id, from, to, at: now, author });
    // oxlint-disable-next-line no-await-in-loop -- as above
    await tellStatus(db, order, { from, now });
  }
}
