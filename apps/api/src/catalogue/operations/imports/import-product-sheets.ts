import { safeHtml } from '../../../content/content.ts';
import { announceCatalogueChange } from '../../../database/announce-catalogue-change.ts';
import type { Database } from '../../../database/tables.ts';
import { refusedLines } from '../../../imports/import-report.ts';
import type { ImportReport } from '../../../imports/import-report.ts';
import { categoryIdsByPath, heldUrlKeys, upsertSheets } from '../../imports/catalogue-import-store.ts';
import type { SheetRow } from '../../imports/catalogue-import-store.ts';
import { sheetRefusals } from '../../imports/product-refusals.ts';
import { dropPathsOf, keepOldProductPaths } from '../../urls/url-rewrite-store.ts';

/** Products whose articles come in a file of their own; the shop shows a product once it has one. */
export async function importProductSheets(db: Database, sheets: readonly SheetRow[]): Promise<ImportReport> {
  const held = { categoryIds: await categoryIdsByPath(db), urlKeys: await heldUrlKeys(db, sheets) };
  const seen = { skus: new Set<string>(), urlKeys: new Set<string>() };
  const refusals = sheets.flatMap((sheet, at) =>
    sheetRefusals(sheet, held, seen).map((reason) => ({ line: at + 1, reason })),
  );
  if (refusals.length > 0) return refusedLines(refusals);
  await keepOldProductPaths(db, sheets);
  const { changed, added, keys } = await upsertSheets(
    db,
    sheets.map((sheet) => ({
      ...sheet,
      short_description: safeHtml(sheet.short_description),
      description: safeHtml(sheet.description),
    })),
    held.categoryIds,
  );
  if (changed > 0) {
    await dropPathsOf(db, sheets);
    await announceCatalogueChange(db);
  }
  return { ok: true, lines: sheets.length, changed, added, products: keys };
}
