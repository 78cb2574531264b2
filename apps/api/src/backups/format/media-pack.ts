// Files one behind the other: the length of a name, the name, the length of the file, the file.
import { buffer } from 'node:stream/consumers';
import type { MediaStore } from '../../media/media.ts';

const NAME_LENGTH_BYTES = 2;
const FILE_LENGTH_BYTES = 4;

export type PackedFile = { name: string; bytes: Buffer };

/** Each file is one piece, so that a part holds whole files. A name may vanish while others are read. */
export async function* packedFiles(
  store: MediaStore,
  count: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  for await (const name of store.names()) {
    const found = await store.find(name);
    if (found === null) continue;
    const bytes = Buffer.isBuffer(found.body) ? found.body : await buffer(found.body);
    count(bytes.length);
    const header = Buffer.alloc(NAME_LENGTH_BYTES + Buffer.byteLength(name) + FILE_LENGTH_BYTES);
    header.writeUInt16BE(Buffer.byteLength(name));
    header.write(name, NAME_LENGTH_BYTES);
    header.writeUInt32BE(bytes.length, header.length - FILE_LENGTH_BYTES);
    yield Buffer.concat([header, bytes]);
  }
}

export function* unpackedFiles(part: Buffer): Generator<PackedFile> {
  let at = 0;
  while (at < part.length) {
    const nameEnd = at + NAME_LENGTH_BYTES + part.readUInt16BE(at);
    const name = part.toString('utf8', at + NAME_LENGTH_BYTES, nameEnd);
    const start = nameEnd + FILE_LENGTH_BYTES;
    at = start + part.readUInt32BE(nameEnd);
    yield { name, bytes: part.subarray(start, at) };
  }
}
