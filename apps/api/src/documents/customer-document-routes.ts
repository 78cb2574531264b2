// A customer's papers under /documents: orders, quotations, invoices and credit notes.
import type { FastifyPluginAsync } from 'fastify';
import { renderQueue } from '../media/render-queue.ts';
import { customerPapers } from './customer-papers.ts';
import { invoicesZip } from './invoices-zip.ts';
import { paperRoute } from './paper-route.ts';
import type { PaperParts } from './paper-route.ts';

const LIMITS = { atOnce: 1, waiting: 20 };

export function customerDocumentRoutes(parts: PaperParts): FastifyPluginAsync {
  const queue = renderQueue<Buffer>(LIMITS);
  return async (app) => {
    await app.register(invoicesZip(parts));
    await Promise.all(
      Object.values(customerPapers).map((paper) => app.register(paperRoute(parts, queue, paper))),
    );
  };
}
