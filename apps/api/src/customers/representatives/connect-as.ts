// A sales representative's way into one customer's shop: an address, good once and for five minutes. Its own desk hands
// it out, and the operator's command, and the back office for a reason.
import { MINUTE_MS } from '@nuancier/domain/durations.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { AuditPlace } from '../../audit/audit.ts';
import type { Database } from '../../database/tables.ts';
import { newToken, tokenHash } from '../../request/secret-token.ts';
import { insertConnectAsToken, selectConnection } from './connect-as-store.ts';
import type { OfTheStaff, Parties } from './connect-as-store.ts';

const LIFE_MS = 5 * MINUTE_MS;

const NOBODY: OfTheStaff = { staffId: null, staffSessionHash: null };

export type ConnectAs = { path: `/connect-as/${string}`; expiresAt: Date };

/** Null for a customer outside the portfolio, unless somebody of the staff asks, within whose reach the caller found it. */
export async function issueConnectAs(
  db: Database,
  place: AuditPlace,
  parties: Parties,
  { reason, by = NOBODY }: { reason?: string; by?: OfTheStaff } = {},
): Promise<ConnectAs | null> {
  const connection = await selectConnection(db, parties, by.staffId);
  if (connection === undefined) return null;
  const now = place.now();
  const token = newToken();
  const expiresAt = new Date(now.getTime() + LIFE_MS);
  await insertConnectAsToken(db, { ...connection, ...by, hash: tokenHash(token), expiresAt, now });
  const { customerId, representativeId } = connection;
  const details = { representativeId, ...(reason === undefined ? {} : { reason }) };
  await recordAudit(db, place, { event: 'connect-as-issued', customerId, details });
  return { path: `/connect-as/${token}`, expiresAt };
}
