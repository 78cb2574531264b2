import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/tables.ts';

/** Both are French days, and count themselves. */
export type ProductDays = { from: string | null; until: string | null };

export async function updateProductDays(
  db: DatabaseTransaction,
  sku: string,
  { from, until }: ProductDays,
): Promise<void> {
  await sql`update product set visible_from = ${from}::date, visible_until = ${until}::date
    where sku = ${sku}`.execute(db);
}

/** Whether a product has come or gone between the two days. */
export async function productTurnsBetween(db: Database, before: string, day: string): Promise<boolean> {
  const found = await sql`
    select from product where (visible_from is not null or visible_until is not null)
      and ((visible_from > ${before}::date and visible_from <= ${day}::date)
        or (visible_until >= ${before}::date and visible_until < ${day}::date)) limit 1`.execute(db);
  return found.rows.length > 0;
}
