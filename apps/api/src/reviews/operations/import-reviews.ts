import { reviewProblems } from '@nuancier/domain/reviews/review-draft.ts';
import { isRating } from '@nuancier/domain/reviews/review-rating.ts';
import type { Database } from '../../database/tables.ts';
import { refusedLines } from '../../imports/import-report.ts';
import type { ImportReport } from '../../imports/import-report.ts';
import { insertReviews, selectKnown } from '../reviews-import-store.ts';
import type { ReviewRow } from '../reviews-import-store.ts';

/** Imported reviews, judged or pending. Existing ones are not overwritten. */
export async function importReviews(db: Database, rows: readonly ReviewRow[]): Promise<ImportReport> {
  const { products, emails } = await selectKnown(db, rows);
  const refusals = rows.flatMap((row, at) => {
    const { product_sku: sku, email } = row;
    const reasons = [
      ...(products.has(sku) ? [] : [`Le produit «\u00A0${sku}\u00A0» n’existe pas.`]),
      ...(email === null || emails.has(email.toLowerCase())
        ? []
        : [`Le compte «\u00A0${email}\u00A0» n’existe pas.`]),
      ...(isRating(row.rating) ? [] : ['La note doit être un nombre entier de 1 à 5.']),
      ...Object.keys(reviewProblems(row)).map(
        (field) => `Le champ «\u00A0${field}\u00A0» n’est pas valable.`,
      ),
    ];
    return reasons.map((reason) => ({ line: at + 1, reason }));
  });
  if (refusals.length > 0) return refusedLines(refusals);
  const added = await insertReviews(db, rows);
  return { ok: true, lines: rows.length, changed: added, added };
}
