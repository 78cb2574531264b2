// A customer's papers under /documents: orders, quotations, invoices and credit notes.
import type { FastifyPluginAsync } from 'fastify';
import { refuseUnstorable } from '../../http/refuse-unstorable.ts';
import { customerPapers } from '../customer-papers/customer-papers.ts';
import { givenPapers } from '../customer-papers/given-papers.ts';
import { invoicesZip } from './invoices-zip.ts';
import { paperRoute } from './paper-route.ts';
import type { PaperParts } from './paper-route.ts';
import type { Press } from '../pdf/press.ts';
import type { MediaStore } from '../../media/media.ts';

/** `papers`: where those that came in are kept. */
type CustomerDocumentParts = PaperParts & { press: Press; papers: Pick<MediaStore, 'find'> };

export function customerDocumentRoutes(parts: CustomerDocumentParts): FastifyPluginAsync {
  const means = { press: parts.press, papers: givenPapers(parts.papers) };
  return async (app) => {
    app.addHook('onRequest', refuseUnstorable);
    await app.register(invoicesZip(parts, means.papers));
    await Promise.all(
      Object.values(customerPapers).map((paper) => app.register(paperRoute(parts, means, paper))),
    );
  };
}
