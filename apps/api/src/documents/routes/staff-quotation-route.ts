// GET /gestion/fichiers/devis/{number}.pdf: a quotation as its customer will read it, for who writes it.
import { isPaperNumber } from '@nuancier/domain/invoices/paper-number.ts';
import type { FastifyPluginAsync } from 'fastify';
import type { Reach } from '@nuancier/domain/staff/reach.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import type { Database } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { quotationForStaff } from '../../quotations/quotations.ts';
import { fileForStaff } from '../../staff/staff.ts';
import type { StaffFileParts } from '../../staff/staff.ts';
import { documentCopy } from '../content/document-copy.ts';
import { houseOf } from '../customer-papers/customer-papers.ts';
import { quotationSheet } from '../customer-papers/quotation-sheet.ts';
import type { PaperContent } from '../content/paper-content.ts';
import type { Press } from '../pdf/press.ts';
import { refuse, RETRY_SECONDS } from './paper-route.ts';

export function staffQuotationRoute(parts: StaffFileParts & { press: Press }): FastifyPluginAsync {
  const { press, ...means } = parts;
  return fileForStaff(
    means,
    { url: '/gestion/fichiers/devis/:file', right: 'shopQuotationPdf' },
    async ({ params }, { reach }, reply) => {
      const number = (params['file'] ?? '').replace(/\.pdf$/, '');
      const written = await press.print(await sheetOf(parts.db, reach, number, parts.now()));
      if (written.kind === 'full')
        return refuse(reply.header('retry-after', RETRY_SECONDS), 503, documentCopy.busy);
      return reply
        .type('application/pdf')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${documentCopy.files.quotation(number)}"`)
        .header('x-content-type-options', 'nosniff')
        .send(written.value.body);
    },
  );
}

async function sheetOf(db: Database, reach: Reach, number: string, now: Date): Promise<PaperContent> {
  if (!isPaperNumber(number)) throw new Refusal('UNKNOWN_QUOTATION');
  const quotation = await quotationForStaff(db, reach, number, localMoment(now).date);
  return quotationSheet(quotation, await houseOf(db), quotation.company_name === null ? ['TTC'] : ['HT']);
}
