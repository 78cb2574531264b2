import { isStillToCome } from '@nuancier/domain/stock/stock-count.ts';
import { stockFaults } from '@nuancier/domain/stock/stock-line.ts';
import type { StockFault, StockLine } from '@nuancier/domain/stock/stock-line.ts';
import type { CopyValue } from '../../database/copy-into.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import type { ImportReport } from '../../imports/import-report.ts';
import type { ImportRows } from '../../imports/in-batches.ts';
import {
  contradicting,
  COUNT_COLUMNS,
  needingMoment,
  selectFileCounts,
  writeCounts,
} from '../imports/count-file-store.ts';
import type { FileCounts } from '../imports/count-file-store.ts';
import { FUTURE_MOMENT, readStockFile } from '../imports/read-stock-file.ts';
import type { StockFileOptions } from '../imports/read-stock-file.ts';
import { fillFile, lockFiles, repeatedIn, unknownIn } from '../imports/stock-file-store.ts';

const REASONS = {
  'missing-field': 'Le code du magasin et la référence de l’article sont obligatoires.',
  'unreadable-sign': 'Le code du magasin ou la référence contient un caractère illisible.',
  'bad-quantity': 'La quantité disponible doit être un nombre entier, positif ou nul.',
  'unknown-status': 'Le statut de l’article doit être P, S, V, U ou O.',
  'bad-delay': 'Le délai doit être un nombre entier de jours, de 0 à 999, ou rester vide.',
} satisfies Record<StockFault, string>;

/**
 * What was counted, and when: what orders took around that moment stays taken (decisions/0074). Nothing of `stock` is
 * written, and no row of it locked, before the whole file is found sound.
 */
export function importStock(
  db: DatabaseTransaction,
  lines: ImportRows<StockLine>,
  onProgress: (done: number) => void = () => {},
  { at = null, now = new Date() }: StockFileOptions = {},
): Promise<ImportReport> {
  const dated = (line: StockLine) => ({ ...line, counted_at: line.counted_at ?? at });
  return readStockFile(db, {
    lines,
    onProgress,
    reasonsAgainst(line) {
      const given = dated(line);
      const reasons = stockFaults(given).map((fault) => REASONS[fault]);
      const { counted_at: moment } = given;
      return moment !== null && isStillToCome(moment, now) ? [...reasons, FUTURE_MOMENT] : reasons;
    },
    fill: (sound) => fillFile(db, 'incoming_stock', COUNT_COLUMNS, sound),
    valuesOf(line, number): CopyValue[] {
      const given = dated(line);
      return [
        given.counted_at,
        number,
        given.available,
        given.resupply_time,
        given.appro_directe_fournisseur,
        given.livraison_pro,
        given.statut_article_mag,
        given.article_sku,
        given.shop_code,
      ];
    },
    faults: [
      ...unknownIn('incoming_stock'),
      repeatedIn('incoming_stock', ['article_sku', 'shop_code']),
      contradicting,
      needingMoment,
    ],
    lock: () => lockFiles(db),
    async write() {
      const counts = await selectFileCounts(db);
      const changed = await writeCounts(db);
      return { changed, notes: notesOf(counts) };
    },
  });
}

function notesOf({ older, reservedShelves, reservedPacks }: FileCounts): string[] {
  const notes: string[] = [];
  if (older > 0)
    notes.push(
      `${french(older)} ligne(s) plus ancienne(s) que le comptage en place\u00A0: elles ne changent rien.`,
    );
  if (reservedShelves > 0)
    notes.push(
      `Fichier sans moment d’extraction\u00A0: ${french(reservedPacks)} conditionnement(s) de ${french(reservedShelves)} ligne(s) restent réservés par des commandes dont personne n’a accusé réception.`,
    );
  return notes;
}

function french(count: number): string {
  return count.toLocaleString('fr-FR');
}
