import { recordAudit } from '../../audit/audit.ts';
import type { AuditPlace } from '../../audit/audit.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { paymentNow, toCollect } from '../desk/payment-now.ts';
import { tellPayment } from '../news/order-events.ts';
import type { Order } from '../records/order-record.ts';

/** What was paid at the counter with the packs that went; null: nothing. */
export function collectedBy({ before, after }: { before: Order; after: Order }): number | null {
  return paymentNow(after) === 'paid' ? toCollect(before, before.sums.totalTtc) : null;
}

/**
 * What is paid at the counter is paid with the last pack handed over: who took how much is kept with the order, and the
 * merchant's systems hear of it.
 */
export async function noteCollected(
  db: DatabaseTransaction,
  place: AuditPlace,
  { before, after, author }: { before: Order; after: Order; author: string },
): Promise<void> {
  const amountCents = collectedBy({ before, after });
  if (amountCents === null) return;
  await tellPayment(db, before.number, 'paid', place.now());
  await recordAudit(db, place, {
    event: 'order-collected',
    customerId: before.customerId,
    details: { number: before.number, amountCents, from: 'due', to: 'paid', author },
  });
}
