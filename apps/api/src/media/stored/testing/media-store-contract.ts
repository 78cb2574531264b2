// What every media store must do, whatever stands behind it: asked of both kinds, and by a drill of a real server.
import { strict as assert } from 'node:assert';
import { createHash, randomBytes } from 'node:crypto';
import type { MediaStore, StoredFile } from '../media-store.ts';

type NameOf = (bytes: Buffer) => string;
type Check = (store: MediaStore, named: NameOf) => Promise<void>;

export const storeContract: Readonly<Record<string, Check>> = {
  async 'gives back what was put, byte for byte, from nothing to two million'(store, named) {
    const asked = [1, 1_000, 65_536, 2_000_000].map(async (size) => {
      const bytes = randomBytes(size);
      const name = named(bytes);
      await store.put(name, bytes);
      const found = await store.find(name);
      assert.ok(found);
      assert.equal(found.bytes, size);
      assert.ok(bytes.equals(await wholeOf(found)));
    });
    await Promise.all(asked);
  },
  async 'knows what it has'(store, named) {
    const bytes = randomBytes(20);
    assert.equal(await store.has(named(bytes)), false);
    assert.equal(await store.find(named(bytes)), null);
    await store.put(named(bytes), bytes);
    assert.equal(await store.has(named(bytes)), true);
  },
  async 'takes the same again, from many at once'(store, named) {
    const bytes = randomBytes(5_000);
    await Promise.all(Array.from({ length: 8 }, () => store.put(named(bytes), bytes)));
    const found = await store.find(named(bytes));
    assert.ok(found && bytes.equals(await wholeOf(found)));
  },
  async 'names all that it has'(store, named) {
    const put = [1, 2, 3].map(() => randomBytes(30));
    await Promise.all(put.map((bytes) => store.put(named(bytes), bytes)));
    const names = new Set<string>();
    for await (const name of store.names()) names.add(name);
    for (const bytes of put) assert.ok(names.has(named(bytes)));
  },
  async 'reaches nothing that is not its own'(store) {
    const other = '0'.repeat(32);
    const asked = [
      '../secret',
      '../../1x1.webp',
      `${other}/../../x.webp`,
      '/etc/passwd',
      `${other}/1x1.svg`,
      `${other}${other}.svg`,
      `../${other}${other}.pdf`,
      `${other}/1x1`,
    ].map(async (name) => {
      await assert.rejects(async () => store.put(name, Buffer.from('x')));
      await assert.rejects(async () => store.find(name));
      await assert.rejects(async () => store.has(name));
    });
    await Promise.all(asked);
  },
};

const sumOf: NameOf = (bytes) => createHash('sha256').update(bytes).digest('hex');

export const pictureOf: NameOf = (bytes) => `${sumOf(bytes).slice(0, 32)}/320x400.webp`;

export const paperOf: NameOf = (bytes) => `${sumOf(bytes)}.pdf`;

export const builtOf: NameOf = (bytes) => `shop/root-${sumOf(bytes).slice(0, 8)}.js`;

async function wholeOf({ body }: StoredFile): Promise<Buffer> {
  if (Buffer.isBuffer(body)) return body;
  const pieces: Buffer[] = [];
  for await (const piece of body) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}
