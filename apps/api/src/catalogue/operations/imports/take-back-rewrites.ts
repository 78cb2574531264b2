import { announceCatalogueChange } from '../../../database/announce-catalogue-change.ts';
import { writeBack } from '../../../imports/images/import-image.ts';
import type { ImagedTable, TakeBack } from '../../../imports/images/import-image.ts';

export const rewritesImaged: ImagedTable = { name: 'url_rewrite', key: ['request_path'], counted: [] };

export const takeBackRewrites: TakeBack = async (db, { image }) => {
  const taken = await writeBack(db, image, [rewritesImaged]);
  if (taken.ok) await announceCatalogueChange(db);
  return taken;
};
