import type { AuditPlace } from '../../audit/audit.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { DatabasePool } from '../../database/tables.ts';
import { upsertContentPicture } from '../pictures/content-pictures-store.ts';

export type GivenContentPicture = {
  picture: string;
  shape: 'page' | 'banner';
  alt: string;
  width: number;
  height: number;
};

/** One that is in the media store already, for editors to choose. */
export async function importGivenPicture(
  { db: pool, author, ...place }: AuditPlace & { db: DatabasePool; staffId: number; author: string },
  given: GivenContentPicture,
): Promise<void> {
  await pool.transaction().execute(async (db) => {
    await upsertContentPicture(db, { ...given, at: place.now(), author, staff_id: place.staffId });
    const { picture, shape, alt } = given;
    const details = { before: null, after: { picture, shape, alt } };
    await recordAudit(db, place, { event: 'content-pictured', customerId: null, details });
  });
}
