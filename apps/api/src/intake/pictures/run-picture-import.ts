import type { DatabasePool } from '../../database/tables.ts';
import { MOST_FILE_BYTES } from '../../media/media.ts';
import type { MediaStore, PictureWorkers } from '../../media/media.ts';
import { runFilesImport } from '../files/run-files-import.ts';
import type { FilesImport } from '../files/run-files-import.ts';
import type { ImportOptions, ImportOutcome } from '../run-import.ts';
import { pictureTable } from './picture-table.ts';
import { picturesKind } from './pictures-kind.ts';
import { preparePictures } from './prepare-pictures.ts';

export type PictureImport = FilesImport & {
  store: MediaStore;
  workers: PictureWorkers;
  onPicture: (done: number, total: number) => void;
};

/** Throws `UnreadableFiles` when there is nothing that could be read. */
export function runPictureImport(
  db: DatabasePool,
  { store, workers, onPicture, ...given }: PictureImport,
  options: Omit<ImportOptions, 'format'>,
): Promise<ImportOutcome> {
  const { isTrial } = options;
  const means = { store, workers, folder: given.spool, isTrial, onProgress: onPicture };
  return runFilesImport(
    db,
    given,
    {
      mostFileBytes: MOST_FILE_BYTES,
      table: pictureTable(db),
      prepare: async (table, files) => picturesKind(await preparePictures(db, table, files, means)),
    },
    options,
  );
}
