import { announceCatalogueChange } from '../../../database/announce-catalogue-change.ts';
import type { Database } from '../../../database/tables.ts';
import { refusedLines } from '../../../imports/import-report.ts';
import type { ImportReport } from '../../../imports/import-report.ts';
import { mergeAttributes, unknownProducts } from '../../imports/articles-import-store.ts';
import type { AttributeRow } from '../../imports/articles-import-store.ts';

const CODE = /^[a-z][a-z0-9_]{0,62}$/;

/** Values of the products' sheets, one a line; the others of a sheet stay as they are. */
export async function importProductAttributes(
  db: Database,
  rows: readonly AttributeRow[],
): Promise<ImportReport> {
  const unknown = await unknownProducts(
    db,
    rows.map((row) => row.sku),
  );
  const refusals = rows.flatMap(({ sku, attribute }, at) =>
    [
      unknown.has(sku) ? `Le produit «\u00A0${sku}\u00A0» n’existe pas.` : null,
      CODE.test(attribute)
        ? null
        : 'Le code de la caractéristique s’écrit en minuscules sans accent, chiffres et soulignés.',
    ].flatMap((reason) => (reason === null ? [] : [{ line: at + 1, reason }])),
  );
  if (refusals.length > 0) return refusedLines(refusals);
  const { changed, added, products } = await mergeAttributes(db, rows);
  if (changed > 0) await announceCatalogueChange(db);
  return { ok: true, lines: rows.length, changed, added, products };
}
