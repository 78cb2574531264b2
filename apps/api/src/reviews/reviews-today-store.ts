import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { MOST_TODAY } from '../request/today-count.ts';
import type { Waiting } from '../request/today-count.ts';

export async function countPendingReviews(db: Database): Promise<Waiting | undefined> {
  const found = await sql<Waiting>`
    select count(*)::int as count, min(created_at) as oldest from (
      select created_at from product_review where status = 'PENDING'
      order by created_at limit ${MOST_TODAY + 1}) waiting`.execute(db);
  return found.rows[0];
}
