import { sql } from 'kysely';
import type { Database, Tables } from './tables.ts';

/** Empties the tables and whatever hangs on their rows, and starts their numbers again at one. */
export async function emptyTables(db: Database, tables: readonly (keyof Tables)[]): Promise<void> {
  await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))} restart identity cascade`.execute(
    db,
  );
}
