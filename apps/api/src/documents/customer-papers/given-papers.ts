// The PDF that the merchant's accounts issued is the paper itself: where there is one, the shop hands out no other, and
// rather none than its own while the storage is away.
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { renderQueue } from '../../concurrency/render-queue.ts';
import type { Queued } from '../../concurrency/render-queue.ts';
import type { InvoicePaper } from '../../invoices/invoices.ts';
import { paperName } from '../../media/media.ts';
import type { MediaStore } from '../../media/media.ts';

export type GivenPapers = { read: (paper: InvoicePaper) => Promise<Queued<Buffer>> };

// Each may be ten megabytes.
const LIMITS = { atOnce: 4, waiting: 40 };

export function givenPapers(store: Pick<MediaStore, 'find'>): GivenPapers {
  const queue = renderQueue<Buffer>(LIMITS);
  return { read: ({ sha256 }) => queue.run(sha256, () => fetchPaper(store, sha256)) };
}

async function fetchPaper(store: Pick<MediaStore, 'find'>, sha256: string): Promise<Buffer> {
  const found = await store.find(paperName(sha256));
  if (found === null) throw new Error(`the paper ${sha256} is not in the store`);
  const bytes = Buffer.isBuffer(found.body) ? found.body : await buffer(found.body);
  if (createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw new Error(`the paper ${sha256} is not what was stored`);
  return bytes;
}
