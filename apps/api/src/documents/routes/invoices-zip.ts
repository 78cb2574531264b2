// GET /documents/invoices.zip: the invoices and credit notes that match, each as its PDF, in one file. Never kept.
import type { FastifyPluginAsync } from 'fastify';
import { INVOICE_STATES, INVOICE_TYPES } from '@nuancier/domain/invoices/invoice-state.ts';
import { yieldToRequests } from '../../concurrency/yield-to-requests.ts';
import { Denied, Refusal } from '../../refusals/refusal.ts';
import { customerInvoices, MOST_ZIPPED, selectPapers } from '../../invoices/invoices.ts';
import type { InvoicePaper, InvoiceView } from '../../invoices/invoices.ts';
import { renderQueue } from '../../concurrency/render-queue.ts';
import { viewerOf } from '../../customers/customers.ts';
import { invoicePaper } from '../customer-papers/customer-papers.ts';
import type { GivenPapers } from '../customer-papers/given-papers.ts';
import { documentCopy } from '../content/document-copy.ts';
import type { Reader } from '../customer-papers/paper-reader.ts';
import { refuse, RETRY_SECONDS, sessionToken } from './paper-route.ts';
import type { PaperParts } from './paper-route.ts';
import { printPaper } from '../pdf/print-paper.ts';
import { zipFile } from './zip-file.ts';
import type { ZippedFile } from './zip-file.ts';

type Found = { kind: 'found'; invoices: InvoiceView[] } | { kind: 'none' } | { kind: 'too-many' };

// A long file keeps no single paper waiting: it has a line of its own.
const LIMITS = { atOnce: 1, waiting: 5 };
const PAGE = 100;
/** Of those that came in; what the shop draws is small. The file is made in memory. */
const MOST_GIVEN_BYTES = 80 * 1_024 ** 2;

export function invoicesZip(
  { db, now, log, production }: PaperParts,
  papers: GivenPapers,
): FastifyPluginAsync {
  const queue = renderQueue<Buffer | null>(LIMITS);
  return async (app) => {
    app.route<{ Querystring: Record<string, unknown> }>({
      method: 'GET',
      url: '/documents/invoices.zip',
      handler: async (request, reply) => {
        const viewer = await viewerOf(db, sessionToken(request), { now, production });
        const reader = { db, viewer, now };
        const found = await readable(reader, request.query);
        if (found === null) return refuse(reply, 404, documentCopy.unknown);
        if (found.kind === 'none') return refuse(reply, 404, documentCopy.noneZipped);
        if (found.kind === 'too-many') return refuse(reply, 413, documentCopy.tooMany(MOST_ZIPPED));
        const given = await selectPapers(db, found.invoices);
        if (bytesOf(given) > MOST_GIVEN_BYTES) return refuse(reply, 413, documentCopy.tooLarge);
        const written = await queue.run(request.id, () => zipped(reader, found.invoices, { given, papers }));
        if (written.kind === 'full' || written.value === null)
          return refuse(reply.header('retry-after', RETRY_SECONDS), 503, documentCopy.busy);
        const days = found.invoices.map((invoice) => invoice.issued_on).toSorted();
        const name = documentCopy.files.zip(days[0] ?? '', days.at(-1) ?? '');
        return reply
          .type('application/zip')
          .header('cache-control', 'private, no-store')
          .header('content-disposition', `attachment; filename="${name}"`)
          .header('x-content-type-options', 'nosniff')
          .send(written.value);
      },
      errorHandler: (err, request, reply) => {
        log.error({ err, url: request.url }, 'a file of invoices could not be written');
        void refuse(reply, 500, documentCopy.failed);
      },
    });
  };
}

function bytesOf(given: ReadonlyMap<string, InvoicePaper>): number {
  return [...given.values()].reduce((sum, { bytes }) => sum + bytes, 0);
}

type Given = { given: ReadonlyMap<string, InvoicePaper>; papers: GivenPapers };

/** Null when too many papers are asked for. */
async function zipped(
  reader: Reader,
  invoices: readonly InvoiceView[],
  { given, papers }: Given,
): Promise<Buffer | null> {
  const files: ZippedFile[] = [];
  for (const invoice of invoices) {
    const own = given.get(`${invoice.type} ${invoice.number}`);
    // oxlint-disable-next-line no-await-in-loop -- one after the other: a sheet at a time is in the making
    const body = await (own === undefined ? drawn(reader, invoice) : read(papers, own));
    if (body === null) return null;
    const name = documentCopy.files[invoice.type](invoice.number);
    files.push({ name: nameBeside(files, name), body, at: new Date(`${invoice.issued_on}T12:00:00Z`) });
    // oxlint-disable-next-line no-await-in-loop -- others are answered in between
    await yieldToRequests();
  }
  return zipFile(files);
}

/** Two numbers may differ only in what no file name bears, or in capitals, which some computers do not tell apart. */
function nameBeside(files: readonly ZippedFile[], name: string): string {
  const taken = new Set(files.map((file) => file.name.toLowerCase()));
  let own = name;
  for (let at = 2; taken.has(own.toLowerCase()); at += 1) own = name.replace(/\.pdf$/, `-${at}.pdf`);
  return own;
}

async function drawn(reader: Reader, invoice: InvoiceView): Promise<Buffer> {
  return (await printPaper(await invoicePaper(reader, invoice))).body;
}

async function read(papers: GivenPapers, paper: InvoicePaper): Promise<Buffer | null> {
  const found = await papers.read(paper);
  return found.kind === 'full' ? null : found.value;
}

/** Refused or denied like its page: as a document that does not exist. Amounts are the papers' whole point. */
async function readable(reader: Reader, query: Record<string, unknown>): Promise<Found | null> {
  const filter = {
    type: INVOICE_TYPES.find((type) => type === query['type']) ?? null,
    state: INVOICE_STATES.find((state) => state === query['state']) ?? null,
    period: { from: textOf(query['from']), to: textOf(query['to']) },
  };
  try {
    const first = await customerInvoices(reader, { filter, pageSize: PAGE });
    if (first.totals == null) return null;
    if (first.total_count === 0) return { kind: 'none' };
    if (first.total_count > MOST_ZIPPED) return { kind: 'too-many' };
    const pages = Array.from({ length: Math.ceil(first.total_count / PAGE) - 1 }, (_, at) => at + 2);
    const others = await Promise.all(
      pages.map((page) => customerInvoices(reader, { filter, pageSize: PAGE, currentPage: page })),
    );
    return { kind: 'found', invoices: [first, ...others].flatMap(({ items }) => items) };
  } catch (trouble) {
    if (trouble instanceof Denied || trouble instanceof Refusal) return null;
    throw trouble;
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
