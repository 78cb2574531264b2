// A second database that says of itself what a standby says: a replica for tests, without a server of its own.
import { sql } from 'kysely';
import type { ClonedDatabase } from '../../testing/clone-database.ts';
import { nameOf } from './database-host.ts';

export type ActingStandby = {
  /** From its so-manieth look on (1 is the next) it shows all that was ever written; never by default. */
  showsAllFrom: (look?: number) => Promise<void>;
  isOnTimeline: (timeline: number) => Promise<void>;
};

/** For connections that are opened from now on. */
export async function actAsStandby({ db, url }: ClonedDatabase): Promise<ActingStandby> {
  const run = (text: string) => sql.raw(text).execute(db);
  const isOnTimeline = async (timeline: number) => {
    await run(`create or replace function acting.pg_control_checkpoint(out timeline_id int)
      language sql as 'select ${timeline}'`);
  };
  const showsAllFrom = async (look = 1_000_000) => {
    await run(`select setval('acting.looks', ${2_000_000 - look}, true)`);
  };
  await run('create schema acting');
  await run('create sequence acting.looks');
  await run(`create function acting.pg_is_in_recovery() returns boolean language sql as 'select true'`);
  await run(`create function acting.pg_last_wal_replay_lsn() returns pg_lsn language sql volatile
    as $$ select (case when nextval('acting.looks') >= 2000000 then 'FFFF/0' else '0/0' end)::pg_lsn $$`);
  await isOnTimeline(1);
  await showsAllFrom(1);
  await run(`alter database ${nameOf(url)} set search_path = acting, pg_catalog, public`);
  return { showsAllFrom, isOnTimeline };
}
