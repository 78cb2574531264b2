import { recordAudit } from '../audit/audit.ts';
import type { Asking, Means } from '../request/asking.ts';

/** Before the work, so that nothing is written in a customer's name without a trace. */
export async function recordRepresentative(
  context: Pick<Asking & Means, 'requestId' | 'now' | 'viewer' | 'clientAddress' | 'db'>,
  operations: readonly string[],
): Promise<void> {
  const { db, viewer } = context;
  if (viewer.kind === 'visitor' || viewer.representativeId === null) return;
  await recordAudit(db, context, {
    event: 'acted-as-customer',
    details: { operation: operations.join(', ') },
  });
}
