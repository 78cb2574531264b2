// One picture for one address: known to the browser, on disk, or drawn now and kept.

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { DRAWING_VERSION } from '@nuancier/pictures/drawing-version.ts';
import { drawAhead } from './draw-ahead.ts';
import { drawProbes, drawSubject, factsOfSubject } from './draw-subject.ts';
import type { SubjectFacts } from './draw-subject.ts';
import type { MediaAddress, StoredSubject } from './media-address.ts';
import type { MediaParts } from './media-parts.ts';
import { countMedia, noteLoad } from './media-stats.ts';
import { fileCache } from '../caching/file-cache.ts';
import { StoreBusy } from './stored/kept-nearby.ts';
import { renderLayer } from './render-layer.ts';
import { renderPicture } from './render-picture.ts';
import { renderQueue } from '../concurrency/render-queue.ts';

export type Picture = { etag: string; bytes: number; body: Buffer | Readable };

export type PictureFound =
  | { kind: 'picture'; picture: Picture }
  | { kind: 'not-modified'; etag: string }
  | { kind: 'unknown' }
  | { kind: 'busy' };

/** `knows`: the client has that version already. `waits`: called when the picture must first be drawn. */
export type PictureAsker = { knows: (etag: string) => boolean; waits: () => void };

export type PictureStore = {
  find: (address: MediaAddress, asker: PictureAsker) => Promise<PictureFound>;
  prune: () => Promise<void>;
};

const LIMITS = { atOnce: 2, waiting: 200 };
const MOST_CACHE_BYTES = 2 * 1024 ** 3;

export function pictureStore(parts: MediaParts): PictureStore {
  const folder = join(parts.dataDir, 'media-cache');
  const cache = fileCache(folder, `v${DRAWING_VERSION}`, parts.mostCacheBytes ?? MOST_CACHE_BYTES);
  const queue = renderQueue<Buffer>(parts.limits ?? LIMITS);

  const drawAndKeep = async (facts: SubjectFacts, address: MediaAddress, file: string): Promise<Buffer> => {
    noteLoad(queue.load());
    const start = performance.now();
    const probes = drawProbes(facts, address);
    const picture = await (probes === null
      ? renderPicture(drawSubject(facts, address), address.format)
      : renderLayer(probes, address.format));
    countMedia('rendered');
    countMedia('renderMilliseconds', performance.now() - start);
    if (!(await cache.keep(file, picture))) {
      countMedia('unkept');
      parts.log.warn({ file }, 'the rendered picture could not be kept on disk');
    }
    return picture;
  };

  const ahead = drawAhead(
    async (address) => {
      const found = await make(address, nobody).catch((err: unknown) => {
        parts.log.warn({ err, file: address.file }, 'a picture could not be drawn ahead');
        return null;
      });
      if (found?.kind === 'picture' && !Buffer.isBuffer(found.picture.body)) found.picture.body.destroy();
    },
    () => queue.load().running === 0,
  );

  /** Its name is made of its bytes: it never changes. */
  const stored = async (
    { picture }: StoredSubject,
    address: MediaAddress,
    { knows, waits }: PictureAsker,
  ): Promise<PictureFound> => {
    const { width, height, format } = address;
    const etag = `"${picture}-${width}x${height}-${format}"`;
    if (knows(etag)) return { kind: 'not-modified', etag };
    const found = await parts.stored
      .find(`${picture}/${width}x${height}.${format}`, waits)
      .catch((error: unknown) => {
        // Storage that is away is away for a while: whoever asks is told to come back.
        if (!(error instanceof StoreBusy))
          parts.log.error({ err: error, file: address.file }, 'the storage of pictures does not answer');
        return 'busy' as const;
      });
    if (found === 'busy') return { kind: 'busy' };
    if (found === null) return { kind: 'unknown' };
    countMedia('servedStored');
    return { kind: 'picture', picture: { etag, bytes: found.bytes, body: found.body } };
  };

  const make: PictureStore['find'] = async (address, asker) => {
    if (address.subject.kind === 'stored') return stored(address.subject, address, asker);
    const facts = await factsOfSubject(parts, address.subject);
    if (facts === null) return { kind: 'unknown' };
    // The facts are part of the name, so a renamed or recoloured article is drawn anew.
    const mark = createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16);
    const etag = `"${DRAWING_VERSION}-${mark}-${address.width}x${address.height}-${address.format}"`;
    if (asker.knows(etag)) return { kind: 'not-modified', etag };
    const file = `${address.file.slice(0, -address.format.length)}${mark}.${address.format}`;
    const cached = await cache.find(file);
    if (cached !== null) {
      countMedia('servedFromDisk');
      return { kind: 'picture', picture: { etag, bytes: cached.bytes, body: cached.stream } };
    }
    asker.waits();
    const drawn = await queue.run(file, () => drawAndKeep(facts, address, file));
    noteLoad(queue.load());
    if (drawn.kind === 'full') return { kind: 'busy' };
    return { kind: 'picture', picture: { etag, bytes: drawn.value.length, body: drawn.value } };
  };

  return {
    prune: cache.prune,
    find: async (address, asker) => {
      try {
        const found = await make(address, asker);
        if (parts.ahead && found.kind === 'picture') ahead.after(address);
        return found;
      } finally {
        if (parts.ahead) ahead.resume();
      }
    },
  };
}

const nobody: PictureAsker = { knows: () => false, waits: () => {} };
