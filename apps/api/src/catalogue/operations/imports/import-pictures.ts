import { announceCatalogueChange } from '../../../database/announce-catalogue-change.ts';
import type { Database } from '../../../database/tables.ts';
import { refusedLines } from '../../../imports/import-report.ts';
import type { ImportReport, LineRefusal } from '../../../imports/import-report.ts';
import { productsOfReferences, upsertPictures } from '../../imports/pictures-import-store.ts';
import type { PictureRow } from '../../imports/pictures-import-store.ts';

const LAST_POSITION = 99;
const LONGEST_WORDS = 250;

/** Photographs of products and articles, already in the media store. */
export async function importPictures(db: Database, rows: readonly PictureRow[]): Promise<ImportReport> {
  const products = await productsOfReferences(
    db,
    rows.map(({ reference }) => reference),
  );
  const refusals = rows.flatMap((row, at) => refusalsOf(row, at + 1, products));
  if (refusals.length > 0) return refusedLines(refusals);
  const { added, changed } = await upsertPictures(db, rows);
  if (changed.length > 0) await announceCatalogueChange(db);
  const touched = new Set(changed.map((reference) => products.get(reference) ?? reference));
  return { ok: true, lines: rows.length, changed: changed.length, added, products: [...touched] };
}

function refusalsOf(
  { reference, position, alt }: PictureRow,
  line: number,
  products: ReadonlyMap<string, string>,
): LineRefusal[] {
  const reasons = [
    ...(products.has(reference)
      ? []
      : [`La référence «\u00A0${reference}\u00A0» n’est celle d’aucun produit ni article.`]),
    ...(position >= 1 && position <= LAST_POSITION ? [] : [`La position va de 1 à ${LAST_POSITION}.`]),
    ...((alt?.length ?? 0) <= LONGEST_WORDS
      ? []
      : [`Le texte alternatif dépasse ${LONGEST_WORDS} caractères.`]),
  ];
  return reasons.map((reason) => ({ line, reason }));
}
