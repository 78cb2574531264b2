// Photographs of a product arranged by people: those that come in by a form, their order, their words, their end.
import type {
  MutationDescribeProductPictureArgs,
  MutationMoveProductPictureArgs,
  MutationRemoveProductPictureArgs,
  ShelfProduct,
} from '@nuancier/contract/gestion-types.ts';
import { GIVEN_PICTURES } from '@nuancier/domain/catalogue/pictures/given-pictures.ts';
import { movedPicture } from '@nuancier/domain/catalogue/pictures/moved-picture.ts';
import type { StaffOperation } from '@nuancier/domain/staff/rights.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { AuditPlace } from '../../audit/audit.ts';
import { announceCatalogueChange } from '../../database/announce-catalogue-change.ts';
import type { DatabasePool, DatabaseTransaction } from '../../database/tables.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { importPictures } from '../operations/imports/import-pictures.ts';
import { fingerprint } from '../shelf/fingerprint.ts';
import { holdProduct, rewritePhotos, selectShelfPhotos } from '../shelf/shelf-pictures-store.ts';
import type { ShelfPhoto } from '../shelf/shelf-pictures-store.ts';
import { shelfProduct } from './shelf-product.ts';
import type { ShelfContext } from './shelf-products.ts';

export function moveProductPicture(
  context: ShelfContext,
  { to, ...place }: MutationMoveProductPictureArgs,
): Promise<ShelfProduct> {
  return arranged(context, 'moveProductPicture', place, (own, at) => movedPicture(own, at, to));
}

export function describeProductPicture(
  context: ShelfContext,
  { alt, ...place }: MutationDescribeProductPictureArgs,
): Promise<ShelfProduct> {
  const words = alt.trim();
  if (words.length > GIVEN_PICTURES.longestWords) throw new Refusal('PICTURE_WORDS');
  return arranged(context, 'describeProductPicture', place, (own, at) =>
    own.map((photo, nth) => (nth === at ? { ...photo, alt: words || null } : photo)),
  );
}

export function removeProductPicture(
  context: ShelfContext,
  place: MutationRemoveProductPictureArgs,
): Promise<ShelfProduct> {
  return arranged(context, 'removeProductPicture', place, (own, at) => own.filter((_, nth) => nth !== at));
}

type Own = readonly ShelfPhoto[];

async function arranged(
  context: ShelfContext,
  operation: StaffOperation,
  { sku, read, reference, position }: MutationRemoveProductPictureArgs,
  change: (own: Own, at: number) => Own,
): Promise<ShelfProduct> {
  entitled(context.staff, operation);
  await context.db.transaction().execute(async (db) => {
    const all = await held(db, sku);
    if (fingerprint(all) !== read) throw new Refusal('PICTURES_CHANGED');
    const own = all.filter((photo) => photo.reference === reference);
    const at = own.findIndex((photo) => photo.position === position);
    if (at === -1) throw new Refusal('UNKNOWN_PICTURE');
    const after = change(own, at);
    if (fingerprint(told(after)) === fingerprint(told(own))) return;
    await rewritePhotos(db, reference, after);
    await announceCatalogueChange(db);
    await noted(db, context, { sku, reference, before: own, after });
  });
  const product = await shelfProduct(context, sku);
  if (product === null) throw new Refusal('UNKNOWN_SHELF_PRODUCT');
  return product;
}

async function held(db: DatabaseTransaction, sku: string): Promise<ShelfPhoto[]> {
  if (!(await holdProduct(db, sku))) throw new Refusal('UNKNOWN_SHELF_PRODUCT');
  return selectShelfPhotos(db, sku);
}

const told = (photos: Own) => photos.map(({ picture, alt }) => ({ picture, alt }));

type Change = { sku: string; reference: string; before: Own; after: Own };

function noted(db: DatabaseTransaction, place: AuditPlace, change: Change): Promise<void> {
  const { sku, reference, before, after } = change;
  const details = { sku, reference, before: told(before), after: told(after) };
  return recordAudit(db, place, { event: 'product-pictured', customerId: null, details });
}

/** Behind those that are there, by the door of the files; one that is there already stays where it is. */
export async function addProductPictures(
  { db: pool, ...place }: AuditPlace & { db: DatabasePool },
  { sku, reference, pictures }: { sku: string; reference: string; pictures: readonly string[] },
): Promise<{ added: number; leftOut: number }> {
  return pool.transaction().execute(async (db) => {
    const before = (await held(db, sku)).filter((photo) => photo.reference === reference);
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
    await noted(db, place, { sku, reference, before, after: [...before, ...rows] });
    return { added: rows.length, leftOut: fresh.length - rows.length };
  });
}
