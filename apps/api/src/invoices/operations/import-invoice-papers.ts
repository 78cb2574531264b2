import { recordAudit } from '../../audit/audit.ts';
import type { AuditPlace } from '../../audit/audit.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { refusedLines } from '../../imports/import-report.ts';
import type { ImportReport } from '../../imports/import-report.ts';
import { lockInvoices, selectNamed, upsertPapers } from '../papers/invoice-papers-store.ts';
import type { InvoicePaper, NamedInvoice, WrittenPaper } from '../papers/invoice-papers-store.ts';
import { namedInvoice } from '../papers/named-invoice.ts';
import type { PaperName } from '../papers/named-invoice.ts';

/** `name`: of the file it came in; its bytes are in the store already. */
export type InvoicePaperRow = PaperName & InvoicePaper & { name: string };

/** The PDF of documents that the shop knows. The same bytes again change nothing; others take their place. */
export async function importInvoicePapers(
  db: DatabaseTransaction,
  rows: readonly InvoicePaperRow[],
  { place, author }: { place: AuditPlace; author: string },
): Promise<ImportReport> {
  const known = await selectNamed(
    db,
    rows.map(({ number }) => number),
  );
  const found = rows.map((row) => namedInvoice(row, known));
  const refusals = found.flatMap((one, at) => (one.ok ? [] : [{ line: at + 1, reason: one.reason }]));
  if (refusals.length > 0) return refusedLines(refusals);
  const papers = rows.flatMap(({ sha256, bytes, name }, at) => {
    const one = found[at];
    return one?.ok ? [{ invoiceId: one.invoice.id, sha256, bytes, name }] : [];
  });
  await lockInvoices(
    db,
    papers.map(({ invoiceId }) => invoiceId),
  );
  const written = await upsertPapers(db, papers, place.now());
  const replaced = written.filter(({ before }) => before !== null);
  if (replaced.length > 0) {
    const byId = new Map(known.map((invoice) => [invoice.id, invoice]));
    const documents = replaced.map((one) => replacedWords(one, byId.get(one.invoiceId)));
    await recordAudit(db, place, { event: 'invoice-papers-replaced', details: { documents, author } });
  }
  const added = written.length - replaced.length;
  return { ok: true, lines: rows.length, changed: written.length, added };
}

/** « FACTURE F26200021 (sha256 9f86…) »: the sum of the one that was there. */
function replacedWords({ before }: WrittenPaper, invoice: NamedInvoice | undefined): string {
  return `${invoice?.type} ${invoice?.number} (sha256 ${before})`;
}
