// GET /gestion/fichiers/pieces/{factures|avoirs}/{number}.pdf: an invoice or a credit note as its customer has it, for
// whoever of the staff has the customer before it.
import { isPaperNumber } from '@nuancier/domain/invoices/paper-number.ts';
import type { InvoiceType } from '@nuancier/domain/invoices/invoice-state.ts';
import type { Reach } from '@nuancier/domain/staff/reach.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../database/tables.ts';
import { invoiceForStaff, selectPaper } from '../../invoices/invoices.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { fileForStaff } from '../../staff/staff.ts';
import type { StaffFileParts } from '../../staff/staff.ts';
import { documentCopy } from '../content/document-copy.ts';
import type { PaperContent } from '../content/paper-content.ts';
import { houseOf } from '../customer-papers/customer-papers.ts';
import { invoicedOrderAtDesk } from '../customer-papers/invoiced-order.ts';
import { invoiceSheet } from '../customer-papers/invoice-sheet.ts';
import { paperBytes, refuse, RETRY_SECONDS } from './paper-route.ts';
import type { PaperMeans } from './paper-route.ts';

const TYPES: Readonly<Record<string, InvoiceType>> = { factures: 'FACTURE', avoirs: 'AVOIR' };

export function staffInvoiceRoute(parts: StaffFileParts & PaperMeans): FastifyPluginAsync {
  const { press, papers, ...means } = parts;
  return fileForStaff(
    means,
    { url: '/gestion/fichiers/pieces/:kind/:file', right: 'shopInvoicePdf' },
    async ({ params }, { reach }, reply) => {
      const asked = askedBy(params);
      const content = await sheetOf(parts.db, reach, asked, parts.now());
      const written = await paperBytes({ press, papers }, await selectPaper(parts.db, asked), content);
      if (written.kind === 'full')
        return refuse(reply.header('retry-after', RETRY_SECONDS), 503, documentCopy.busy);
      return reply
        .type('application/pdf')
        .header('cache-control', 'private, no-store')
        .header(
          'content-disposition',
          `attachment; filename="${documentCopy.files[asked.type](asked.number)}"`,
        )
        .header('x-content-type-options', 'nosniff')
        .send(written.value);
    },
  );
}

type Asked = { type: InvoiceType; number: string };

function askedBy({ kind = '', file = '' }: Record<string, string>): Asked {
  const type = TYPES[kind];
  const number = file.replace(/\.pdf$/, '');
  if (type === undefined || !isPaperNumber(number)) throw new Refusal('UNKNOWN_INVOICE');
  return { type, number };
}

async function sheetOf(db: Database, reach: Reach, asked: Asked, now: Date): Promise<PaperContent> {
  const { invoice, isCompanys } = await invoiceForStaff(db, reach, asked, localMoment(now).date);
  const order = await invoicedOrderAtDesk(db, invoice);
  return invoiceSheet(invoice, order, await houseOf(db), isCompanys ? ['HT'] : ['TTC']);
}
