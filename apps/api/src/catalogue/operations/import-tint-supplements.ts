import { tintClasses } from '@nuancier/domain/catalogue/colour/tint-class.ts';
import { announceCatalogueChange } from '../../database/announce-catalogue-change.ts';
import type { Database } from '../../database/tables.ts';
import { refusedLines, repeatedLines } from '../../imports/import-report.ts';
import type { ImportReport, LineRefusal } from '../../imports/import-report.ts';
import type { TintSupplementRow } from '../imports/catalogue-import-rows.ts';
import { upsertTintSupplements } from '../imports/catalogue-import-store.ts';

export async function importTintSupplements(
  db: Database,
  supplements: readonly TintSupplementRow[],
): Promise<ImportReport> {
  const refusals = [
    ...supplements.flatMap(refusalsOf),
    ...repeatedLines(
      supplements,
      (supplement) => supplement.tint_class,
      (tintClass) => `La classe de teinte «\u00A0${tintClass}\u00A0» figure deux fois.`,
    ),
  ];
  if (refusals.length > 0) return refusedLines(refusals);
  const { changed, added } = await upsertTintSupplements(db, supplements);
  if (changed > 0) await announceCatalogueChange(db);
  return { ok: true, lines: supplements.length, changed, added };
}

function refusalsOf(supplement: TintSupplementRow, index: number): LineRefusal[] {
  const { tint_class: tintClass, per_litre_ht_cents: amount } = supplement;
  const reasons = [
    tintClasses.some((known) => known === tintClass) ? null : 'La classe de teinte est une lettre de A à D.',
    Number.isInteger(amount) && amount >= 0
      ? null
      : 'Le supplément au litre est un nombre entier de centimes, hors taxes.',
  ];
  return reasons.flatMap((reason) => (reason === null ? [] : [{ line: index + 1, reason }]));
}
