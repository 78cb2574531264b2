// Photographs of a product arranged by people: their order, their words, their end.
import type {
  MutationDescribeProductPictureArgs,
  MutationMoveProductPictureArgs,
  MutationRemoveProductPictureArgs,
  ShelfProduct,
} from '@nuancier/contract/gestion-types.ts';
import { GIVEN_PICTURES } from '@nuancier/domain/catalogue/pictures/given-pictures.ts';
import { movedPicture } from '@nuancier/domain/catalogue/pictures/moved-picture.ts';
import type { StaffOperation } from '@nuancier/domain/staff/rights.ts';
import { announceCatalogueChange } from '../../database/announce-catalogue-change.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { fingerprint } from '../../request/fingerprint.ts';
import { heldPhotos, notePhotos, toldPhotos } from '../shelf/shelf-pictures.ts';
import { rewritePhotos } from '../shelf/shelf-pictures-store.ts';
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
    const all = await heldPhotos(db, sku);
    if (fingerprint(all) !== read) throw new Refusal('PICTURES_CHANGED');
    const own = all.filter((photo) => photo.reference === reference);
    const at = own.findIndex((photo) => photo.position === position);
    if (at === -1) throw new Refusal('UNKNOWN_PICTURE');
    const after = change(own, at);
    if (fingerprint(toldPhotos(after)) === fingerprint(toldPhotos(own))) return;
    await rewritePhotos(db, reference, after);
    await announceCatalogueChange(db);
    await notePhotos(db, context, { sku, reference, before: own, after });
  });
  const product = await shelfProduct(context, sku);
  if (product === null) throw new Refusal('UNKNOWN_SHELF_PRODUCT');
  return product;
}
