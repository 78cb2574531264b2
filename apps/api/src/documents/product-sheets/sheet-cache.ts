// One document for one product: known to the browser, on disk, or written now and kept.
import type { ReadStream } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import type { Database } from '../../database/tables.ts';
import { fileCache } from '../../caching/file-cache.ts';
import { paperMark } from '../pdf/press.ts';
import type { Press } from '../pdf/press.ts';
import { findSheet } from './product-sheets.ts';
import type { DocumentKind } from './product-sheets.ts';

export type DocumentParts = {
  db: Database;
  now: () => Date;
  dataDir: string;
  press: Press;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
};

export type DocumentFound =
  | { kind: 'document'; etag: string; bytes: number; body: Buffer | ReadStream }
  | { kind: 'not-modified'; etag: string }
  | { kind: 'unknown' }
  | { kind: 'busy' };

export type SheetCache = {
  find(sku: string, kind: DocumentKind, knownEtag: string | undefined): Promise<DocumentFound>;
  prune(): Promise<void>;
};

// Counted up when the documents look different, so that none of the old ones is served.
const LAYOUT = 'v3';
const MOST_CACHE_BYTES = 200 * 1024 ** 2;

export function sheetCache({ db, now, dataDir, press, log }: DocumentParts): SheetCache {
  const cache = fileCache(join(dataDir, 'document-cache'), LAYOUT, MOST_CACHE_BYTES);

  async function keep(file: string, body: Buffer): Promise<void> {
    if (!(await cache.keep(file, body))) log.warn({ file }, 'the document could not be kept on disk');
  }

  return {
    prune: cache.prune,
    async find(sku, kind, knownEtag) {
      const sheet = await findSheet({ db, day: localMoment(now()).date }, sku, kind);
      if (sheet === null) return { kind: 'unknown' };
      // What it says is part of the name, so a changed product is written anew.
      const mark = paperMark(sheet).slice(0, 16);
      const etag = `"${LAYOUT}-${mark}-${kind}"`;
      if (knownEtag === etag) return { kind: 'not-modified', etag };
      const file = `${sku}/${mark}.${kind}.pdf`;
      const cached = await cache.find(file);
      if (cached !== null) return { kind: 'document', etag, bytes: cached.bytes, body: cached.stream };
      const written = await press.print(sheet, (body) => keep(file, body));
      if (written.kind === 'full') return { kind: 'busy' };
      return { kind: 'document', etag, bytes: written.value.body.length, body: written.value.body };
    },
  };
}
