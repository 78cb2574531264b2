import type { Database } from '../../database/tables.ts';

export type Photo = { picture: string; alt: string | null };

/** By the reference they show, a product's or an article's, in their order. */
export type Photos = ReadonlyMap<string, readonly Photo[]>;

const BATCH = 20_000;

export async function readPhotos(db: Database): Promise<Photos> {
  const photos = new Map<string, Photo[]>();
  let after = { reference: '', position: 0 };
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each piece begins where the one before ended
    const rows = await selectPhotos(db, after);
    const last = rows.at(-1);
    if (last === undefined) return photos;
    for (const { reference, picture, alt } of rows) {
      const known = photos.get(reference);
      if (known === undefined) photos.set(reference, [{ picture, alt }]);
      else known.push({ picture, alt });
    }
    after = last;
  }
}

function selectPhotos(db: Database, after: { reference: string; position: number }) {
  return db
    .selectFrom('product_picture')
    .selectAll()
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('reference', 'position'), '>', tuple(after.reference, after.position)),
    )
    .orderBy('reference')
    .orderBy('position')
    .limit(BATCH)
    .execute();
}
