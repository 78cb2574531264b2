import { join } from 'node:path';
import type { MediaSetting } from '../../configuration/media-setting.ts';
import { fileMediaStore } from './file-media-store.ts';
import { keptNearby } from './kept-nearby.ts';
import type { MediaStore } from './media-store.ts';

/** The folder of the shop, or the storage its settings name. */
export async function openMediaStore(setting: MediaSetting, dataDir: string): Promise<MediaStore> {
  if (setting.kind === 'folder') return fileMediaStore(join(dataDir, 'pictures'));
  // Loaded only where it is used: it takes time and memory.
  const { s3MediaStore } = await import('./s3-media-store.ts');
  return keptNearby(s3MediaStore(setting), dataDir);
}
