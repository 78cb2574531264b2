// A file of stock is read once, line by line, into a table of the transaction's own; nothing here grows with it.
import type { RawBuilder } from 'kysely';
import type { CopyRows, CopyValue } from '../../database/copy-into.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { refusedLines } from '../../imports/import-report.ts';
import type { ImportReport, LineRefusal } from '../../imports/import-report.ts';
import type { ImportRows } from '../../imports/in-batches.ts';
import { firstFaults } from './stock-file-store.ts';
import type { FaultyLine } from './stock-file-store.ts';

export type StockFileOptions = {
  /** of lines that name none themselves, by the clock of who made the file */
  at?: Date | null;
  now?: Date;
};

export type StockFileParts<Line> = {
  lines: ImportRows<Line>;
  onProgress: (done: number) => void;
  reasonsAgainst: (line: Line) => readonly string[];
  valuesOf: (line: Line, number: number) => CopyValue[];
  fill: (sound: CopyRows) => Promise<number>;
  lock: () => Promise<void>;
  /** each names faulty lines of the table that was filled */
  faults: readonly RawBuilder<unknown>[];
  write: () => Promise<{ changed: number; notes: readonly string[] }>;
};

export const FUTURE_MOMENT =
  'Le moment de l’extraction est encore à venir\u00A0: vérifiez la date et l’heure.';

const PROGRESS_STEP = 10_000;
/** Of one reading; whoever leaves them out and reads again is told the next. */
const MOST_REFUSALS = 100_000;

export async function readStockFile<Line>(
  db: DatabaseTransaction,
  parts: StockFileParts<Line>,
): Promise<ImportReport> {
  const refusals: LineRefusal[] = [];
  let read = 0;
  async function* sound(): AsyncGenerator<CopyValue[]> {
    for await (const line of parts.lines) {
      read += 1;
      const reasons = parts.reasonsAgainst(line);
      if (reasons.length > 0 && refusals.length < MOST_REFUSALS)
        refusals.push(...reasons.map((reason) => ({ line: read, reason })));
      if (reasons.length === 0) yield parts.valuesOf(line, read);
      if (read % PROGRESS_STEP === 0) parts.onProgress(read);
    }
  }
  await parts.fill(sound());
  if (read % PROGRESS_STEP !== 0) parts.onProgress(read);
  await parts.lock();
  const faulty = await firstFaults(db, parts.faults, MOST_REFUSALS);
  refusals.push(...faulty.map((line) => ({ line: line.line, reason: reasonAgainst(line) })));
  if (refusals.length > 0) return refusedLines(refusals.toSorted((one, other) => one.line - other.line));
  const { changed, notes } = await parts.write();
  return { ok: true, lines: read, changed, ...(notes.length > 0 && { notes }) };
}

function reasonAgainst({ fault, shop_code: shop, article_sku: sku }: FaultyLine): string {
  const article = `L’article «\u00A0${sku}\u00A0»`;
  const store = `le magasin «\u00A0${shop}\u00A0»`;
  switch (fault) {
    case 'unknown-shop':
      return `Le magasin «\u00A0${shop}\u00A0» n’existe pas.`;
    case 'unknown-article':
      return `${article} n’existe pas.`;
    case 'repeated':
      return `${article} figure deux fois pour ${store}.`;
    case 'contradicts':
      return `${article} a déjà été compté à ce moment pour ${store}, autrement\u00A0: lequel des deux fichiers est le bon\u00A0?`;
    case 'needs-moment':
      return `Votre logiciel a enregistré depuis le dernier comptage daté une vente ou un mouvement de l’article «\u00A0${sku}\u00A0» pour ${store}\u00A0: donnez le moment de l’extraction (colonne «\u00A0date_extraction\u00A0», ou --at).`;
    case 'repeated-movement':
      return 'Ce mouvement figure deux fois dans le fichier.';
    case 'never-counted':
      return `${article} n’a pas encore de stock pour ${store}\u00A0: envoyez d’abord un comptage.`;
    case 'other-movement':
      return 'Un mouvement de ce nom est déjà connu, avec un autre contenu.';
  }
}
