import type { Customer } from '@nuancier/domain/customers/rights/permissions.ts';
import { HOUR_MS } from '@nuancier/domain/durations.ts';
import type { Database } from '../../database/tables.ts';
import { tokenHash } from '../../request/secret-token.ts';
import { customerOf } from './customer-of.ts';
import { selectSession, touchSession } from './sessions-store.ts';

/** A session unused for this long ends. */
export const IDLE_MS = HOUR_MS;
// Written at most once a minute: a page of several requests is one visit.
const TOUCH_MS = 60_000;

/** The customer of this token, unless its session has ended or was idle for an hour. */
export async function customerOfToken(db: Database, token: string, now: Date): Promise<Customer | null> {
  const hash = tokenHash(token);
  const record = await selectSession(db, hash, { seenSince: new Date(now.getTime() - IDLE_MS), now });
  if (record === undefined) return null;
  if (now.getTime() - record.last_seen_at.getTime() > TOUCH_MS) await touchSession(db, hash, now);
  const { last_seen_at: _, ...account } = record;
  return customerOf(account);
}
