import { openPromise } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { UnreadableFiles } from './given-file.ts';
import type { GivenFile } from './given-file.ts';

/** Pictures and papers hardly shrink: what unpacks to so many times its size is a trap. */
const MOST_RATIO = 200;
const PLAIN_BYTES = 1_024 ** 2;
const MOST_BYTES = 200 * 1_024 ** 3;

export async function openZip(
  path: string,
  name: string,
  mostFiles: number,
): Promise<{ files: GivenFile[]; close: () => void }> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => null);
  if (zip === null)
    throw new UnreadableFiles(`«\u00A0${name}\u00A0» n’est ni un dossier ni une archive zip lisible.`);
  try {
    return { files: await filesOf(zip, mostFiles), close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function filesOf(zip: ZipFile, mostFiles: number): Promise<GivenFile[]> {
  const files: GivenFile[] = [];
  let bytes = 0;
  for await (const entry of entriesOf(zip)) {
    if (entry.fileName.endsWith('/')) continue;
    const trap = trapIn(entry);
    if (trap !== null) throw new UnreadableFiles(trap);
    bytes += entry.uncompressedSize;
    if (files.length >= mostFiles || bytes > MOST_BYTES)
      throw new UnreadableFiles('L’archive contient trop de fichiers\u00A0: partagez le lot.');
    files.push({
      name: entry.fileName.normalize('NFC'),
      bytes: entry.uncompressedSize,
      // Sizes are checked on the way: a head that lies breaks the stream.
      open: () => zip.openReadStreamPromise(entry),
    });
  }
  return files;
}

/** The library refuses paths that lead out of the archive, and heads that contradict each other. */
async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  try {
    yield* zip.eachEntry();
  } catch (error) {
    const isPath =
      error instanceof Error && /relative path|absolute path|invalid characters/.test(error.message);
    throw new UnreadableFiles(
      isPath
        ? 'L’archive contient un chemin qui en sort\u00A0: elle est refusée.'
        : 'L’archive est abîmée\u00A0: elle est refusée.',
    );
  }
}

function trapIn(entry: Entry): string | null {
  const { fileName, uncompressedSize, compressedSize } = entry;
  if (entry.isEncrypted()) return `«\u00A0${fileName}\u00A0» est protégé par un mot de passe.`;
  if (uncompressedSize > PLAIN_BYTES && uncompressedSize > compressedSize * MOST_RATIO)
    return `«\u00A0${fileName}\u00A0» se déplie à plus de ${MOST_RATIO} fois sa taille\u00A0: l’archive est refusée.`;
  return null;
}
