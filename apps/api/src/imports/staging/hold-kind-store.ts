import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/tables.ts';

/**
 * Until the transaction ends: whoever writes what files of this kind write waits here, before any row is held. Rows of
 * two writers are then never waited for crosswise.
 */
export async function holdKind(db: DatabaseTransaction, kind: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`import ${kind}`}))`.execute(db);
}
