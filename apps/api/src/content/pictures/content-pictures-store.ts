import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

export type ContentPictureRecord = {
  picture: string;
  shape: 'page' | 'banner';
  alt: string;
  width: number;
  height: number;
  at: Date;
  author: string;
};

/** The same picture brought again comes first again, with its new words. */
export async function upsertContentPicture(
  db: Database,
  { picture, ...row }: ContentPictureRecord & { staff_id: number },
): Promise<void> {
  await db
    .insertInto('content_picture')
    .values({ picture, ...row })
    .onConflict((conflict) => conflict.column('picture').doUpdateSet(row))
    .execute();
}

/** The latest first; read on behind this one. */
export async function selectContentPictures(
  db: Database,
  { after, limit }: { after: string | null; limit: number },
): Promise<ContentPictureRecord[]> {
  const found = await sql<ContentPictureRecord>`
    select picture, shape, alt, width, height, at, author from content_picture
    where ${after}::text is null
      or (at, picture) < (select at, picture from content_picture where picture = ${after})
    order by at desc, picture desc limit ${limit}`.execute(db);
  return found.rows;
}
