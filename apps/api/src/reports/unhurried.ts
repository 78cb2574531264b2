import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';

const MOST_MS = 20_000;

/** A year of a large shop read from its rows takes longer than a page of the shop may. */
export async function unhurried<T>(db: Database, read: (db: Database) => Promise<T>): Promise<T> {
  if (db.isTransaction) return read(db);
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('statement_timeout', ${String(MOST_MS)}, true)`.execute(trx);
    return read(trx);
  });
}
