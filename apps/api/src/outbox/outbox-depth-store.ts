import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';

export type QueueDepth = { waiting: number; oldestAt: Date | null; givenUp: number };

/** Mails that have not left yet, and those given up since then. */
export async function selectOutboxDepth(db: Database, since: Date): Promise<QueueDepth> {
  const found = await sql<QueueDepth>`
    select count(*)::int as waiting, min(created_at) as "oldestAt",
      (select count(*)::int from outbox where failed_at > ${since}) as "givenUp"
    from outbox where sent_at is null and failed_at is null`.execute(db);
  return found.rows[0] ?? { waiting: 0, oldestAt: null, givenUp: 0 };
}
