import { join } from 'node:path';
import { fileCache } from '../../caching/file-cache.ts';
import { renderQueue } from '../../concurrency/render-queue.ts';
import type { QueueLimits } from '../../concurrency/render-queue.ts';
import { PICTURES } from './media-store.ts';
import type { MediaStore, Shelf } from './media-store.ts';

export class StoreBusy extends Error {}

const MOST_BYTES = 2 * 1_024 ** 3;
const LIMITS = { atOnce: 16, waiting: 200 };

type Bounds = { limits?: QueueLimits; mostBytes?: number; shelf?: Shelf };

/** A store that is far away, with what was asked for lately on the own disk: bounded, and fetched once for all. */
export function keptNearby(
  store: MediaStore,
  dataDir: string,
  { limits = LIMITS, mostBytes = MOST_BYTES, shelf = PICTURES }: Bounds = {},
): MediaStore {
  const cache = fileCache(join(dataDir, 'stored-cache'), 'v1', mostBytes);
  const queue = renderQueue<Buffer | null>(limits);

  const fetch = async (name: string): Promise<Buffer | null> => {
    const found = await store.find(name);
    if (found === null || !Buffer.isBuffer(found.body)) return null;
    await cache.keep(name, found.body);
    return found.body;
  };
  return {
    put: store.put,
    has: store.has,
    names: store.names,
    async find(name, waits) {
      shelf.typeOfName(name);
      const near = await cache.find(name);
      if (near !== null) return { bytes: near.bytes, body: near.stream };
      waits?.();
      const fetched = await queue.run(name, () => fetch(name));
      if (fetched.kind === 'full') throw new StoreBusy(name);
      return fetched.value && { bytes: fetched.value.length, body: fetched.value };
    },
  };
}
