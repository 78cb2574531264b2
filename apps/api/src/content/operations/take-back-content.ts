import { writeBack } from '../../imports/images/import-image.ts';
import type { TakeBack } from '../../imports/images/import-image.ts';

/** Pages and blocks; when one was last written is the shop's own note. */
export const takeBackContent: TakeBack = (db, { image }) =>
  writeBack(db, image, [
    { name: 'content_page', key: ['identifier'], counted: ['updated_at'] },
    { name: 'content_block', key: ['identifier'], counted: ['updated_at'] },
  ]);
