// GET and HEAD /documents/teintes/{code}.pdf: a colour's sheet, printed from the charts when it is asked for.
import { DAY_MS } from '@nuancier/domain/durations.ts';
import type { FastifyPluginAsync } from 'fastify';
import { documentCopy } from '../content/document-copy.ts';
import { findColourPaper } from '../colour-papers/colour-paper.ts';
import { paperMark } from '../pdf/press.ts';
import type { Press } from '../pdf/press.ts';
import { refuse, RETRY_SECONDS } from './paper-route.ts';
import type { PaperParts } from './paper-route.ts';

const FILE = /^([a-z0-9 _-]{1,60})\.pdf$/i;

export function colourPaperRoute({
  db,
  now,
  log,
  press,
}: Omit<PaperParts, 'production'> & { press: Press }): FastifyPluginAsync {
  return async (app) => {
    app.route<{ Params: { file: string } }>({
      method: ['GET', 'HEAD'],
      url: '/documents/teintes/:file',
      handler: async (request, reply) => {
        const code = FILE.exec(request.params.file)?.[1];
        // Of one day all copies are the same, byte for byte.
        const day = new Date(Math.floor(now().getTime() / DAY_MS) * DAY_MS);
        const found = code === undefined ? null : await findColourPaper(db, code, day);
        if (found === null) return refuse(reply, 404, documentCopy.unknown);
        const { paper, written: name } = found;
        // One address for a colour's sheet, however its code was written.
        if (code !== name) return reply.redirect(`/documents/teintes/${name}.pdf`, 301);
        const etag = `"${paperMark(paper)}"`;
        reply.header('etag', etag).header('cache-control', 'public, max-age=3600');
        if (request.headers['if-none-match'] === etag) return reply.code(304).send();
        const written = await press.print(paper);
        if (written.kind === 'full')
          return refuse(
            reply.removeHeader('etag').header('retry-after', RETRY_SECONDS),
            503,
            documentCopy.busy,
          );
        reply
          .type('application/pdf')
          .header('content-length', written.value.body.length)
          .header('content-disposition', `attachment; filename="teinte-${name}.pdf"`)
          .header('x-content-type-options', 'nosniff');
        return request.method === 'HEAD' ? reply.send() : reply.send(written.value.body);
      },
      errorHandler: (err, request, reply) => {
        log.error({ err, url: request.url }, 'a colour’s sheet could not be written');
        void refuse(reply, 500, documentCopy.failed);
      },
    });
  };
}
