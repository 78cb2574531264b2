import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

const PAUSE_MS = 100;

/**
 * Of all processes on this database, one at a time does this work; the others wait for their turn. They ask again and
 * again: a statement that waits for the lock would be one that `create index concurrently` waits for, for ever.
 */
export function exclusively<T>(db: Kysely<Tables>, lock: number, work: () => Promise<T>): Promise<T> {
  return db.connection().execute(async (holder) => {
    // oxlint-disable-next-line no-await-in-loop -- until it is ours
    while (!(await isTaken(holder, lock))) await setTimeout(PAUSE_MS);
    return work().finally(() => sql`select pg_advisory_unlock(${lock})`.execute(holder));
  });
}

async function isTaken(holder: Kysely<Tables>, lock: number): Promise<boolean> {
  const tried = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${lock}) as taken`.execute(holder);
  return tried.rows[0]?.taken === true;
}
