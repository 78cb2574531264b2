import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { QueueDepth } from '../../outbox/outbox-depth-store.ts';

/** Calls of addresses that are switched on, and those given up since then. */
export async function selectWebhooksDepth(db: Database, since: Date): Promise<QueueDepth> {
  const found = await sql<QueueDepth>`
    select count(*)::int as waiting, min(call.created_at) as "oldestAt",
      (select count(*)::int from webhook_delivery where failed_at > ${since}) as "givenUp"
    from webhook_delivery call join webhook on webhook.id = call.webhook_id
    where delivered_at is null and failed_at is null and disabled_at is null`.execute(db);
  return found.rows[0] ?? { waiting: 0, oldestAt: null, givenUp: 0 };
}
