// A folder or an archive, from its files to what became of them: a table of them goes the way of every file.
import { stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { DatabasePool } from '../../database/tables.ts';
import type { ImportKind } from '../../imports/import-kind.ts';
import { runImport } from '../run-import.ts';
import type { ImportOptions, ImportOutcome } from '../run-import.ts';
import { fileTable } from './file-table.ts';
import type { FileTable, NamedTable } from './file-table.ts';
import type { GivenFile } from './given-file.ts';
import { openGivenFiles } from './given-files.ts';

export type FilesImport = {
  /** a folder, a zip archive, or a table of files that lie beside it */
  path: string;
  /** as it was called when it was given */
  name?: string;
  /** of our own, empty, for the time of the work */
  spool: string;
};

/** What tells one kind of files from another. */
export type FilesKind = {
  mostFileBytes: number;
  table: NamedTable;
  /** Before any transaction: checks and keeps what the table asks for. */
  prepare: (table: FileTable, files: readonly GivenFile[]) => Promise<ImportKind>;
};

/** Throws `UnreadableFiles` when there is nothing that could be read. */
export async function runFilesImport(
  db: DatabasePool,
  { path, name = path, spool }: FilesImport,
  { mostFileBytes, table: named, prepare }: FilesKind,
  options: Omit<ImportOptions, 'format'>,
): Promise<ImportOutcome> {
  const { source, given } = await sourceOf(path);
  const { files, sha256, close } = await openGivenFiles(
    source,
    given === null ? name : source,
    mostFileBytes,
  );
  try {
    const table = await fileTable(files, named, { folder: spool, given });
    const kind = await prepare(table, files);
    const { size: bytes } = await stat(table.path);
    const received = { path: table.path, name: basename(name), sha256, bytes };
    return await runImport(db, kind, received, { ...options, format: table.format });
  } finally {
    close();
  }
}

/** `lot.rejets.csv`, which an import of `lot` or `lot.zip` has written, is a table of files that are in there. */
async function sourceOf(path: string): Promise<{ source: string; given: string | null }> {
  if (!/\.(?:csv|jsonl)$/i.test(path)) return { source: path, given: null };
  const lot = path.replace(/(?:\.rejets)*\.(?:csv|jsonl)$/i, '');
  for (const source of [lot, `${lot}.zip`])
    if (await stat(source).catch(() => null)) return { source, given: path };
  return { source: dirname(path), given: path };
}
