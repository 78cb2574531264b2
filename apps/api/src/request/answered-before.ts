// A repeated request gets the first answer: the key is claimed in the transaction of what it asks for, so it is kept
// if, and only if, that is.
import { createHash } from 'node:crypto';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import type { DatabaseTransaction } from '../database/tables.ts';
import { Refusal } from '../refusals/refusal.ts';
import { claimKey } from './idempotency-store.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export function refuseOddKey(key: string | undefined): void {
  if (key !== undefined && !UUID.test(key)) throw new Refusal('IDEMPOTENCY_KEY');
}

export type KeyedRequest = {
  actor: string;
  key: string;
  /** what is asked for: the same key with another request is refused */
  asked: unknown;
  now: Date;
};

/** What was answered under this key; undefined when it is asked for the first time. */
export async function answeredBefore(
  db: DatabaseTransaction,
  { actor, key, asked, now }: KeyedRequest,
): Promise<unknown> {
  const hash = createHash('sha256').update(JSON.stringify(asked)).digest();
  const since = new Date(now.getTime() - DAY_MS);
  const kept = await claimKey(db, { actor, key: key.toLowerCase(), hash, now, since });
  if (kept === undefined) return undefined;
  if (!kept.request_hash.equals(hash)) throw new Refusal('IDEMPOTENCY_CONFLICT');
  return kept.result;
}
