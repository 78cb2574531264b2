import { safeHtml } from '../../content/content.ts';
import { announceCatalogueChange } from '../../database/announce-catalogue-change.ts';
import type { Database } from '../../database/tables.ts';
import { refusedLines, type ImportReport, type LineRefusal } from '../../imports/import-report.ts';
import { inBatches } from '../../imports/in-batches.ts';
import type { ProductRow } from '../imports/catalogue-import-rows.ts';
import {
  articleOwners,
  categoryIdsByPath,
  heldUrlKeys,
  refreshStatistics,
  upsertProducts,
} from '../imports/catalogue-import-store.ts';
import { productRefusals, type Seen } from '../imports/product-refusals.ts';
import { dropPresentPaths, keepOldProductPaths } from '../urls/url-rewrite-store.ts';

/** One query carries this many products, that is about 6,500 articles. */
const BATCH = 1000;

/** Beyond this many changed rows the load counts as a bulk load. */
const BULK = 2000;

/**
 * Reads the file twice, so `products` must be an array or something that starts anew each time it is iterated:
 * every line is checked before the first one is written.
 */
export async function importProducts(
  db: Database,
  products: Iterable<ProductRow>,
  onProgress: (done: number) => void = () => {},
): Promise<ImportReport> {
  const categoryIds = await categoryIdsByPath(db);
  const refusals = await refusalsOf(db, products, categoryIds);
  if (refusals.length > 0) return refusedLines(refusals);
  let lines = 0;
  let changed = 0;
  for await (const batch of inBatches(products, BATCH)) {
    await keepOldProductPaths(db, batch);
    changed += await upsertProducts(db, batch.map(withSafeTexts), categoryIds);
    lines += batch.length;
    onProgress(lines);
  }
  if (changed > BULK) await refreshStatistics(db);
  if (changed > 0) {
    await dropPresentPaths(db);
    await announceCatalogueChange(db);
  }
  return { ok: true, lines, changed };
}

async function refusalsOf(
  db: Database,
  products: Iterable<ProductRow>,
  categoryIds: ReadonlyMap<string, number>,
): Promise<LineRefusal[]> {
  const refusals: LineRefusal[] = [];
  const seen: Seen = { skus: new Set(), urlKeys: new Set(), articles: new Set() };
  let line = 0;
  for await (const batch of inBatches(products, BATCH)) {
    const held = {
      categoryIds,
      urlKeys: await heldUrlKeys(db, batch),
      owners: await articleOwners(db, batch),
    };
    for (const product of batch) {
      line += 1;
      for (const reason of productRefusals(product, held, seen)) refusals.push({ line, reason });
    }
  }
  return refusals;
}

function withSafeTexts(product: ProductRow): ProductRow {
  return {
    ...product,
    short_description: safeHtml(product.short_description),
    description: safeHtml(product.description),
  };
}
