// A page kept in memory: rendered and compressed once, sent with a nonce of its own each time.
import { once } from 'node:events';
import { constants, crc32, createDeflateRaw } from 'node:zlib';
import type { DeflateRaw } from 'node:zlib';

export type CachedPage = {
  status: number;
  headers: readonly (readonly [string, string])[];
  /** The page's text, split at the nonces. */
  pieces: readonly Buffer[];
  /** Deflated as a whole, except the nonces, which are stored in it as plain bytes at these offsets. */
  deflated: Buffer;
  nonceAt: readonly number[];
  bytes: number;
};

const NONCE_LENGTH = 22;
// Replaces the nonce while the page is compressed: bytes that no page contains, so that no back-reference includes
// them.
const placeholder = Buffer.from(
  Array.from({ length: NONCE_LENGTH }, (_, index) => index + (index < 8 ? 1 : 6)),
);
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0x13]);

export async function cachePage(response: Response, html: string, nonce: string): Promise<CachedPage | null> {
  const texts = html.split(nonce);
  // Control characters in the page itself would be mistaken for the placeholder.
  if (texts.length < 2 || nonce.length !== NONCE_LENGTH || /[\u0001-\u0008\u000e-\u001b]/.test(html))
    return null;
  const pieces = texts.map((text) => Buffer.from(text));
  const deflated = await deflate(pieces);
  const nonceAt = placesOf(placeholder, deflated);
  if (nonceAt.length !== pieces.length - 1) return null;
  const bytes = deflated.length + pieces.reduce((sum, piece) => sum + piece.length, 0);
  return { status: response.status, headers: [...response.headers], pieces, deflated, nonceAt, bytes };
}

export function plainPage(page: CachedPage, nonce: string): Buffer {
  const filling = Buffer.from(nonce);
  return Buffer.concat(page.pieces.flatMap((piece, index) => (index === 0 ? [piece] : [filling, piece])));
}

export function gzippedPage(page: CachedPage, nonce: string): Buffer {
  const plain = plainPage(page, nonce);
  const whole = Buffer.concat([gzipHeader, page.deflated, Buffer.alloc(8)]);
  for (const place of page.nonceAt) whole.write(nonce, gzipHeader.length + place, 'latin1');
  whole.writeUInt32LE(crc32(plain), whole.length - 8);
  whole.writeUInt32LE(plain.length, whole.length - 4);
  return whole;
}

async function deflate(pieces: readonly Buffer[]): Promise<Buffer> {
  const stream = createDeflateRaw({ level: 9 });
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  for (const [index, piece] of pieces.entries()) {
    // oxlint-disable no-await-in-loop -- one stream: pieces are written in order
    if (index > 0) {
      await setLevel(stream, 0);
      await write(stream, placeholder);
      await setLevel(stream, 9);
    }
    await write(stream, piece);
    // oxlint-enable no-await-in-loop
  }
  const ended = once(stream, 'end');
  stream.end();
  await ended;
  return Buffer.concat(chunks);
}

function write(stream: DeflateRaw, bytes: Buffer): Promise<void> {
  return new Promise((resolve) => {
    stream.write(bytes);
    stream.flush(constants.Z_SYNC_FLUSH, () => resolve());
  });
}

function setLevel(stream: DeflateRaw, level: number): Promise<void> {
  return new Promise((resolve) => {
    stream.params(level, constants.Z_DEFAULT_STRATEGY, () => resolve());
  });
}

function placesOf(wanted: Buffer, within: Buffer): number[] {
  const places: number[] = [];
  for (let at = within.indexOf(wanted); at >= 0; at = within.indexOf(wanted, at + wanted.length))
    places.push(at);
  return places;
}
