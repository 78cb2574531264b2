import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { writeBack } from '../../imports/images/import-image.ts';
import type { ImagedTable, TakeBack } from '../../imports/images/import-image.ts';
import { refusedLines } from '../../imports/import-report.ts';
import type { ImportReport } from '../../imports/import-report.ts';
import { selectCostsOn, upsertCosts } from '../imports/costs-import-store.ts';
import type { CostRow } from '../imports/costs-import-store.ts';
import { missingArticles } from '../imports/pricing-import-store.ts';

/** `since`: null, from the day of the file on. */
export type GivenCost = Omit<CostRow, 'since'> & { since: string | null };

export const costsImaged: ImagedTable = { name: 'article_cost', key: ['article_sku', 'since'], counted: [] };

/** One article once. What it costs already on that day is not written again. */
export async function importCosts(
  db: DatabaseTransaction,
  given: readonly GivenCost[],
  now: Date,
): Promise<ImportReport> {
  const today = localMoment(now).date;
  const rows = given.map((row) => ({ ...row, since: row.since ?? today }));
  const missing = await missingArticles(
    db,
    rows.map((row) => row.article_sku),
  );
  const unknown = rows.flatMap(({ article_sku: sku }, at) =>
    missing.has(sku) ? [{ line: at + 1, reason: `L’article «\u00A0${sku}\u00A0» n’existe pas.` }] : [],
  );
  if (unknown.length > 0) return refusedLines(unknown);
  const known = await selectCostsOn(db, rows);
  const { changed, added } = await upsertCosts(
    db,
    rows.filter((row) => known.get(row.article_sku) !== row.pack_ht_cents),
  );
  return { ok: true, lines: rows.length, changed, added };
}

export const takeBackCosts: TakeBack = (db, { image }) => writeBack(db, image, [costsImaged]);
