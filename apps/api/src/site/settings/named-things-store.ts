import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

/** A page that visitors may see. */
export async function isPage(db: Database, identifier: string): Promise<boolean> {
  const found = await sql`select from content_page where identifier = ${identifier} and is_active`.execute(
    db,
  );
  return found.rows.length > 0;
}

export async function isProduct(db: Database, sku: string): Promise<boolean> {
  const found = await sql`select from product where sku = ${sku} and is_active`.execute(db);
  return found.rows.length > 0;
}

export type BroughtPicture = { picture: string; shape: 'page' | 'banner'; alt: string };

/** The latest first. */
export async function selectBroughtPictures(db: Database): Promise<BroughtPicture[]> {
  const found = await sql<BroughtPicture>`
    select picture, shape, alt from content_picture order by at desc, picture desc limit 200`.execute(db);
  return found.rows;
}
