// Archives as tools write them, and as no tool should.
import { crc32, deflateRawSync } from 'node:zlib';

export type ZipPart = {
  name: string;
  bytes: Buffer;
  /** what the head says of its size, where that is not true */
  said?: number;
};

export function madeZip(parts: readonly ZipPart[]): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const { name, bytes, said = bytes.length } of parts) {
    const packed = deflateRawSync(bytes, { level: 9 });
    const title = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    // Names are in UTF-8.
    facts.writeUInt16LE(0x0800, 2);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(said, 18);
    facts.writeUInt16LE(title.length, 22);
    const entry = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), facts, title, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    central.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0', 'latin1'), facts, rest, title]));
    local.push(entry);
    at += entry.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...local, directory, end]);
}
