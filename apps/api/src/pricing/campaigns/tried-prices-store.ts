import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/tables.ts';

const COPIED = ['public_price', 'price_history'] as const;

/**
 * For the rest of this transaction the tables of public prices are its own, with these articles alone: a temporary table
 * is found before one of the shop by that name.
 */
export async function copyPrices(db: DatabaseTransaction, skus: readonly string[]): Promise<void> {
  for (const name of COPIED) {
    const tried = sql.table(`tried_${name}`);
    // oxlint-disable-next-line no-await-in-loop -- one connection, two tables
    await sql`
      create temp table ${tried} (like ${sql.table(name)} including defaults including indexes)
      on commit drop`.execute(db);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await sql`
      insert into ${tried} select * from ${sql.table(name)} where article_sku = any(${skus}::text[])`.execute(
      db,
    );
    // oxlint-disable-next-line no-await-in-loop -- as above
    await sql`alter table ${tried} rename to ${sql.table(name)}`.execute(db);
  }
  // Statements this connection has prepared look their tables up again where the path is another.
  await sql`select set_config('search_path', 'pg_temp, ' || current_setting('search_path'), true)`.execute(
    db,
  );
}
