// Kinds that come as files of a folder or an archive: for the operator and for other systems.
import type { DatabasePool } from '../database/tables.ts';
import type { ImportKind } from '../imports/import-kind.ts';
import { pictureWorkers } from '../media/media.ts';
import type { MediaStores } from '../media/media.ts';
import type { FilesImport } from './files/run-files-import.ts';
import { describedInvoicePapers } from './invoice-papers/invoice-papers-kind.ts';
import { runInvoicePaperImport } from './invoice-papers/run-invoice-paper-import.ts';
import { describedPictures } from './pictures/pictures-kind.ts';
import { runPictureImport } from './pictures/run-picture-import.ts';
import type { ImportOptions, ImportOutcome } from './run-import.ts';

export type ArchiveMeans = FilesImport & {
  stores: MediaStores;
  /** processes that make pictures at once */
  pictureWorkers: number;
  onFile: (done: number, total: number) => void;
};

export type ArchiveKind = {
  /** its columns; what writes them is made with the files */
  described: ImportKind;
  /** Throws `UnreadableFiles` when there is nothing that could be read. */
  run: (
    db: DatabasePool,
    means: ArchiveMeans,
    options: Omit<ImportOptions, 'format'>,
  ) => Promise<ImportOutcome>;
};

const archiveKinds: readonly ArchiveKind[] = [
  {
    described: describedPictures,
    run(db, { stores, pictureWorkers: atOnce, onFile: onPicture, ...given }, options) {
      const workers = pictureWorkers({ atOnce });
      const work = runPictureImport(db, { ...given, store: stores.pictures, workers, onPicture }, options);
      return work.finally(() => workers.close());
    },
  },
  {
    described: describedInvoicePapers,
    run: (db, { stores, onFile: onPaper, path, name = path, spool }, options) =>
      runInvoicePaperImport(db, { path, name, spool, store: stores.papers, onPaper }, options),
  },
];

export const describedArchives: readonly ImportKind[] = archiveKinds.map(({ described }) => described);

export function archiveKindNamed(name: string): ArchiveKind | undefined {
  return archiveKinds.find(({ described }) => described.name === name);
}
