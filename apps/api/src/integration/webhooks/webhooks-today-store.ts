import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { MOST_TODAY } from '../../request/today-count.ts';
import type { Waiting } from '../../request/today-count.ts';

/** Calls that were given up since then. */
export async function countFailedWebhooks(db: Database, since: Date): Promise<Waiting | undefined> {
  const found = await sql<Waiting>`
    select count(*)::int as count, min(failed_at) as oldest from (
      select failed_at from webhook_delivery where created_at > ${since} and failed_at is not null
      order by created_at limit ${MOST_TODAY + 1}) waiting`.execute(db);
  return found.rows[0];
}
