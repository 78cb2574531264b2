import { sql } from 'kysely';
import type { Database } from '../tables.ts';

/** How far the server's log has come: what it has written, or what a standby has taken in and shows. */
export async function walPosition(db: Database): Promise<bigint> {
  const found = await sql<{ position: string | null }>`
    select pg_wal_lsn_diff(case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
      else pg_current_wal_lsn() end, '0/0')::text as position`.execute(db);
  return BigInt(found.rows[0]?.position ?? 0);
}

/** A promotion begins another timeline: positions of two timelines say nothing of each other. */
export type LogStand = { timeline: number; position: bigint };

/** Everything that can be seen on the server now lies before it; on a standby, everything before it can be seen. */
export async function logStand(db: Database): Promise<LogStand> {
  // A commit that did not wait for the disk is seen before it is written: what is inserted counts. A standby learns of
  // its timeline at its next checkpoint only, and is taken to be on the former one until then.
  const found = await sql<{ timeline: number; position: string | null }>`
    select case when pg_is_in_recovery() then (select timeline_id from pg_control_checkpoint())
        else ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int end as timeline,
      pg_wal_lsn_diff(case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
        else pg_current_wal_insert_lsn() end, '0/0')::text as position`.execute(db);
  const [stand] = found.rows;
  return { timeline: stand?.timeline ?? 0, position: BigInt(stand?.position ?? 0) };
}
