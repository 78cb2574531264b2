import type { DatabasePool } from '../../database/tables.ts';
import { MOST_PAPER_BYTES } from '../../invoices/invoices.ts';
import type { MediaStore } from '../../media/media.ts';
import { runFilesImport } from '../files/run-files-import.ts';
import type { FilesImport } from '../files/run-files-import.ts';
import type { ImportOptions, ImportOutcome } from '../run-import.ts';
import { invoicePaperTable } from './invoice-paper-table.ts';
import { invoicePapersKind } from './invoice-papers-kind.ts';
import { prepareInvoicePapers } from './prepare-invoice-papers.ts';

export type InvoicePaperImport = FilesImport & {
  store: MediaStore;
  onPaper: (done: number, total: number) => void;
};

/** Throws `UnreadableFiles` when there is nothing that could be read. */
export function runInvoicePaperImport(
  db: DatabasePool,
  { store, onPaper, ...given }: InvoicePaperImport,
  options: Omit<ImportOptions, 'format'>,
): Promise<ImportOutcome> {
  const { isTrial, place, givenBy: author } = options;
  const means = { store, folder: given.spool, isTrial, onProgress: onPaper };
  return runFilesImport(
    db,
    given,
    {
      mostFileBytes: MOST_PAPER_BYTES,
      table: invoicePaperTable(db),
      prepare: async (table, files) =>
        invoicePapersKind(await prepareInvoicePapers(db, table, files, means), { place, author }),
    },
    options,
  );
}
