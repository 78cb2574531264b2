import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';

/** Files that came in since then, by how they ended. */
export async function countRecentImports(db: Database, since: Date): Promise<ReadonlyMap<string, number>> {
  const found = await sql<{ outcome: string; count: number }>`
    select outcome, count(*)::int as count from import_run where at > ${since}
    group by outcome order by outcome`.execute(db);
  return new Map(found.rows.map(({ outcome, count }) => [outcome, count]));
}
