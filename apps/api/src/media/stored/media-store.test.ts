import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fileMediaStore } from './file-media-store.ts';
import { keptNearby, StoreBusy } from './kept-nearby.ts';
import { PAPERS } from './media-store.ts';
import type { MediaStore } from './media-store.ts';
import { folderStores, openBuiltStore, openMediaStores } from './open-media-store.ts';
import { s3MediaStore } from './s3-media-store.ts';
import { builtOf, paperOf, pictureOf, storeContract } from './testing/media-store-contract.ts';
import { s3Server } from './testing/s3-server.ts';
import type { S3Server } from './testing/s3-server.ts';

let folder: string;
let server: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-store-'));
  server = await s3Server();
});
beforeEach(() => {
  server.requests.length = 0;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const STORES: Readonly<Record<string, () => Promise<MediaStore> | MediaStore>> = {
  'in a folder': () => fileMediaStore(join(folder, 'pictures')),
  'that speaks S3': () => s3MediaStore(server.setting),
  'that speaks S3, kept nearby': async () =>
    (await openMediaStores(server.setting, join(folder, 'nearby'))).pictures,
};
const PAPER_STORES: typeof STORES = {
  'in a folder': () => folderStores(folder).papers,
  'that speaks S3': async () => (await openMediaStores(server.setting, join(folder, 'far'))).papers,
};
const BUILT_STORES: typeof STORES = {
  'in a folder': () => openBuiltStore({ kind: 'folder' }, folder),
  'that speaks S3': () => openBuiltStore(server.setting, join(folder, 'built-far')),
};

describe.each(Object.entries(STORES))('a store of pictures %s', (_, open) => {
  it.each(Object.entries(storeContract))('%s', async (_title, check) => {
    await expect(check(await open(), pictureOf)).resolves.toBeUndefined();
  });
});

describe.each(Object.entries(PAPER_STORES))('a store of papers %s', (_, open) => {
  it.each(Object.entries(storeContract))('%s', async (_title, check) => {
    await expect(check(await open(), paperOf)).resolves.toBeUndefined();
  });
});

describe.each(Object.entries(BUILT_STORES))('a store of built files %s', (_, open) => {
  it.each(Object.entries(storeContract))('%s', async (_title, check) => {
    await expect(check(await open(), builtOf)).resolves.toBeUndefined();
  });
});

it('papers and pictures lie apart: a store of one knows no name of the other', async () => {
  const { pictures, papers } = folderStores(join(folder, 'apart'));
  const paper = paperOf(BYTES);
  await papers.put(paper, BYTES);
  await expect(async () => pictures.find(paper)).rejects.toThrow('no name of a stored picture');
  await expect(async () => papers.find(NAME)).rejects.toThrow('no name of a stored paper');
  expect(await readdir(join(folder, 'apart'))).toEqual(['papers']);
  // For the shop's own eyes.
  const { mode } = await stat(join(folder, 'apart', 'papers', paper.slice(0, 2), paper));
  expect(mode & 0o777).toBe(0o600);
});

const NAME = `${'ab'.repeat(16)}/320x400.avif`;
const BYTES = Buffer.from('une image');

it('in a folder, what is half written never stands under its name', async () => {
  const store = fileMediaStore(join(folder, 'whole'));
  await store.put(NAME, BYTES);
  expect(await readdir(join(folder, 'whole', 'ab', 'ab'.repeat(16)))).toEqual(['320x400.avif']);
});

describe('over S3', () => {
  it('says what each object is, and that it never changes', async () => {
    await s3MediaStore(server.setting).put(NAME, BYTES);
    expect(server.objects.get(`/images/pictures/${NAME}`)).toEqual({ bytes: BYTES, type: 'image/avif' });
  });

  it('keeps papers under a prefix of their own', async () => {
    const name = paperOf(BYTES);
    await s3MediaStore(server.setting, PAPERS).put(name, BYTES);
    expect(server.objects.get(`/images/papers/${name}`)).toEqual({ bytes: BYTES, type: 'application/pdf' });
    expect(server.objects.has(`/images/pictures/${name}`)).toBe(false);
  });

  it('asks again when the server is tired, and tells apart a refusal from an absence', async () => {
    const store = s3MediaStore(server.setting);
    await store.put(NAME, BYTES);
    server.failNext(1);
    expect(await store.has(NAME)).toBe(true);
    const stranger = s3MediaStore({ ...server.setting, secretAccessKey: 'faux' });
    await expect(stranger.find(NAME)).rejects.toThrow('SignatureDoesNotMatch');
  });

  it('fetches a picture once for all who ask, and then serves it from its own disk', async () => {
    const far = s3MediaStore(server.setting);
    await far.put(NAME, BYTES);
    server.requests.length = 0;
    // The answer waits until all three requests have been made.
    const allRequested = Promise.withResolvers<void>();
    const slow: MediaStore = {
      ...far,
      find: (...args) => allRequested.promise.then(() => far.find(...args)),
    };
    const store = keptNearby(slow, join(folder, 'once'));
    let waited = 0;
    const ask = () => store.find(NAME, () => (waited += 1));
    const asks = [ask(), ask(), ask()];
    await expect.poll(() => waited).toBe(3);
    allRequested.resolve();
    const found = await Promise.all(asks);
    expect(found.map((one) => one?.bytes)).toEqual([BYTES.length, BYTES.length, BYTES.length]);
    expect(server.requests).toHaveLength(1);
    expect(waited).toBe(3);
    await server.close();
    expect((await ask())?.bytes).toBe(BYTES.length);
    expect(waited).toBe(3);
    server = await s3Server();
  });

  it('turns away what comes beyond its bounded line', async () => {
    const asked = Promise.withResolvers<void>();
    const never: MediaStore = {
      put: async () => {},
      has: async () => true,
      async *names() {},
      find: () => {
        asked.resolve();
        return new Promise(() => {});
      },
    };
    const store = keptNearby(never, join(folder, 'full'), { limits: { atOnce: 1, waiting: 0 } });
    void store.find(NAME);
    await asked.promise;
    await expect(store.find(`${'cd'.repeat(16)}/320x400.avif`)).rejects.toBeInstanceOf(StoreBusy);
  });
});
