import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { selectWaiting } from '../request/waiting-store.ts';
import type { Waiting } from '../request/waiting-store.ts';

/** Files that were refused or held since then, and whose kind has not come in well after them. Titles are their kinds. */
export function selectFailedImports(db: Database, since: Date): Promise<Waiting> {
  const columns = {
    key: sql`failed.id`,
    title: sql`failed.kind`,
    detail: sql`failed.file_name`,
    at: sql`failed.at`,
  };
  return selectWaiting(
    db,
    columns,
    sql`import_run failed
      where at > ${since} and outcome in ('refused', 'held') and not exists (
        select from import_run later where later.kind = failed.kind and later.at > failed.at and outcome = 'written')
      order by at, failed.id`,
  );
}
