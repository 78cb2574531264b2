// A file on its way in: written down piece by piece where every process can read it, with its fingerprint.
import { createHash, randomUUID } from 'node:crypto';
import type { DatabasePool } from '../../database/tables.ts';
import { FileTooLarge } from '../../imports/files/receive-file.ts';
import { deleteUpload, insertPiece, insertUpload } from './uploads-store.ts';
import type { NewUpload } from './uploads-store.ts';

const PIECE_BYTES = 1_048_576;
/** Some ten million lines of stock. */
export const LARGEST_UPLOAD = 512 * 1_048_576;

export type ReceivedUpload = { id: string; sha256: string; bytes: number };

export async function receiveUpload(
  db: DatabasePool,
  upload: Omit<NewUpload, 'id'>,
  sent: AsyncIterable<Buffer>,
  most = LARGEST_UPLOAD,
): Promise<ReceivedUpload> {
  const id = randomUUID();
  await insertUpload(db, { ...upload, id });
  return keep(db, id, limited(sent, most)).catch(async (trouble: unknown) => {
    await deleteUpload(db, id);
    throw trouble;
  });
}

async function keep(db: DatabasePool, id: string, sent: AsyncIterable<Buffer>): Promise<ReceivedUpload> {
  const hash = createHash('sha256');
  let size = 0;
  let nth = 0;
  for await (const bytes of inPieces(sent)) {
    hash.update(bytes);
    size += bytes.length;
    await insertPiece(db, { uploadId: id, ofRejects: false, nth, bytes });
    nth += 1;
  }
  return { id, sha256: hash.digest('hex'), bytes: size };
}

/** The same bytes, a million at a time. */
export async function* inPieces(sent: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const bytes of sent) {
    held.push(bytes);
    size += bytes.length;
    if (size < PIECE_BYTES) continue;
    yield Buffer.concat(held);
    held = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(held);
}

async function* limited(sent: AsyncIterable<Buffer>, most: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const bytes of sent) {
    size += bytes.length;
    if (size > most) throw new FileTooLarge(`more than ${most} bytes`);
    yield bytes;
  }
}
