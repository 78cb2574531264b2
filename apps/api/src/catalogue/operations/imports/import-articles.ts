import { announceCatalogueChange } from '../../../database/announce-catalogue-change.ts';
import type { Database } from '../../../database/tables.ts';
import { refusedLines, repeatedLines } from '../../../imports/import-report.ts';
import type { ImportReport } from '../../../imports/import-report.ts';
import { knownArticles, productsOfArticles, upsertArticles } from '../../imports/articles-import-store.ts';
import type { ArticleLineRow, KnownArticle, KnownProduct } from '../../imports/articles-import-store.ts';
import { articleRefusals } from '../../imports/product-refusals.ts';

/** What is sold of products that are there already; what no line names stays as it is. */
export async function importArticles(db: Database, rows: readonly ArticleLineRow[]): Promise<ImportReport> {
  const products = await productsOfArticles(
    db,
    rows.map((row) => row.product_sku),
  );
  const known = await knownArticles(
    db,
    rows.map((row) => row.sku),
  );
  const refusals = [
    ...rows.flatMap((row, at) =>
      articleRefusals(row, {
        isProduct: products.has(row.product_sku),
        owner: known.get(row.sku)?.owner,
      }).map((reason) => ({ line: at + 1, reason })),
    ),
    ...repeatedLines(
      rows,
      (row) => row.sku,
      (sku) => `L’article «\u00A0${sku}\u00A0» figure deux fois.`,
    ),
  ];
  if (refusals.length > 0) return refusedLines(refusals);
  const { changed, added, keys } = await upsertArticles(db, placed(rows, products, known));
  if (changed > 0) await announceCatalogueChange(db);
  const written = new Set(keys);
  const touched = new Set(rows.filter(({ sku }) => written.has(sku)).map((row) => row.product_sku));
  return { ok: true, lines: rows.length, changed, added, products: [...touched] };
}

function placed(
  rows: readonly ArticleLineRow[],
  products: ReadonlyMap<string, KnownProduct>,
  known: ReadonlyMap<string, KnownArticle>,
) {
  const last = new Map([...products].map(([sku, { lastPosition }]) => [sku, lastPosition]));
  return rows.map(({ product_sku: product, position, ...article }) => {
    const next = (last.get(product) ?? 0) + 1;
    const place = position ?? known.get(article.sku)?.position ?? next;
    last.set(product, Math.max(last.get(product) ?? 0, place));
    return { ...article, product_id: products.get(product)?.id ?? 0, position: place };
  });
}
