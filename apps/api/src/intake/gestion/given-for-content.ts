import { GIVEN_PICTURES, PICTURE_USES } from '@nuancier/domain/catalogue/pictures/given-pictures.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { AuditFields } from '../../audit/detail-words.ts';
import type { Database } from '../../database/tables.ts';
import { importGivenPicture } from '../../content/operations/import-given-picture.ts';
import { readSites } from '../../site/site.ts';
import { importSitePictures } from '../../site/operations/import-site-pictures.ts';
import { one, refusedWords } from './given-for-product.ts';
import type { GivenPlace } from './given-for-product.ts';
import type { TakenPicture, TakenPictures } from './take-pictures.ts';

/** One at a time: each has its own words. */
export async function givenForContent(
  place: GivenPlace,
  { fields, taken, refused }: TakenPictures,
): Promise<string> {
  const use = PICTURE_USES.find((known) => known === fields.get('usage'));
  const alt = (fields.get('texte') ?? '').trim();
  const [first, ...others] = taken;
  if (use === undefined) return refusedWords([one('usage')]);
  if (alt === '' || alt.length > GIVEN_PICTURES.longestWords) return refusedWords([one('texte')]);
  if (first === undefined) return refusedWords(refused.length === 0 ? [one('fichier')] : refused);
  if (others.length > 0) return refusedWords([one('nombre')]);
  const { picture, width, height } = first;
  const shape = use === 'page' ? 'page' : 'banner';
  await importGivenPicture(place, { picture, shape, alt, width, height });
  if (use === 'page' || use === 'banner') return 'fait=image';
  await hang(place, use, first, alt);
  return 'fait=bandeau';
}

/** Where the shop has a place for a banner, by the door of the files. */
async function hang(
  { db: pool, ...place }: GivenPlace,
  use: string,
  { picture, width, height }: TakenPicture,
  alt: string,
): Promise<void> {
  await pool.transaction().execute(async (db) => {
    const before = await bannersOf(db);
    await importSitePictures(db, [{ place: use, site: null, picture, width, height, alt }]);
    const details = { what: use, before, after: await bannersOf(db) };
    await recordAudit(db, place, { event: 'content-pictured', customerId: null, details });
  });
}

async function bannersOf(db: Database): Promise<AuditFields> {
  const settings = (await readSites(db)).find(({ isDefault }) => isDefault)?.settings;
  return {
    home: settings?.banner_home_image_url,
    promo: settings?.banner_promo_image_url_desktop,
    promo_mobile: settings?.banner_promo_image_url_mobile,
  };
}
