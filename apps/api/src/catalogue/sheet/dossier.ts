import type { ProductAttribute } from '@nuancier/contract/api-types.ts';
import { strongPoints } from '@nuancier/domain/catalogue/products/strong-points.ts';
import { vocLimit } from '@nuancier/domain/catalogue/products/voc-limit.ts';
import { plainText } from '@nuancier/domain/search/words/plain-text.ts';
import type { DossierRow } from './dossier-store.ts';
import { isMixture } from './product-documents.ts';
import { productSheet } from './product-sheet.ts';
import { sheetNumber, sheetOf, sheetText } from '../snapshot/sheet-value.ts';

/** All that a product's documents may say. Nothing here is made up: what the catalogue does not know is absent. */
export type ProductDossier = {
  sku: string;
  name: string;
  brand: string;
  line: string | null;
  summary: string;
  strongPoints: readonly string[];
  sheet: readonly ProductAttribute[];
  articles: DossierRow['articles'];
  /** paints, glues and fillers; tools and rolls are none */
  isMixture: boolean;
  binder: string | null;
  density: number | null;
  finish: string | null;
  voc: { content: number | null; category: string; limit: number | null } | null;
  wasteStream: string | null;
  transport: string | null;
  updatedAt: Date;
};

export function dossierOf(row: DossierRow): ProductDossier {
  const sheet = sheetOf(row.attributes);
  const category = sheetText(sheet, 'cov_categorie');
  const content = sheetNumber(sheet, 'cov_gl');
  const binder = sheetText(sheet, 'liant');
  return {
    sku: row.sku,
    name: row.name,
    brand: row.brand,
    line: row.line,
    summary: plainText(row.short_description).trim(),
    strongPoints: strongPoints(row.description),
    sheet: productSheet(row, sheet),
    articles: row.articles,
    isMixture: isMixture(sheet),
    binder,
    density: sheetNumber(sheet, 'densite'),
    finish: sheetText(sheet, 'aspect'),
    voc: category === null ? null : { content, category, limit: vocLimit({ category, content, binder }) },
    wasteStream: sheetText(sheet, 'filiere_rep'),
    transport: sheetText(sheet, 'adr'),
    updatedAt: row.updated_at,
  };
}
