// What is sent is written down first, with its fingerprint: all else is worked out from that copy.
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

export type ReceivedFile = { path: string; name: string; sha256: string; bytes: number };

/** Enough for ten million lines of stock. */
export const LARGEST_FILE = 4 * 1_024 ** 3;

export class FileTooLarge extends Error {}

export async function receiveFile(
  bytes: AsyncIterable<Buffer>,
  { name, folder, most = LARGEST_FILE }: { name: string; folder: string; most?: number },
): Promise<ReceivedFile> {
  const path = join(folder, 'received');
  const hash = createHash('sha256');
  let size = 0;
  await pipeline(
    bytes,
    async function* counted(pieces: AsyncIterable<Buffer>) {
      for await (const piece of pieces) {
        size += piece.length;
        if (size > most) throw new FileTooLarge(`more than ${most} bytes`);
        hash.update(piece);
        yield piece;
      }
    },
    createWriteStream(path),
  );
  return { path, name: basename(name), sha256: hash.digest('hex'), bytes: size };
}
