import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Of all processes on this database, one at a time does this work; the others wait for their turn. */
export function exclusively<T>(db: Kysely<Tables>, lock: number, work: () => Promise<T>): Promise<T> {
  return db.connection().execute(async (holder) => {
    await sql`select pg_advisory_lock(${lock})`.execute(holder);
    return work().finally(() => sql`select pg_advisory_unlock(${lock})`.execute(holder));
  });
}
