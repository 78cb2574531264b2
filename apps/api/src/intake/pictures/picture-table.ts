// The table of what comes in: the one among the files, or one written from their names.
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pictureNamed, referencesNamed } from '@nuancier/domain/catalogue/pictures/picture-file-name.ts';
import { productsOfReferences } from '../../catalogue/catalogue.ts';
import type { Database } from '../../database/tables.ts';
import { formatOf, openImportFile, textsOf } from '../../imports/files/import-file.ts';
import type { FileFormat } from '../../imports/files/import-file.ts';
import { quoted } from '../../imports/files/reject-file.ts';
import { UnreadableFiles } from './picture-file.ts';
import type { PictureFile } from './picture-file.ts';
import { PICTURE_COLUMNS } from './pictures-kind.ts';

export type PictureTable = { path: string; format: FileFormat };

const TABLE = /^(?:pictures|images|photos)\.(?:csv|jsonl)$/i;
const MOST_TABLE_BYTES = 200 * 1_024 ** 2;
const BATCH = 500;

export async function pictureTable(
  db: Database,
  files: readonly PictureFile[],
  folder: string,
  given: string | null,
): Promise<PictureTable> {
  if (given !== null) return { path: given, format: formatOf(given) };
  const [table, other] = files.filter(({ name }) => TABLE.test(name));
  if (other !== undefined)
    throw new UnreadableFiles(
      `Deux tables d’images\u00A0: «\u00A0${table?.name}\u00A0» et «\u00A0${other.name}\u00A0». Gardez-en une.`,
    );
  if (table === undefined) {
    const path = join(folder, 'table.csv');
    await pipeline(Readable.from(linesOf(db, files)), createWriteStream(path));
    return { path, format: 'csv' };
  }
  if (table.bytes > MOST_TABLE_BYTES)
    throw new UnreadableFiles(`La table «\u00A0${table.name}\u00A0» dépasse 200\u00A0Mo.`);
  const path = join(folder, 'table');
  await pipeline(await table.open(), createWriteStream(path));
  return { path, format: formatOf(table.name) };
}

async function* linesOf(db: Database, files: readonly PictureFile[]): AsyncGenerator<string> {
  yield row(Object.keys(PICTURE_COLUMNS));
  for (let at = 0; at < files.length; at += BATCH) {
    const batch = files.slice(at, at + BATCH);
    // oxlint-disable-next-line no-await-in-loop -- one question for each batch
    const known = await productsOfReferences(
      db,
      batch.flatMap(({ name }) => referencesNamed(name)),
    );
    for (const { name } of batch) {
      const named = pictureNamed(name, (reference) => known.has(reference));
      yield named.kind === 'of-site'
        ? row([named.place, '1', name, '', named.site ?? ''])
        : row([named.reference, String(named.position), name, '', '']);
    }
  }
}

const row = (cells: readonly string[]) => `${cells.map(quoted).join(';')}\r\n`;

export type Wanted = { reference: string; file: string };

/** What the table asks for, before it is judged: a line that says neither is refused later. */
export async function* wantedOf({ path, format }: PictureTable): AsyncGenerator<Wanted[]> {
  const table = await openImportFile(path, format).catch(() => null);
  let batch: Wanted[] = [];
  for await (const { values } of table?.lines() ?? []) {
    const cells = textsOf(values);
    batch.push({ reference: cells.get('reference') ?? '', file: cells.get('fichier') ?? '' });
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}
