// Several files as one ZIP: stored as they are, because what goes in (PDF) is compressed already.
import { crc32 } from 'node:zlib';

export type ZippedFile = { name: string; body: Buffer; at: Date };

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Names are UTF-8. */
const UTF8 = 0x0800;
const STORED = 0;

export function zipFile(files: readonly ZippedFile[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, body, at } of files) {
    const named = Buffer.from(name, 'utf8');
    const facts = factsOf(body, at, named.length);
    const local = Buffer.concat([integers(LOCAL), facts, named, body]);
    bodies.push(local);
    // made by, then the facts again; no comment, first disk, no attributes, and where the file begins
    directory.push(integers(CENTRAL), shorts(VERSION), facts, shorts(0, 0, 0), integers(0, offset), named);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = [integers(END), shorts(0, 0, files.length, files.length), integers(central.length, offset)];
  return Buffer.concat([...bodies, central, ...end, shorts(0)]);
}

/** What a file's two headers share, up to the lengths of its name and of nothing more. */
function factsOf(body: Buffer, at: Date, nameLength: number): Buffer {
  const { time, date } = dosMoment(at);
  return Buffer.concat([
    shorts(VERSION, UTF8, STORED, time, date),
    integers(crc32(body), body.length, body.length),
    shorts(nameLength, 0),
  ]);
}

function dosMoment(at: Date): { time: number; date: number } {
  const year = Math.max(0, at.getUTCFullYear() - 1980);
  return {
    time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
    date: (year << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
  };
}

function shorts(...values: number[]): Buffer {
  const written = Buffer.alloc(values.length * 2);
  for (const [at, value] of values.entries()) written.writeUInt16LE(value, at * 2);
  return written;
}

function integers(...values: number[]): Buffer {
  const written = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) written.writeUInt32LE(value, at * 4);
  return written;
}
