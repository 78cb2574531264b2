import type { Database } from '../database/tables.ts';

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
};

export async function insertRun(db: Database, run: ImportRun): Promise<number> {
  const { id } = await db.insertInto('import_run').values(run).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** The youngest first. */
export function selectRuns(db: Database, most: number): Promise<(ImportRun & { id: number })[]> {
  return db.selectFrom('import_run').selectAll().orderBy('id', 'desc').limit(most).execute();
}
