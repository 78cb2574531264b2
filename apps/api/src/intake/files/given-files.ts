// The files of a folder or an archive, one by one, within bounds. Nothing is ever written under a name from outside.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { slashedName } from '../../text/slashed-name.ts';
import { UnreadableFiles } from './given-file.ts';
import type { GivenFile } from './given-file.ts';
import { openZip } from './zip-files.ts';

export type GivenFiles = { files: readonly GivenFile[]; sha256: string; close: () => void };

const MOST_FILES = 200_000;

/** What systems leave beside what was put there. */
const IGNORED = /(?:^|\/)(?:\.[^/]*|__MACOSX(?:\/.*)?|Thumbs\.db|desktop\.ini)$/i;

/** `name`: as it was given. `mostBytes`: of a larger one, which is refused, the contents are not read. */
export async function openGivenFiles(path: string, name: string, mostBytes: number): Promise<GivenFiles> {
  const found = await lstat(path).catch(() => null);
  if (found === null) throw new UnreadableFiles(`«\u00A0${name}\u00A0» ne peut pas être lu.`);
  const opened = found.isDirectory()
    ? { files: await filesIn(path), close: () => {} }
    : await openZip(path, name, MOST_FILES);
  const files = opened.files
    .filter((file) => !IGNORED.test(file.name) && !isInside(file.name, '__MACOSX'))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  if (files.length > MOST_FILES) {
    opened.close();
    throw new UnreadableFiles(
      `Plus de ${MOST_FILES.toLocaleString('fr-FR')} fichiers\u00A0: partagez le lot.`,
    );
  }
  const sha256 = found.isDirectory() ? await sumOfAll(files, mostBytes) : await sumOf(createReadStream(path));
  return { files, sha256, close: opened.close };
}

const isInside = (name: string, folder: string) => name.split('/').includes(folder);

/** Plain files alone: a link could lead out of the folder. */
async function filesIn(folder: string): Promise<GivenFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: GivenFile[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    // oxlint-disable-next-line no-await-in-loop -- a folder may hold more files than may be open at once
    const { size } = await lstat(path);
    files.push({
      name: slashedName(folder, path).normalize('NFC'),
      bytes: size,
      open: () => Promise.resolve(createReadStream(path)),
    });
  }
  return files;
}

/** Of a folder: what is in it, by name. */
async function sumOfAll(files: readonly GivenFile[], mostBytes: number): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) {
    // oxlint-disable-next-line no-await-in-loop -- one file at a time
    const sum = file.bytes > mostBytes ? `${file.bytes}` : await sumOf(await file.open());
    hash.update(`${sum}  ${file.name}\n`);
  }
  return hash.digest('hex');
}

async function sumOf(stream: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(stream, hash);
  return hash.digest('hex');
}

/** Null: larger than it may be. Broken: what was sent ends early or does not unpack; a disk that fails is no fault of it. */
export async function copied(
  file: GivenFile,
  to: string,
  mostBytes: number,
): Promise<{ sha256: string } | 'broken' | null> {
  if (file.bytes > mostBytes) return null;
  const hash = createHash('sha256');
  let size = 0;
  const bounded = async function* (pieces: AsyncIterable<Buffer>) {
    for await (const piece of pieces) {
      size += piece.length;
      if (size > mostBytes) return;
      hash.update(piece);
      yield piece;
    }
  };
  try {
    await pipeline(await file.open(), bounded, createWriteStream(to));
  } catch (fault) {
    if (fault instanceof Error && 'syscall' in fault) throw fault;
    return 'broken';
  }
  return size > mostBytes ? null : { sha256: hash.digest('hex') };
}
