import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/tables.ts';

const WAYS_IN = [
  'staff_session',
  'staff_link',
  'customer_session',
  'persistent_login',
  'password_link',
  'connect_as_token',
] as const;

/** Sessions and links of the moment of the backup: some were ended since, and nobody knows which any more. */
export async function endAccess(db: DatabaseTransaction): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one transaction, one connection
  for (const table of WAYS_IN) await sql`delete from ${sql.table(table)}`.execute(db);
}
