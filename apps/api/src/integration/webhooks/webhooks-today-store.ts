import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { selectWaiting } from '../../request/waiting-store.ts';
import type { Waiting } from '../../request/waiting-store.ts';

/** Addresses with calls that were given up since then. */
export function selectFailedWebhooks(db: Database, since: Date): Promise<Waiting> {
  const columns = {
    key: sql`webhook.id`,
    title: sql`webhook.name`,
    detail: sql`max(call.last_error)`,
    at: sql`min(call.failed_at)`,
  };
  return selectWaiting(
    db,
    columns,
    sql`webhook_delivery call join webhook on webhook.id = call.webhook_id
      where call.created_at > ${since} and call.failed_at is not null group by webhook.id order by min(call.failed_at)`,
  );
}
