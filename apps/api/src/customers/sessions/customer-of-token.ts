import type { Customer } from '@nuancier/domain/customers/rights/permissions.ts';
import { HOUR_MS } from '@nuancier/domain/durations.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { Database } from '../../database/tables.ts';
import { tokenHash } from '../../request/secret-token.ts';
import type { SessionJudging } from '../../staff/staff.ts';
import { visitGoesOn } from '../representatives/visit-goes-on.ts';
import { customerOf } from './customer-of.ts';
import { deleteSession, selectSession, touchSession } from './sessions-store.ts';

/** A session unused for this long ends. */
export const IDLE_MS = HOUR_MS;
// Written at most once a minute: a page of several requests is one visit.
const TOUCH_MS = 60_000;

/**
 * The customer of this token, unless its session has ended or was idle for an hour. A visit of the staff that may not go
 * on is over for good: whoever is let in again enters again, for a reason.
 */
export async function customerOfToken(
  db: Database,
  token: string,
  { now, production }: SessionJudging,
): Promise<Customer | null> {
  const hash = tokenHash(token);
  const record = await selectSession(db, hash, { seenSince: new Date(now.getTime() - IDLE_MS), now });
  if (record === undefined) return null;
  const { last_seen_at: seenAt, staff_session_hash: staffSessionHash, ...account } = record;
  const { customer_id: customerId, representative_id: representativeId, staff_id: staffId } = account;
  const visit = { customerId, representativeId, staffId, staffSessionHash };
  if (!(await visitGoesOn(db, visit, { now, production }))) {
    if (await deleteSession(db, hash))
      await recordAudit(db, ofNoRequest(staffId, now), {
        event: 'connect-as-ended',
        customerId,
        details: { by: 'judged' },
      });
    return null;
  }
  if (now.getTime() - seenAt.getTime() > TOUCH_MS) await touchSession(db, hash, now);
  return customerOf(account);
}

/** The shop itself finds that it is over, whoever asks. */
function ofNoRequest(staffId: number | null, now: Date) {
  return {
    viewer: { kind: 'visitor' as const },
    staffId,
    clientAddress: '',
    requestId: '',
    now: () => now,
  };
}
