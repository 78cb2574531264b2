// GET {url}/{number}.pdf: a paper for readers who may open its page: the merchant's own, or written each time. Never kept
// by anybody, never shared.
import type { FastifyBaseLogger, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { isPaperNumber } from '@nuancier/domain/invoices/paper-number.ts';
import type { Queued } from '../../concurrency/render-queue.ts';
import type { Database } from '../../database/tables.ts';
import type { InvoicePaper } from '../../invoices/invoices.ts';
import { Denied, Refusal } from '../../refusals/refusal.ts';
import { viewerOf } from '../../customers/customers.ts';
import { bearerToken } from '../../request/bearer-token.ts';
import type { CustomerPaper } from '../customer-papers/customer-papers.ts';
import type { GivenPapers } from '../customer-papers/given-papers.ts';
import { documentCopy } from '../content/document-copy.ts';
import type { PaperContent } from '../content/paper-content.ts';
import type { Press } from '../pdf/press.ts';

export type PaperParts = {
  db: Database;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'error'>;
  production: boolean;
};

export type PaperMeans = { press: Press; papers: GivenPapers };

const SUFFIX = '.pdf';
// The pages' session: a link opened in a browser carries nothing else. Reading is all it can do here.
const SESSION_COOKIE = /(?:^|;\s*)vsf-customer=([\w-]{20,200})(?:;|$)/;
export const RETRY_SECONDS = 5;

export function paperRoute(
  { db, now, log, production }: PaperParts,
  { press, papers }: PaperMeans,
  paper: CustomerPaper,
): FastifyPluginAsync {
  async function printed(number: string, content: PaperContent): Promise<Queued<Buffer>> {
    return paperBytes({ press, papers }, await paper.given(db, number), content);
  }

  async function readable(
    request: FastifyRequest,
    number: string,
  ): Promise<PaperContent | 'signed-out' | null> {
    const viewer = await viewerOf(db, sessionToken(request), { now, production });
    try {
      return await paper.read({ db, viewer, now }, number);
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
        const number = numberOf(request.params.file);
        const found = number === undefined ? null : await readable(request, number);
        if (number !== undefined && found === 'signed-out' && readsPages(request))
          return reply.header('cache-control', 'no-store').redirect(paper.page(number), 303);
        if (number === undefined || found === null || found === 'signed-out')
          return refuse(reply, 404, documentCopy.unknown);
        const written = await printed(number, found);
        if (written.kind === 'full')
          return refuse(reply.header('retry-after', RETRY_SECONDS), 503, documentCopy.busy);
        return reply
          .type('application/pdf')
          .header('cache-control', 'private, no-store')
          .header('content-disposition', `attachment; filename="${paper.fileName(number)}"`)
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

/** The merchant's own where there is one, else as it is drawn; whoever reads it. */
export async function paperBytes(
  { press, papers }: PaperMeans,
  given: InvoicePaper | null,
  content: PaperContent,
): Promise<Queued<Buffer>> {
  if (given !== null) return papers.read(given);
  // Readers may see different amounts: the press identifies a paper by its content alone.
  const written = await press.print(content);
  return written.kind === 'full' ? written : { ...written, value: written.value.body };
}

function numberOf(file: string): string | undefined {
  const number = file.endsWith(SUFFIX) ? file.slice(0, -SUFFIX.length) : '';
  return isPaperNumber(number) ? number : undefined;
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
