import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

export async function unknownArticles(db: Database, skus: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await sql<{ sku: string }>`
    select distinct given.sku from unnest(${skus}::text[]) as given(sku)
    where not exists (select from article where article.sku = given.sku)`.execute(db);
  return new Set(found.rows.map(({ sku }) => sku));
}

export async function wasAskedAt(db: Database, customerId: number, at: Date): Promise<boolean> {
  const found = await sql`
    select from approval_request where customer_id = ${customerId} and requested_at = ${at} limit 1`.execute(
    db,
  );
  return found.rows.length > 0;
}
