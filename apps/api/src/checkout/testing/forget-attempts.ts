import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

/** One person may place orders and try cards only so often: for tests that place many, those so far were hours ago. */
export async function forgetAttempts(db: Database): Promise<void> {
  await db.deleteFrom('rate_counter').execute();
  await sql`update orders set placed_at = placed_at - interval '2 hours'
    where placed_at > now() - interval '1 hour'`.execute(db);
}
