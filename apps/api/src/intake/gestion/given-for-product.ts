import type { PictureRefusal } from '@nuancier/domain/catalogue/pictures/given-pictures.ts';
import type { AuditPlace } from '../../audit/audit.ts';
import { productsOfReferences } from '../../catalogue/catalogue.ts';
import { importGivenPictures } from '../../catalogue/operations/imports/import-given-pictures.ts';
import type { DatabasePool } from '../../database/tables.ts';
import type { RefusedPicture, TakenPictures } from './take-pictures.ts';

/** Who brings them, by which request. */
export type GivenPlace = AuditPlace & { db: DatabasePool; staffId: number; author: string };

export async function givenForProduct(
  place: GivenPlace,
  sku: string,
  { fields, taken, refused }: TakenPictures,
): Promise<string> {
  const reference = fields.get('reference') ?? sku;
  if ((await productsOfReferences(place.db, [reference])).get(reference) !== sku)
    return refusedWords([one('reference')]);
  if (taken.length === 0) return refusedWords(refused.length === 0 ? [one('fichier')] : refused);
  const pictures = taken.map(({ picture }) => picture);
  const { added, leftOut } = await importGivenPictures(place, { sku, reference, pictures });
  const full = leftOut > 0 ? [one('place')] : [];
  return `fait=photos&ajoutees=${added}&${refusedWords([...refused, ...full])}`;
}

export const one = (why: PictureRefusal): RefusedPicture => ({ why, name: '' });

/** Why and which, for the page to say in its own words. */
export function refusedWords(refused: readonly RefusedPicture[]): string {
  return refused.map(({ why, name }) => `refus=${encodeURIComponent(`${why}:${name}`)}`).join('&');
}
