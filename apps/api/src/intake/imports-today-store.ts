import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { MOST_TODAY } from '../request/today-count.ts';
import type { Waiting } from '../request/today-count.ts';

/** Files that were refused or held since then, and whose kind has not come in well after them. */
export async function countFailedImports(db: Database, since: Date): Promise<Waiting | undefined> {
  const found = await sql<Waiting>`
    select count(*)::int as count, min(at) as oldest from (
      select at from import_run failed
      where at > ${since} and outcome in ('refused', 'held') and not exists (
        select from import_run later where later.kind = failed.kind and later.at > failed.at and outcome = 'written')
      order by at limit ${MOST_TODAY + 1}) waiting`.execute(db);
  return found.rows[0];
}
