// What the merchant's own systems hear of a request, in the transaction that decides it.
import type { DatabaseTransaction } from '../../database/tables.ts';
import { recordEvent } from '../../events/events.ts';
import type { EventData } from '../../events/events.ts';
import { selectClientCode } from '../records/approvals-store.ts';

type Told = { number: string; companyId: number; customerId: number };

export async function tellRequested(
  db: DatabaseTransaction,
  { number, companyId, customerId }: Told,
  { totalHtCents, now }: { totalHtCents: number; now: Date },
): Promise<void> {
  const data = {
    approval_number: number,
    client_code: await selectClientCode(db, companyId),
    customer_id: customerId,
    currency: 'EUR',
    total_ht_cents: totalHtCents,
  } as const;
  await recordEvent(db, { type: 'approval.requested', of: number, data }, now);
}

export async function tellDecided(
  db: DatabaseTransaction,
  { number, companyId, customerId }: Told,
  { decision, now }: { decision: EventData<'approval.decided'>['decision']; now: Date },
): Promise<void> {
  const data = {
    approval_number: number,
    client_code: await selectClientCode(db, companyId),
    customer_id: customerId,
    decision,
    decided_at: now.toISOString(),
  };
  await recordEvent(db, { type: 'approval.decided', of: number, data }, now);
}
