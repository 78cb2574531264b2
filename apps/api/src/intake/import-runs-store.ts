import { sql } from 'kysely';
import { announceToScreens } from '../database/announce-to-screens.ts';
import type { Database, DatabaseTransaction } from '../database/tables.ts';
import { failingRuns } from './imports-today-store.ts';

export type ImportRun = {
  at: Date;
  kind: string;
  file_name: string;
  sha256: string;
  given_by: string;
  is_full: boolean;
  outcome: 'written' | 'refused' | 'held';
  lines: number;
  added: number;
  changed: number;
  removed: number;
  refused: number;
  /** of what it found, while that is known */
  image: string | null;
};

export type NotedRun = ImportRun & { id: number; taken_back_at: Date | null; taken_back_by: string | null };

export async function insertRun(db: Database, run: ImportRun): Promise<number> {
  const { id } = await db.insertInto('import_run').values(run).returning('id').executeTakeFirstOrThrow();
  // What is written has its event.
  if (run.outcome !== 'written')
    await announceToScreens(db, { kind: 'import.failed', subject: 'today/failed_imports' });
  return id;
}

/** The youngest first. */
export function selectRuns(db: Database, most: number): Promise<NotedRun[]> {
  return db.selectFrom('import_run').selectAll().orderBy('id', 'desc').limit(most).execute();
}

export type RunFilter = {
  /** null: every kind */
  kinds: readonly string[] | null;
  outcome: ImportRun['outcome'] | null;
  /** only what fails at this moment; null: all */
  failingAt: Date | null;
  /** in the file's name, or who gave it */
  words?: readonly string[];
  /** French days, both included */
  since?: string | null;
  until?: string | null;
  /** the number of a run */
  after: number | null;
  most: number;
};

/** The youngest first. */
export function selectRunPage(
  db: Database,
  { kinds, outcome, failingAt, words = [], since = null, until = null, after, most }: RunFilter,
): Promise<NotedRun[]> {
  return db
    .selectFrom('import_run')
    .selectAll()
    .$if(kinds !== null, (query) => query.where('kind', 'in', kinds ?? []))
    .$if(outcome !== null, (query) => query.where('outcome', '=', outcome ?? 'written'))
    .$if(failingAt !== null, (query) => query.where(failingRuns(failingAt ?? new Date(0))))
    .$if(since !== null, (query) =>
      query.where(sql<boolean>`at >= (${since}::date)::timestamp at time zone 'Europe/Paris'`),
    )
    .$if(until !== null, (query) =>
      query.where(sql<boolean>`at < (${until}::date + 1)::timestamp at time zone 'Europe/Paris'`),
    )
    .$if(words.length > 0, (query) =>
      query.where(sql<boolean>`not exists (select from unnest(${[...words]}::text[]) word
        where strpos(plain_words(file_name || ' ' || given_by), plain_words(word)) = 0)`),
    )
    .$if(after !== null, (query) => query.where('id', '<', after ?? 0))
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

export function selectRun(db: Database, id: number): Promise<NotedRun | undefined> {
  return db.selectFrom('import_run').selectAll().where('id', '=', id).executeTakeFirst();
}

export function lockRun(db: DatabaseTransaction, id: number): Promise<NotedRun | undefined> {
  return db.selectFrom('import_run').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function noteTakenBack(
  db: DatabaseTransaction,
  id: number,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  await db
    .updateTable('import_run')
    .set({ image: null, taken_back_at: now, taken_back_by: by })
    .where('id', '=', id)
    .execute();
}

/** What they found is known no more. */
export async function forgetImagesOf(db: Database, before: Date): Promise<void> {
  await db
    .updateTable('import_run')
    .set({ image: null })
    .where('at', '<', before)
    .where('image', 'is not', null)
    .execute();
}
