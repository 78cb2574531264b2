import { join } from 'node:path';
import type { MediaSetting } from '../../configuration/media-setting.ts';
import { fileMediaStore } from './file-media-store.ts';
import { keptNearby } from './kept-nearby.ts';
import { BUILT_FILES, PAPERS, PICTURES } from './media-store.ts';
import type { MediaStore } from './media-store.ts';

export type MediaStores = { pictures: MediaStore; papers: MediaStore };

/** The folder of the shop, or the storage its settings name. */
export async function openMediaStores(setting: MediaSetting, dataDir: string): Promise<MediaStores> {
  if (setting.kind === 'folder') return folderStores(dataDir);
  const { pictures, papers } = await bareMediaStores(setting, dataDir);
  // Papers are read by few people each, and no second copy lies about.
  return { pictures: keptNearby(pictures, dataDir), papers };
}

/** What every version of the pages was built of, beside the pictures; no backup holds it. */
export async function openBuiltStore(setting: MediaSetting, dataDir: string): Promise<MediaStore> {
  if (setting.kind === 'folder') return fileMediaStore(join(dataDir, BUILT_FILES.folder), BUILT_FILES);
  const { s3MediaStore } = await import('./s3-media-store.ts');
  return keptNearby(s3MediaStore(setting, BUILT_FILES), dataDir, { shelf: BUILT_FILES });
}

/** Without the copies nearby: for who reads everything once. */
export async function bareMediaStores(setting: MediaSetting, dataDir: string): Promise<MediaStores> {
  if (setting.kind === 'folder') return folderStores(dataDir);
  // Loaded only where it is used: it takes time and memory.
  const { s3MediaStore } = await import('./s3-media-store.ts');
  return { pictures: s3MediaStore(setting), papers: s3MediaStore(setting, PAPERS) };
}

export function folderStores(dataDir: string): MediaStores {
  return {
    pictures: fileMediaStore(join(dataDir, PICTURES.folder)),
    papers: fileMediaStore(join(dataDir, PAPERS.folder), PAPERS),
  };
}
