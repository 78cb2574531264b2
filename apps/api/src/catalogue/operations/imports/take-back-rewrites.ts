import { announceCatalogueChange } from '../../../database/announce-catalogue-change.ts';
import { writeBack } from '../../../imports/images/import-image.ts';
import type { TakeBack } from '../../../imports/images/import-image.ts';

export const takeBackRewrites: TakeBack = async (db, { image }) => {
  const taken = await writeBack(db, image, [{ name: 'url_rewrite', key: ['request_path'], counted: [] }]);
  if (taken.ok) await announceCatalogueChange(db);
  return taken;
};
