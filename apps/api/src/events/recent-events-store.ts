import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';

export async function countRecentEvents(db: Database, since: Date): Promise<ReadonlyMap<string, number>> {
  const found = await sql<{ type: string; count: number }>`
    select type, count(*)::int as count from event where at > ${since} group by type order by type`.execute(
    db,
  );
  return new Map(found.rows.map(({ type, count }) => [type, count]));
}
