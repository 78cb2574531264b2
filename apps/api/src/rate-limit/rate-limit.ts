// Counters in the database, so that every process counts the same. A window opens with its first hit and ends on
// time however often it is knocked at. Count outside the transaction of the work: a roll-back must not forget it.
import { createHash } from 'node:crypto';
import { networkOf } from '@nuancier/domain/site/network-of.ts';
import type { Database } from '../database/tables.ts';
import { addHits, selectHits, takeHitBack } from './rate-limit-store.ts';

export { deleteSpentCounters } from './rate-limit-store.ts';

/** What is counted (`contact`), for whom (an address, an account), how many are good within how long. */
export type RateLimit = { name: string; key: string; most: number; perMs: number };

/** Counts this one; false when it is one too many. */
export function allow(db: Database, limit: RateLimit, now: Date): Promise<boolean> {
  return allowAll(db, [limit], now);
}

/** Counts this one under each of them, whichever is reached; false when it is one too many for any. */
export async function allowAll(db: Database, limits: readonly RateLimit[], now: Date): Promise<boolean> {
  const counters = limits.map(({ name, key, perMs }) => ({
    name,
    hash: keyHash(key),
    endsAt: new Date(now.getTime() + perMs),
  }));
  const hits = await addHits(db, counters, now);
  return limits.every(({ name, most }) => (hits.get(name) ?? 0) <= most);
}

/** How many were counted in the window that is open, without counting. */
export function hitsOf(
  db: Database,
  { name, key }: Pick<RateLimit, 'name' | 'key'>,
  now: Date,
): Promise<number> {
  return selectHits(db, name, keyHash(key), now);
}

/** What was counted in advance and turned out well. */
export function giveBack(db: Database, { name, key }: Pick<RateLimit, 'name' | 'key'>): Promise<void> {
  return takeHitBack(db, name, keyHash(key));
}

/** The same key for capitals and for other addresses of one network, hashed so that it identifies no person. */
export function keyHash(key: string): Buffer {
  return createHash('sha256').update(networkOf(key).toLowerCase()).digest();
}
