import { sql } from 'kysely';
import type { Database } from './tables.ts';

export type DatabaseSummary = {
  serverVersion: string;
  shops: number;
  categories: number;
  products: number;
  articles: number;
  colours: number;
  customers: number;
};

/** How much of what the database holds, for the operator. */
export async function databaseSummary(db: Database): Promise<DatabaseSummary | undefined> {
  const summary = await sql<DatabaseSummary>`
    select
      current_setting('server_version') as "serverVersion",
      (select count(*) from shop)::int as shops,
      (select count(*) from category)::int as categories,
      (select count(*) from product)::int as products,
      (select count(*) from article)::int as articles,
      (select count(*) from colour)::int as colours,
      (select count(*) from customer)::int as customers`.execute(db);
  return summary.rows[0];
}
