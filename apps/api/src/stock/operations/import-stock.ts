import { stockFaults } from '@nuancier/domain/stock/stock-line.ts';
import type { StockFault, StockLine } from '@nuancier/domain/stock/stock-line.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { refusedLines } from '../../imports/import-report.ts';
import type { ImportReport, LineRefusal } from '../../imports/import-report.ts';
import { inBatches, type ImportRows } from '../../imports/in-batches.ts';
import { addToStockFile, misplacedLines, openStockFile, writeStockFile } from '../stock-import-store.ts';
import type { MisplacedLine, NumberedLine } from '../stock-import-store.ts';

const REASONS = {
  'missing-field': 'Le code du magasin et la référence de l’article sont obligatoires.',
  'bad-quantity': 'La quantité disponible doit être un nombre entier, positif ou nul.',
  'unknown-status': 'Le statut de l’article doit être P, S, V, U ou O.',
  'bad-delay': 'Le délai doit être un nombre entier de jours, de 0 à 999, ou rester vide.',
} satisfies Record<StockFault, string>;

/** One query carries this many lines. */
const BATCH = 10_000;
const MOST_REFUSALS = 100;

/** Nothing of `stock` is written, and no row of it locked, before the whole file is found sound. */
export async function importStock(
  db: DatabaseTransaction,
  lines: ImportRows<StockLine>,
  onProgress: (done: number) => void = () => {},
): Promise<ImportReport> {
  const refusals: LineRefusal[] = [];
  let read = 0;
  await openStockFile(db);
  for await (const batch of inBatches(lines, BATCH)) {
    const sound: NumberedLine[] = [];
    for (const given of batch) {
      read += 1;
      const faults = stockFaults(given);
      if (faults.length === 0) sound.push({ ...given, line: read });
      else for (const fault of faults) refusals.push({ line: read, reason: REASONS[fault] });
    }
    await addToStockFile(db, sound);
    onProgress(read);
  }
  const misplaced = await misplacedLines(db, MOST_REFUSALS);
  refusals.push(...misplaced.map((line) => ({ line: line.line, reason: reasonAgainst(line) })));
  if (refusals.length > 0) return refusedLines(refusals.toSorted((one, other) => one.line - other.line));
  return { ok: true, lines: read, changed: await writeStockFile(db) };
}

function reasonAgainst({ fault, shop_code: shop, article_sku: sku }: MisplacedLine): string {
  switch (fault) {
    case 'unknown-shop':
      return `Le magasin «\u00A0${shop}\u00A0» n’existe pas.`;
    case 'unknown-article':
      return `L’article «\u00A0${sku}\u00A0» n’existe pas.`;
    case 'repeated':
      return `L’article «\u00A0${sku}\u00A0» figure deux fois pour le magasin «\u00A0${shop}\u00A0».`;
  }
}
