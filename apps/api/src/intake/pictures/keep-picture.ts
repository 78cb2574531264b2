// The one way of a picture into the store: copied within bounds, judged by its bytes, made in all its sizes, kept.
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MOST_FILE_BYTES, pictureName, variantFiles } from '../../media/media.ts';
import type { MediaStore, PictureOutcome, PicturePurpose, PictureWorkers } from '../../media/media.ts';
import { StorageAway } from '../files/given-file.ts';
import type { GivenFile } from '../files/given-file.ts';
import { copied } from '../files/given-files.ts';

export type PictureFault = Extract<PictureOutcome, { ok: false }>['fault'] | 'too-large';

export type KeptPicture =
  { ok: true; picture: string; width: number; height: number } | { ok: false; fault: PictureFault };

export type KeepingMeans = {
  store: MediaStore;
  workers: PictureWorkers;
  /** of this picture alone, gone afterwards */
  folder: string;
  /** checks, and makes nothing */
  isTrial: boolean;
};

/** Throws `StorageAway`. */
export async function keepPicture(
  file: GivenFile,
  purpose: PicturePurpose,
  { store, workers, folder, isTrial }: KeepingMeans,
): Promise<KeptPicture> {
  const source = join(folder, 'source');
  await mkdir(folder, { recursive: true });
  try {
    const copy = await copied(file, source, MOST_FILE_BYTES);
    if (copy === 'broken') return { ok: false, fault: 'broken' };
    if (copy === null) return { ok: false, fault: 'too-large' };
    const picture = pictureName(purpose, copy.sha256);
    const isStored = await store.has(`${picture}/${lastOf(purpose)}`).catch(unreachable);
    // Of what hangs in its own shape the measures are asked for again.
    if (isStored && purpose === 'product') return { ok: true, picture, width: 0, height: 0 };
    const made = await workers.make({ file: source, purpose, into: isTrial || isStored ? null : folder });
    if (!made.ok) return made;
    if (!isTrial && !isStored) await keepAll(store, picture, purpose, folder).catch(unreachable);
    return { ok: true, picture, width: made.width, height: made.height };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const lastOf = (purpose: PicturePurpose) => variantFiles(purpose).at(-1) ?? '';

/** In their order: the last one says that all are there. */
async function keepAll(
  store: MediaStore,
  picture: string,
  purpose: PicturePurpose,
  from: string,
): Promise<void> {
  for (const file of variantFiles(purpose)) {
    // oxlint-disable-next-line no-await-in-loop -- as above
    await store.put(`${picture}/${file}`, await readFile(join(from, file)));
  }
}

function unreachable(trouble: unknown): never {
  throw new StorageAway(trouble);
}
