// GET and HEAD /documents/{sku}/ft.pdf and fds.pdf: written from the catalogue when first asked for, kept on disk.
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { colourPaperRoute } from './colour-paper-route.ts';
import { refuseUnstorable } from '../../http/refuse-unstorable.ts';
import { documentCopy } from '../content/document-copy.ts';
import { sheetCache } from '../product-sheets/sheet-cache.ts';
import type { DocumentParts } from '../product-sheets/sheet-cache.ts';
import type { PaperParts } from './paper-route.ts';
import type { DocumentKind } from '../product-sheets/product-sheets.ts';
import { sheetsZip } from './sheets-zip.ts';

const RETRY_SECONDS = 5;

export function documentRoutes(parts: DocumentParts & PaperParts): FastifyPluginAsync {
  const { log } = parts;
  const shelf = sheetCache(parts);
  return async (app) => {
    app.addHook('onRequest', refuseUnstorable);
    app.addHook('onReady', async () => {
      void shelf
        .prune()
        .then(undefined, (err: unknown) => log.warn({ err }, 'the document cache was not pruned'));
    });

    await app.register(sheetsZip(parts, shelf));
    await app.register(colourPaperRoute(parts));

    app.route<{ Params: { sku: string; file: string } }>({
      method: ['GET', 'HEAD'],
      url: '/documents/:sku/:file',
      handler: async (request, reply) => {
        const { sku, file } = request.params;
        const kind = kindOf(file);
        const known = request.headers['if-none-match'];
        const found = kind === null ? ({ kind: 'unknown' } as const) : await shelf.find(sku, kind, known);
        if (found.kind === 'unknown') return refuse(reply, 404, documentCopy.unknown);
        if (found.kind === 'busy')
          return refuse(reply.header('retry-after', RETRY_SECONDS), 503, documentCopy.busy);
        reply.header('etag', found.etag).header('cache-control', 'public, max-age=3600');
        if (found.kind === 'not-modified') return reply.code(304).send();
        reply
          .type('application/pdf')
          .header('content-length', found.bytes)
          .header('content-disposition', `attachment; filename="${sku}-${kind}.pdf"`)
          .header('x-content-type-options', 'nosniff');
        if (request.method !== 'HEAD') return reply.send(found.body);
        if (!Buffer.isBuffer(found.body)) found.body.destroy();
        return reply.send();
      },
      errorHandler: (err, request, reply) => {
        log.error({ err, url: request.url }, 'a document could not be written');
        void refuse(reply, 500, documentCopy.failed);
      },
    });
  };
}

function kindOf(file: string): DocumentKind | null {
  if (file === 'ft.pdf') return 'ft';
  return file === 'fds.pdf' ? 'fds' : null;
}

function refuse(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);
}
