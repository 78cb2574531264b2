import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';

export type Counter = { name: string; hash: Buffer; endsAt: Date };

/**
 * Increments each counter and returns the counts by name; old windows are deleted, a few at a time. Counters are
 * locked in the order of their names, to prevent deadlocks.
 */
export async function addHits(
  db: Database,
  counters: readonly Counter[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const names = counters.map(({ name }) => name);
  const hashes = counters.map(({ hash }) => hash);
  const ends = counters.map(({ endsAt }) => endsAt);
  const counted = await sql<{ name: string; hits: number }>`
    with given as (
      select name, key_hash, ends_at from unnest(${names}::text[], ${hashes}::bytea[], ${ends}::timestamptz[]) as given (name, key_hash, ends_at)
    ), swept as (
      delete from rate_counter where (name, key_hash) in (
        select name, key_hash from rate_counter
        where ends_at < ${now} and (name, key_hash) not in (select name, key_hash from given)
        limit 20 for update skip locked))
    insert into rate_counter as held (name, key_hash, hits, ends_at)
    select name, key_hash, 1, ends_at from given order by name collate "C"
    on conflict (name, key_hash) do update set
      hits = case when held.ends_at <= ${now} then 1 else held.hits + 1 end,
      ends_at = case when held.ends_at <= ${now} then excluded.ends_at else held.ends_at end
    returning name, hits`.execute(db);
  return new Map(counted.rows.map(({ name, hits }) => [name, hits]));
}

export async function selectHits(db: Database, name: string, hash: Buffer, now: Date): Promise<number> {
  const row = await db
    .selectFrom('rate_counter')
    .select('hits')
    .where('name', '=', name)
    .where('key_hash', '=', hash)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return row?.hits ?? 0;
}

export async function takeHitBack(db: Database, name: string, hash: Buffer): Promise<void> {
  await sql`update rate_counter set hits = greatest(hits - 1, 0) where name = ${name} and key_hash = ${hash}`.execute(
    db,
  );
}

export async function deleteSpentCounters(db: Database, now: Date): Promise<number> {
  const gone = await sql`delete from rate_counter where ends_at < ${now}`.execute(db);
  return Number(gone.numAffectedRows ?? 0n);
}
