// GET /documents/sheets.zip?order=… or ?list=…: the technical and safety sheets of an order or a list, in one file.
import { buffer } from 'node:stream/consumers';
import type { FastifyPluginAsync } from 'fastify';
import { yieldToRequests } from '../../concurrency/yield-to-requests.ts';
import { Denied, Refusal } from '../../refusals/refusal.ts';
import { renderQueue } from '../../concurrency/render-queue.ts';
import { customerOrder } from '../../orders/orders.ts';
import { viewerOf } from '../../customers/customers.ts';
import { productsOfList } from '../../wishlists/wishlists.ts';
import { documentCopy } from '../content/document-copy.ts';
import type { SheetCache } from '../product-sheets/sheet-cache.ts';
import type { Reader } from '../customer-papers/paper-reader.ts';
import { refuse, RETRY_SECONDS, sessionToken } from './paper-route.ts';
import type { PaperParts } from './paper-route.ts';
import type { DocumentKind } from '../product-sheets/product-sheets.ts';
import { zipFile } from './zip-file.ts';
import type { ZippedFile } from './zip-file.ts';

type Asked = { name: string; skus: readonly string[] };

// A long file keeps no single sheet waiting: it has a line of its own.
const LIMITS = { atOnce: 1, waiting: 5 };
const MOST_PRODUCTS = 100;
const KINDS: readonly DocumentKind[] = ['ft', 'fds'];
const NUMBER = /^[\w-]{1,32}$/;

export function sheetsZip({ db, now, log, production }: PaperParts, shelf: SheetCache): FastifyPluginAsync {
  const queue = renderQueue<Buffer | null>(LIMITS);
  return async (app) => {
    app.route<{ Querystring: Record<string, unknown> }>({
      method: 'GET',
      url: '/documents/sheets.zip',
      handler: async (request, reply) => {
        const viewer = await viewerOf(db, sessionToken(request), { now, production });
        const reader = { db, viewer, now };
        const asked = await readable(reader, request.query);
        if (asked === null) return refuse(reply, 404, documentCopy.unknown);
        if (asked.skus.length > MOST_PRODUCTS)
          return refuse(reply, 413, documentCopy.tooManyProducts(MOST_PRODUCTS));
        const written = await queue.run(request.id, () => zipped(asked.skus));
        if (written.kind === 'full' || written.value === null)
          return refuse(reply.header('retry-after', RETRY_SECONDS), 503, documentCopy.busy);
        if (written.value.length === 0) return refuse(reply, 404, documentCopy.noSheet);
        return reply
          .type('application/zip')
          .header('cache-control', 'private, no-store')
          .header('content-disposition', `attachment; filename="${asked.name}"`)
          .header('x-content-type-options', 'nosniff')
          .send(written.value);
      },
      errorHandler: (err, request, reply) => {
        log.error({ err, url: request.url }, 'a file of sheets could not be written');
        void refuse(reply, 500, documentCopy.failed);
      },
    });
  };

  /** Null when the shelf has no time; empty when nothing has a sheet any more. */
  async function zipped(skus: readonly string[]): Promise<Buffer | null> {
    const files: ZippedFile[] = [];
    for (const sku of skus) {
      for (const kind of KINDS) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other: a sheet at a time is in the making
        const found = await shelf.find(sku, kind, undefined);
        if (found.kind === 'busy') return null;
        if (found.kind !== 'document') continue;
        // oxlint-disable-next-line no-await-in-loop -- the same
        const body = Buffer.isBuffer(found.body) ? found.body : await buffer(found.body);
        files.push({ name: `${sku}-${kind}.pdf`, body, at: now() });
      }
      // oxlint-disable-next-line no-await-in-loop -- others are answered in between
      await yieldToRequests();
    }
    return files.length === 0 ? Buffer.alloc(0) : zipFile(files);
  }
}

/** Refused or denied like its page: as a document that does not exist. */
async function readable(reader: Reader, { order, list }: Record<string, unknown>): Promise<Asked | null> {
  try {
    if (typeof order === 'string' && NUMBER.test(order)) {
      const { number, items } = await customerOrder(reader, order);
      return {
        name: documentCopy.files.orderSheets(number),
        skus: distinct(items?.map((line) => line?.parent_sku)),
      };
    }
    if (typeof list === 'string' && NUMBER.test(list)) {
      return { name: documentCopy.files.listSheets, skus: distinct(await productsOfList(reader, list)) };
    }
    return null;
  } catch (trouble) {
    if (trouble instanceof Denied || trouble instanceof Refusal) return null;
    throw trouble;
  }
}

function distinct(skus: readonly (string | null | undefined)[] | null | undefined): string[] {
  return [...new Set((skus ?? []).flatMap((sku) => (sku ? [sku] : [])))];
}
