import { GIVEN_PICTURES, PICTURE_USES } from '@nuancier/domain/catalogue/pictures/given-pictures.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { AuditFields } from '../../audit/detail-words.ts';
import type { Database } from '../../database/tables.ts';
import { importGivenPicture } from '../../content/operations/import-given-picture.ts';
import { readSites } from '../../site/site.ts';
import { importSitePictures } from '../../site/operations/import-site-pictures.ts';
import { one, refusedWords } from './given-for-product.ts';
import type { GivenPlace } from './given-for-product.ts';
import type { RefusedPicture, TakenPicture, TakenPictures } from './take-pictures.ts';

/** One at a time: each has its own words. */
export async function givenForContent(place: GivenPlace, given: TakenPictures): Promise<string> {
  const { fields } = given;
  const refused = await hungOrRefused(place, given);
  if (typeof refused === 'string') return refused;
  // What was typed goes back with the refusal; a file has to be chosen again.
  const typed = TYPED.map((name) => `&${name}=${encodeURIComponent(shortened(fields.get(name)))}`);
  return `${refusedWords(refused)}${typed.join('')}`;
}

const TYPED = ['usage', 'texte'] as const;
const shortened = (text = '') => text.slice(0, GIVEN_PICTURES.longestWords).toWellFormed();

async function hungOrRefused(
  place: GivenPlace,
  { fields, taken, refused }: TakenPictures,
): Promise<string | readonly RefusedPicture[]> {
  const use = PICTURE_USES.find((known) => known === fields.get('usage'));
  const alt = (fields.get('texte') ?? '').trim();
  const [first, ...others] = taken;
  if (use === undefined) return [one('usage')];
  if (alt === '' || alt.length > GIVEN_PICTURES.longestWords) return [one('texte')];
  if (first === undefined) return refused.length === 0 ? [one('fichier')] : refused;
  if (others.length > 0) return [one('nombre')];
  const { picture, width, height } = first;
  const shape = use === 'page' ? 'page' : 'banner';
  await importGivenPicture(place, { picture, shape, alt, width, height });
  if (use === 'page' || use === 'banner') return 'fait=image';
  return (await hang(place, use, first, alt)) ? 'fait=bandeau' : [one('accroche')];
}

/** Where the shop has a place for a banner, by the door of the files; false where it has none. */
async function hang(
  { db: pool, ...place }: GivenPlace,
  use: string,
  { picture, width, height }: TakenPicture,
  alt: string,
): Promise<boolean> {
  return pool.transaction().execute(async (db) => {
    const before = await bannersOf(db);
    const report = await importSitePictures(db, [{ place: use, site: null, picture, width, height, alt }]);
    if (!report.ok) return false;
    if (report.changed === 0) return true;
    const details = { what: use, before, after: await bannersOf(db) };
    await recordAudit(db, place, { event: 'content-pictured', customerId: null, details });
    return true;
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
