import type { Customer } from '@nuancier/domain/customers/rights/permissions.ts';
import { HOUR_MS } from '@nuancier/domain/durations.ts';
import type { Database } from '../../database/tables.ts';
import { tokenHash } from '../../request/secret-token.ts';
import { customerOf } from './customer-of.ts';
import { selectSession, touchSession } from './sessions-store.ts';

/** A session nobody uses for this long is over. */
export const IDLE_MS = HOUR_MS;
// Written at most once a minute: a page of several requests is one visit.
const TOUCH_MS = 60_000;

/** Who holds this token, unless the session has ended or nobody used it for an hour. */
export async function customerOfToken(db: Database, token: string, now: Date): Promise<Customer | null> {
  const hash = tokenHash(token);
  const record = await selectSession(db, hash, { seenSince: new Date(now.getTime() - IDLE_MS), now });
  if (record === undefined) return null;
  if (now.getTime() - record.last_seen_at.getTime() > TOUCH_MS) await touchSession(db, hash, now);
  const { last_seen_at: _, ...account } = record;
  return customerOf(account);
}
