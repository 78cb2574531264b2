// The table of files that come in: one that was given, the one among them, or one written from their names.
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { formatOf, openImportFile, textsOf } from '../../imports/files/import-file.ts';
import type { FileFormat } from '../../imports/files/import-file.ts';
import { quoted } from '../../imports/files/reject-file.ts';
import { UnreadableFiles } from './given-file.ts';
import type { GivenFile } from './given-file.ts';

export type FileTable = { path: string; format: FileFormat };

/** What a kind knows of its table. */
export type NamedTable = {
  /** what it is called among the files */
  name: RegExp;
  columns: readonly string[];
  /** the lines that these names amount to */
  linesOf: (files: readonly GivenFile[]) => Promise<string[][]>;
};

const MOST_TABLE_BYTES = 200 * 1_024 ** 2;
const BATCH = 500;

export async function fileTable(
  files: readonly GivenFile[],
  named: NamedTable,
  { folder, given }: { folder: string; given: string | null },
): Promise<FileTable> {
  if (given !== null) return { path: given, format: formatOf(given) };
  const [table, other] = files.filter(({ name }) => named.name.test(name));
  if (other !== undefined)
    throw new UnreadableFiles(
      `Deux tables\u00A0: «\u00A0${table?.name}\u00A0» et «\u00A0${other.name}\u00A0». Gardez-en une.`,
    );
  if (table === undefined) {
    const path = join(folder, 'table.csv');
    await pipeline(Readable.from(writtenFrom(files, named)), createWriteStream(path));
    return { path, format: 'csv' };
  }
  if (table.bytes > MOST_TABLE_BYTES)
    throw new UnreadableFiles(`La table «\u00A0${table.name}\u00A0» dépasse 200\u00A0Mo.`);
  const path = join(folder, 'table');
  await pipeline(await table.open(), createWriteStream(path));
  return { path, format: formatOf(table.name) };
}

async function* writtenFrom(
  files: readonly GivenFile[],
  { columns, linesOf }: NamedTable,
): AsyncGenerator<string> {
  yield row(columns);
  for (let at = 0; at < files.length; at += BATCH) {
    // oxlint-disable-next-line no-await-in-loop -- one question for each batch
    for (const cells of await linesOf(files.slice(at, at + BATCH))) yield row(cells);
  }
}

const row = (cells: readonly string[]) => `${cells.map(quoted).join(';')}\r\n`;

/** Its lines before they are judged, some at a time: what one of them does not say is refused later. */
export async function* linesOf({ path, format }: FileTable): AsyncGenerator<ReadonlyMap<string, string>[]> {
  const table = await openImportFile(path, format).catch(() => null);
  let batch: ReadonlyMap<string, string>[] = [];
  for await (const { values } of table?.lines() ?? []) {
    batch.push(textsOf(values));
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}
