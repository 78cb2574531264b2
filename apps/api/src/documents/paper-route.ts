// GET {url}/{number}.pdf: a paper for whoever may open its page, written each time. Never kept, never shared.
import type { FastifyBaseLogger, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { amountReader, largeAmounts } from '@nuancier/domain/customers/permissions.ts';
import type { Viewer } from '@nuancier/domain/customers/permissions.ts';
import type { TaxLabel } from '@nuancier/domain/tax.ts';
import type { Database } from '../database/tables.ts';
import { Denied, Refusal } from '../errors.ts';
import type { RenderQueue } from '../media/render-queue.ts';
import { bearerToken, viewerOf } from '../viewer.ts';
import { documentCopy } from './document-copy.ts';

export type PaperParts = {
  db: Database;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'error'>;
};

export type Reader = { db: Database; viewer: Viewer; now: () => Date };

export type Paper<Facts> = {
  /** « /documents/orders » */
  folder: string;
  /** Refused or denied like its page; null where there is a page and no paper. */
  read(reader: Reader, number: string): Promise<Facts | null>;
  /** `large`: the amounts that the reader is told. */
  write(facts: Facts, large: readonly TaxLabel[]): Promise<Buffer>;
  fileName(facts: Facts): string;
  /** Where a browser that nobody has signed in on is led: that page's guard asks who it is. */
  page(number: string): string;
};

type Readable<Facts> = { facts: Facts; large: readonly TaxLabel[] } | 'signed-out' | null;

const FILE = /^([\w-]{1,32})\.pdf$/;
// The pages' session: a link opened in a browser carries nothing else. Reading is all it can do here.
const SESSION_COOKIE = /(?:^|;\s*)vsf-customer=([\w-]{20,200})(?:;|$)/;
export const RETRY_SECONDS = 5;

export function paperRoute<Facts>(
  { db, now, log }: PaperParts,
  queue: RenderQueue<Buffer>,
  paper: Paper<Facts>,
): FastifyPluginAsync {
  async function readable(request: FastifyRequest, number: string): Promise<Readable<Facts>> {
    const viewer = await viewerOf(db, sessionToken(request), now);
    try {
      const facts = await paper.read({ db, viewer, now }, number);
      return facts && { facts, large: largeAmounts(amountReader(viewer)) };
    } catch (trouble) {
      if (trouble instanceof Denied || trouble instanceof Refusal)
        return viewer.kind === 'visitor' ? 'signed-out' : null;
      throw trouble;
    }
  }

  return async (app) => {
    app.route<{ Params: { file: string } }>({
      method: ['GET', 'HEAD'],
      url: `${paper.folder}/:file`,
      handler: async (request, reply) => {
        const number = FILE.exec(request.params.file)?.[1];
        const found = number === undefined ? null : await readable(request, number);
        if (number !== undefined && found === 'signed-out' && readsPages(request))
          return reply.header('cache-control', 'no-store').redirect(paper.page(number), 303);
        if (found === null || found === 'signed-out') return refuse(reply, 404, documentCopy.unknown);
        // What one reader may see differs from what another may: nothing written is shared between requests.
        const written = await queue.run(request.id, () => paper.write(found.facts, found.large));
        if (written.kind === 'full')
          return refuse(reply.header('retry-after', RETRY_SECONDS), 503, documentCopy.busy);
        return reply
          .type('application/pdf')
          .header('cache-control', 'private, no-store')
          .header('content-disposition', `attachment; filename="${paper.fileName(found.facts)}"`)
          .header('x-content-type-options', 'nosniff')
          .send(written.value);
      },
      errorHandler: (err, request, reply) => {
        log.error({ err, url: request.url }, 'a paper could not be written');
        void refuse(reply, 500, documentCopy.failed);
      },
    });
  };
}

export function sessionToken({ headers }: FastifyRequest): string | undefined {
  return bearerToken(headers.authorization) ?? SESSION_COOKIE.exec(headers.cookie ?? '')?.[1];
}

function readsPages({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') === true;
}

export function refuse(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);
}
