import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';

/** Counts one more and says the count; old windows are cleared on the way, a few at a time. */
export async function addHit(
  db: Database,
  counter: { name: string; hash: Buffer; endsAt: Date },
  now: Date,
): Promise<number> {
  const { name, hash, endsAt } = counter;
  const counted = await sql<{ hits: number }>`
    with swept as (
      delete from rate_counter where (name, key_hash) in (
        select name, key_hash from rate_counter
        where ends_at < ${now} and not (name = ${name} and key_hash = ${hash})
        limit 20 for update skip locked))
    insert into rate_counter as held (name, key_hash, hits, ends_at) values (${name}, ${hash}, 1, ${endsAt})
    on conflict (name, key_hash) do update set
      hits = case when held.ends_at <= ${now} then 1 else held.hits + 1 end,
      ends_at = case when held.ends_at <= ${now} then excluded.ends_at else held.ends_at end
    returning hits`.execute(db);
  return counted.rows[0]?.hits ?? 0;
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
