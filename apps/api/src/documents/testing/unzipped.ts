import { crc32 } from 'node:zlib';

/** By the directory at its end, as programs read it; each body against its checksum. */
export function unzipped(zip: Buffer): Map<string, Buffer> {
  const end = zip.length - 22;
  must(zip.readUInt32LE(end) === 0x06054b50);
  let at = zip.readUInt32LE(end + 16);
  const files = new Map<string, Buffer>();
  for (let nth = 0; nth < zip.readUInt16LE(end + 10); nth += 1) {
    must(zip.readUInt32LE(at) === 0x02014b50);
    const [sum, size, name] = [
      zip.readUInt32LE(at + 16),
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
    ];
    const local = zip.readUInt32LE(at + 42);
    const begin = local + 30 + zip.readUInt16LE(local + 26);
    const body = zip.subarray(begin, begin + size);
    must(crc32(body) === sum);
    files.set(zip.toString('utf8', at + 46, at + 46 + name), body);
    at += 46 + name;
  }
  return files;
}

function must(holds: boolean): void {
  if (!holds) throw new Error('This is no ZIP as programs read it');
}
