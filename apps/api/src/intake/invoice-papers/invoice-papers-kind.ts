// The table of invoice papers: one that comes with them, or the one that their file names amount to.
import { INVOICE_TYPES } from '@nuancier/domain/invoices/invoice-state.ts';
import type { AuditPlace } from '../../audit/audit.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { choice, needed, reference, text } from '../../imports/columns/column.ts';
import type { Cells } from '../../imports/columns/column.ts';
import { lineImport } from '../../imports/import-kind.ts';
import type { ImportKind } from '../../imports/import-kind.ts';
import { refusedLines } from '../../imports/import-report.ts';
import type { ImportReport, LineRefusal } from '../../imports/import-report.ts';
import { importInvoicePapers } from '../../invoices/operations/import-invoice-papers.ts';
import type { InvoicePaperRow } from '../../invoices/operations/import-invoice-papers.ts';

export const PAPER_COLUMNS = {
  type: choice(INVOICE_TYPES)(
    'FACTURE ou AVOIR\u00A0; vide, celui des deux qui porte ce numéro s’il est seul',
    'FACTURE',
  ),
  numero: needed(reference('Numéro du document, tel que la boutique le connaît', 'F2600118')),
  fichier: needed(text('Nom du fichier dans le dossier ou l’archive', 'F2600118.pdf')),
};

type PaperLine = Cells<typeof PAPER_COLUMNS>;

/** What became of a file: what the store has of it, or why it has nothing. */
export type PreparedPaper = { ok: true; sha256: string; bytes: number } | { ok: false; reason: string };

type Author = { place: AuditPlace; author: string };

export function invoicePapersKind(
  prepared: (line: PaperLine) => PreparedPaper,
  author: Author | null,
): ImportKind {
  return lineImport({
    name: 'invoice-papers',
    title: 'PDF de factures et d’avoirs',
    says: 'Un dossier ou une archive zip de PDF, tels que votre comptabilité les a émis\u00A0: c’est eux que le client télécharge. Leurs noms disent de quel document ils sont (F26200021.pdf, FACTURE-F26200021.pdf, AVOIR-A26000012.pdf)\u00A0; ou une table «\u00A0invoice-papers.csv\u00A0» parmi eux, qui décide alors seule. Le document est déjà dans la boutique (genre invoices). 10 Mo au plus\u00A0; ni programme, ni fichier joint, ni mot de passe.',
    key: ['type', 'numero'],
    columns: PAPER_COLUMNS,
    rowOf: (cells) => cells,
    write: (db, lines) => writePapers(db, lines, prepared, author),
  });
}

/** For its columns alone: papers come with their files. */
export const describedInvoicePapers = invoicePapersKind(
  () => ({ ok: false, reason: 'Les PDF viennent d’un dossier ou d’une archive zip.' }),
  null,
);

async function writePapers(
  db: DatabaseTransaction,
  lines: readonly PaperLine[],
  prepared: (line: PaperLine) => PreparedPaper,
  author: Author | null,
): Promise<ImportReport> {
  const refusals: LineRefusal[] = [];
  const rows: InvoicePaperRow[] = [];
  for (const [at, line] of lines.entries()) {
    const { type, numero: number, fichier: name } = line;
    const paper = prepared(line);
    if (paper.ok) rows.push({ type, number, name, sha256: paper.sha256, bytes: paper.bytes });
    else refusals.push({ line: at + 1, reason: paper.reason });
  }
  if (refusals.length > 0 || author === null) return refusedLines(refusals);
  return importInvoicePapers(db, rows, author);
}
