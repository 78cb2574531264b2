// A stream of any length as parts of a bounded one: compressed, sealed, each with its sum. No more than a part or two is
// in memory, and a storage takes each in one piece.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import { BackupRefused } from '../backup-refused.ts';
import type { BackupPlace, Draft } from '../places/backup-place.ts';
import type { Backup, BackupPart } from './manifest.ts';
import type { Seal } from './sealing.ts';

/** Before they are compressed. */
export const PART_BYTES = 32 * 1_024 ** 2;
/** A file of the media is in one part, whatever its size. */
export const MOST_PART_BYTES = 4 * PART_BYTES;

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);
const QUICK = { params: { [constants.ZSTD_c_compressionLevel]: 3 } };

export type PartWriter = (stem: string, pieces: AsyncIterable<Buffer>) => Promise<BackupPart[]>;

/** `pieces` may be cut anywhere; each part holds as many of them as fill it. */
export function partWriter(draft: Draft, seal: Seal | null): PartWriter {
  const write = async (name: string, raw: Buffer): Promise<BackupPart> => {
    const packed = await compress(raw, QUICK);
    const bytes = seal === null ? packed : seal.close(name, packed);
    await draft.write(name, bytes);
    return { name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  };
  return async (stem, pieces) => {
    const parts: BackupPart[] = [];
    for await (const raw of filled(pieces))
      parts.push(await write(`${stem}-${String(parts.length + 1).padStart(5, '0')}.part`, raw));
    return parts;
  };
}

/** The bytes of one part, as they were before. */
export async function readPart(
  place: BackupPlace,
  { backup, seal }: Pick<Backup, 'backup' | 'seal'>,
  { name, sha256 }: BackupPart,
): Promise<Buffer> {
  const bytes = await place.read(backup, name);
  if (bytes === null) throw new BackupRefused(`Il manque «\u00A0${name}\u00A0» à la sauvegarde ${backup}.`);
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) throw changed(backup, name);
  const packed = seal === null ? bytes : seal.open(name, bytes);
  if (packed === null) throw changed(backup, name);
  return decompress(packed, { maxOutputLength: MOST_PART_BYTES });
}

export async function* readParts(
  place: BackupPlace,
  backup: Pick<Backup, 'backup' | 'seal'>,
  parts: readonly BackupPart[],
): AsyncGenerator<Buffer> {
  // oxlint-disable-next-line no-await-in-loop -- a part at a time is in memory
  for (const part of parts) yield await readPart(place, backup, part);
}

async function* filled(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let bytes = 0;
  for await (const piece of pieces) {
    held.push(piece);
    bytes += piece.length;
    if (bytes < PART_BYTES) continue;
    yield Buffer.concat(held, bytes);
    held = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(held, bytes);
}

function changed(backup: string, name: string): BackupRefused {
  return new BackupRefused(
    `«\u00A0${name}\u00A0» de la sauvegarde ${backup} a changé depuis qu’elle a été faite\u00A0: elle ne peut pas être restaurée.`,
  );
}
