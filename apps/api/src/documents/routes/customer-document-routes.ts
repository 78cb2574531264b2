// A customer's papers under /documents: orders, quotations, invoices and credit notes.
import type { FastifyPluginAsync } from 'fastify';
import { customerPapers } from '../customer-papers/customer-papers.ts';
import { invoicesZip } from './invoices-zip.ts';
import { paperRoute } from './paper-route.ts';
import type { PaperParts } from './paper-route.ts';
import type { Press } from '../pdf/press.ts';

export function customerDocumentRoutes(parts: PaperParts & { press: Press }): FastifyPluginAsync {
  return async (app) => {
    await app.register(invoicesZip(parts));
    await Promise.all(
      Object.values(customerPapers).map((paper) => app.register(paperRoute(parts, parts.press, paper))),
    );
  };
}
