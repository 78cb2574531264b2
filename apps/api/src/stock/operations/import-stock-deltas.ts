import { isStillToCome } from '@nuancier/domain/stock/stock-count.ts';
import { deltaFaults } from '@nuancier/domain/stock/stock-line.ts';
import type { DeltaFault, StockDelta } from '@nuancier/domain/stock/stock-line.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import type { ImportReport } from '../../imports/import-report.ts';
import type { ImportRows } from '../../imports/in-batches.ts';
import { DELTA_COLUMNS, neverCounted, otherMovement, writeDeltas } from '../imports/delta-file-store.ts';
import { FUTURE_MOMENT, readStockFile } from '../imports/read-stock-file.ts';
import type { StockFileOptions } from '../imports/read-stock-file.ts';
import { fillFile, lockFiles, repeatedIn, unknownIn } from '../imports/stock-file-store.ts';

const REASONS = {
  'missing-field': 'Le code du magasin et la référence de l’article sont obligatoires.',
  'unreadable-sign': 'Le code du magasin, la référence ou le mouvement contient un caractère illisible.',
  'bad-packs': 'La quantité doit être un nombre entier autre que 0, d’un million au plus.',
  'bad-reference': 'Le mouvement doit porter un nom à lui, de 100 caractères au plus.',
} satisfies Record<DeltaFault, string>;

const NO_MOMENT =
  'Un mouvement doit dire quand il a eu lieu (colonne «\u00A0date_extraction\u00A0», ou --at).';

/** What the merchant's system adds and subtracts between two counts, each movement once (decisions/0074). */
export function importStockDeltas(
  db: DatabaseTransaction,
  lines: ImportRows<StockDelta>,
  onProgress: (done: number) => void = () => {},
  { at = null, now = new Date() }: StockFileOptions = {},
): Promise<ImportReport> {
  const momentOf = (line: StockDelta) => line.booked_at ?? at;
  return readStockFile(db, {
    lines,
    onProgress,
    reasonsAgainst(line) {
      const reasons: string[] = deltaFaults(line).map((fault) => REASONS[fault]);
      const moment = momentOf(line);
      if (moment === null) reasons.push(NO_MOMENT);
      else if (isStillToCome(moment, now)) reasons.push(FUTURE_MOMENT);
      return reasons;
    },
    fill: (sound) => fillFile(db, 'incoming_delta', DELTA_COLUMNS, sound),
    valuesOf: (line, number) => [
      momentOf(line),
      number,
      line.packs,
      line.reference,
      line.article_sku,
      line.shop_code,
    ],
    faults: [
      ...unknownIn('incoming_delta'),
      repeatedIn('incoming_delta', ['reference'], 'repeated-movement'),
      neverCounted,
      otherMovement,
    ],
    lock: () => lockFiles(db),
    write: async () => ({ changed: await writeDeltas(db, now), notes: [] }),
  });
}
