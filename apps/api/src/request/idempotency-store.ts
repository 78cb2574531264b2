import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';

export type StoredAnswer = { request_hash: Buffer; result: unknown };

/**
 * The answer stored under the key; undefined when the key is free. Waits for a concurrent user of the key. Keys older
 * than `since` are free again; some others of that age are deleted.
 */
export async function claimKey(
  db: Database,
  claim: { actor: string; key: string; hash: Buffer; now: Date; since: Date },
): Promise<StoredAnswer | undefined> {
  const { actor, key, hash, now, since } = claim;
  const claimed = await sql`
    with swept as (
      delete from idempotency_key where (actor, key) in (
        select actor, key from idempotency_key
        where created_at < ${since} and not (actor = ${actor} and key = ${key})
        limit 20 for update skip locked))
    insert into idempotency_key as held (actor, key, request_hash, created_at)
    values (${actor}, ${key}, ${hash}, ${now})
    on conflict (actor, key) do update set request_hash = excluded.request_hash, result = null,
      created_at = excluded.created_at
    where held.created_at < ${since}`.execute(db);
  if (claimed.numAffectedRows === 1n) return undefined;
  const kept = await sql<StoredAnswer>`
    select request_hash, result from idempotency_key where actor = ${actor} and key = ${key}`.execute(db);
  return kept.rows[0];
}

export async function keepAnswer(db: Database, actor: string, key: string, result: object): Promise<void> {
  await sql`
    update idempotency_key set result = ${JSON.stringify(result)}::jsonb
    where actor = ${actor} and key = ${key}`.execute(db);
}
