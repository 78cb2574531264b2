// Photographs of one product and its articles, as the back office reads and arranges them.
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/tables.ts';

export type ShelfPhoto = { reference: string; position: number; picture: string; alt: string | null };

/** Its own first, then those of its articles; each reference's in their order. */
export async function selectShelfPhotos(db: Database, sku: string): Promise<ShelfPhoto[]> {
  const found = await sql<ShelfPhoto>`
    select reference, position, picture, alt from product_picture
    where reference = ${sku} or reference in (
      select article.sku from article join product on product.id = article.product_id where product.sku = ${sku})
    order by reference <> ${sku}, reference, position`.execute(db);
  return found.rows;
}

/** Two people at once arrange one after the other. */
export async function holdProduct(db: DatabaseTransaction, sku: string): Promise<boolean> {
  const held = await sql`select from product where sku = ${sku} for update`.execute(db);
  return held.rows.length > 0;
}

/** In the order given, from 1 on; what is not among them is withdrawn. */
export async function rewritePhotos(
  db: DatabaseTransaction,
  reference: string,
  photos: readonly Pick<ShelfPhoto, 'picture' | 'alt'>[],
): Promise<void> {
  await db.deleteFrom('product_picture').where('reference', '=', reference).execute();
  if (photos.length === 0) return;
  await db
    .insertInto('product_picture')
    .values(photos.map(({ picture, alt }, at) => ({ reference, position: at + 1, picture, alt })))
    .execute();
}
