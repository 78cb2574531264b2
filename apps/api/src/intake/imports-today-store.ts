import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import type { Database } from '../database/tables.ts';
import { selectWaiting } from '../request/waiting-store.ts';
import type { Waiting } from '../request/waiting-store.ts';

const SHOWN_DAYS = 7;

/** Of `import_run`: refused or held within the week, and their kind has not come in well after them. */
export function failingRuns(now: Date): RawBuilder<boolean> {
  const since = new Date(now.getTime() - SHOWN_DAYS * DAY_MS);
  return sql<boolean>`import_run.at > ${since} and import_run.outcome in ('refused', 'held') and not exists (
    select from import_run later
    where later.kind = import_run.kind and later.at > import_run.at and later.outcome = 'written')`;
}

/** Titles are their kinds. */
export function selectFailedImports(db: Database, now: Date): Promise<Waiting> {
  const columns = {
    key: sql`id`,
    title: sql`kind`,
    detail: sql`file_name`,
    at: sql`at`,
  };
  return selectWaiting(db, columns, sql`import_run where ${failingRuns(now)} order by at, id`);
}
