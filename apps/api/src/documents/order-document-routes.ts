// GET /documents/orders/{number}.pdf: one's order on paper, for whoever may open its page. Never kept, never shared.
import type { FastifyBaseLogger, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/tables.ts';
import { Denied, Refusal } from '../errors.ts';
import { renderQueue } from '../media/render-queue.ts';
import { customerOrder } from '../orders/orders.ts';
import type { OrderView } from '../orders/orders.ts';
import { readSites } from '../site/site.ts';
import { findShop } from '../stores/stores.ts';
import { bearerToken, viewerOf } from '../viewer.ts';
import { documentCopy } from './document-copy.ts';
import { orderSheet } from './order-sheet.ts';

type OrderDocumentParts = {
  db: Database;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'error'>;
};

const FILE = /^([\w-]{1,32})\.pdf$/;
// The pages' session: a link opened in a browser carries nothing else. Reading is all it can do here.
const SESSION_COOKIE = /(?:^|;\s*)vsf-customer=([\w-]{20,200})(?:;|$)/;
const LIMITS = { atOnce: 1, waiting: 20 };
const RETRY_SECONDS = 5;

export function orderDocumentRoutes({ db, now, log }: OrderDocumentParts): FastifyPluginAsync {
  const queue = renderQueue<Buffer>(LIMITS);

  async function readable(request: FastifyRequest, number: string): Promise<OrderView | null> {
    const viewer = await viewerOf(db, sessionToken(request), now);
    try {
      return await customerOrder({ db, viewer, now }, number);
    } catch (trouble) {
      if (trouble instanceof Denied || trouble instanceof Refusal) return null;
      throw trouble;
    }
  }

  async function write(order: OrderView): Promise<Buffer> {
    const shop = (await readSites(db)).find((site) => site.isDefault)?.name ?? '';
    const store = (await findShop(db, order.shop_code))?.titleLabel ?? order.shop_code;
    return orderSheet(order, { shop, store });
  }

  return async (app) => {
    app.route<{ Params: { file: string } }>({
      method: ['GET', 'HEAD'],
      url: '/documents/orders/:file',
      handler: async (request, reply) => {
        const number = FILE.exec(request.params.file)?.[1];
        const order = number === undefined ? null : await readable(request, number);
        if (order === null) return refuse(reply, 404, documentCopy.unknown);
        // What one reader may see differs from what another may: nothing written is shared between requests.
        const written = await queue.run(request.id, () => write(order));
        if (written.kind === 'full')
          return refuse(reply.header('retry-after', RETRY_SECONDS), 503, documentCopy.busy);
        return reply
          .type('application/pdf')
          .header('cache-control', 'private, no-store')
          .header('content-disposition', `attachment; filename="commande-${order.number}.pdf"`)
          .header('x-content-type-options', 'nosniff')
          .send(written.value);
      },
      errorHandler: (err, request, reply) => {
        log.error({ err, url: request.url }, 'an order could not be put on paper');
        void refuse(reply, 500, documentCopy.failed);
      },
    });
  };
}

function sessionToken({ headers }: FastifyRequest): string | undefined {
  return bearerToken(headers.authorization) ?? SESSION_COOKIE.exec(headers.cookie ?? '')?.[1];
}

function refuse(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);
}
