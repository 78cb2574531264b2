import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';

export async function personalDataInReviews(db: Database, id: number): Promise<{ avis: unknown[] }> {
  const found = await sql`
    select product_sku, product_name, nickname, summary, body as text, rating, status, created_at
    from product_review where customer_id = ${id} order by id`.execute(db);
  return { avis: found.rows };
}

export async function eraseCustomerInReviews(db: Database, id: number): Promise<void> {
  await sql`delete from product_review where customer_id = ${id}`.execute(db);
}
