// A folder or an archive of pictures, from its files to what became of them: for the operator and for other systems.
import { stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { DatabasePool } from '../../database/tables.ts';
import type { MediaStore, PictureWorkers } from '../../media/media.ts';
import { runImport } from '../run-import.ts';
import type { ImportOptions, ImportOutcome } from '../run-import.ts';
import { openPictureFiles } from './picture-files.ts';
import { pictureTable } from './picture-table.ts';
import { picturesKind } from './pictures-kind.ts';
import { preparePictures } from './prepare-pictures.ts';

export type PictureImport = {
  /** a folder, a zip archive, or a table of pictures that lie beside it */
  path: string;
  /** as it was called when it was given */
  name?: string;
  store: MediaStore;
  workers: PictureWorkers;
  /** of our own, empty, for the time of the work */
  spool: string;
  onPicture: (done: number, total: number) => void;
};

/** Throws `UnreadableFiles` when there is nothing that could be read. */
export async function runPictureImport(
  db: DatabasePool,
  { path, name = path, store, workers, spool, onPicture }: PictureImport,
  options: Omit<ImportOptions, 'format'>,
): Promise<ImportOutcome> {
  const { source, given } = await sourceOf(path);
  const { files, sha256, close } = await openPictureFiles(source);
  try {
    const table = await pictureTable(db, files, spool, given);
    const prepared = await preparePictures(db, table, files, {
      store,
      workers,
      folder: spool,
      isTrial: options.isTrial,
      onProgress: onPicture,
    });
    const { size: bytes } = await stat(table.path);
    const received = { path: table.path, name: basename(name), sha256, bytes };
    return await runImport(db, picturesKind(prepared), received, { ...options, format: table.format });
  } finally {
    close();
  }
}

/** `lot.rejets.csv`, which an import of `lot` or `lot.zip` has written, is a table of pictures that are in there. */
async function sourceOf(path: string): Promise<{ source: string; given: string | null }> {
  if (!/\.(?:csv|jsonl)$/i.test(path)) return { source: path, given: null };
  const lot = path.replace(/(?:\.rejets)*\.(?:csv|jsonl)$/i, '');
  for (const source of [lot, `${lot}.zip`])
    if (await stat(source).catch(() => null)) return { source, given: path };
  return { source: dirname(path), given: path };
}
