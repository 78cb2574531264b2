// The door of the media: how a picture that comes in is made and kept.
export { MOST_FILE_BYTES, MOST_PIXELS } from './encoding/picture-bounds.ts';
export { pictureName, RECIPES, variantFiles } from './encoding/picture-recipes.ts';
export type { PicturePurpose } from './encoding/picture-recipes.ts';
export { pictureWorkers } from './encoding/picture-workers.ts';
export type { PictureOutcome, PictureWorkers } from './encoding/picture-workers.ts';
export { BUILT_FILES, paperName } from './stored/media-store.ts';
export type { MediaStore } from './stored/media-store.ts';
export { bareMediaStores, folderStores, openBuiltStore, openMediaStores } from './stored/open-media-store.ts';
export { openS3Client } from './stored/open-s3-client.ts';
export type { MediaStores } from './stored/open-media-store.ts';
