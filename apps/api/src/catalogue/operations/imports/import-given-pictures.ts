import { GIVEN_PICTURES } from '@nuancier/domain/catalogue/pictures/given-pictures.ts';
import type { AuditPlace } from '../../../audit/audit.ts';
import type { DatabasePool } from '../../../database/tables.ts';
import { Refusal } from '../../../refusals/refusal.ts';
import { heldPhotos, notePhotos } from '../../shelf/shelf-pictures.ts';
import { rewritePhotos } from '../../shelf/shelf-pictures-store.ts';
import { importPictures } from './import-pictures.ts';

/** Behind those that are there, by the door of the files; one that is there already stays where it is. */
export async function importGivenPictures(
  { db: pool, ...place }: AuditPlace & { db: DatabasePool },
  { sku, reference, pictures }: { sku: string; reference: string; pictures: readonly string[] },
): Promise<{ added: number; leftOut: number }> {
  return pool.transaction().execute(async (db) => {
    const before = (await heldPhotos(db, sku)).filter((photo) => photo.reference === reference);
    const known = new Set(before.map(({ picture }) => picture));
    const fresh = [...new Set(pictures)].filter((picture) => !known.has(picture));
    const room = Math.max(0, GIVEN_PICTURES.mostOfOne - before.length);
    const rows = fresh
      .slice(0, room)
      .map((picture, at) => ({ reference, position: before.length + at + 1, picture, alt: null }));
    if (rows.length === 0) return { added: 0, leftOut: fresh.length };
    // A file may have left gaps between them, and the last place taken.
    await rewritePhotos(db, reference, before);
    const report = await importPictures(db, rows);
    if (!report.ok)
      throw new Refusal('SHELF_REFUSED', undefined, report.refusals.map(({ reason }) => reason).join(' '));
    await notePhotos(db, place, { sku, reference, before, after: [...before, ...rows] });
    return { added: rows.length, leftOut: fresh.length - rows.length };
  });
}
