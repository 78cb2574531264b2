import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

/** What the bank told since then, by its news. */
export async function countRecentPayments(db: Database, since: Date): Promise<ReadonlyMap<string, number>> {
  const found = await sql<{ news: string; count: number }>`
    select news, count(*)::int as count from payment_event where received_at > ${since}
    group by news order by news`.execute(db);
  return new Map(found.rows.map(({ news, count }) => [news, count]));
}
