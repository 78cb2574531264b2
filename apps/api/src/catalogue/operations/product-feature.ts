import type { ProductFeature } from '@nuancier/contract/api-types.ts';
import { strongPoints } from '@nuancier/domain/catalogue/products/strong-points.ts';
import { vocLimit } from '@nuancier/domain/catalogue/products/voc-limit.ts';
import type { CatalogueContext } from '../catalogue-context.ts';
import { productDocuments } from '../sheet/product-documents.ts';
import { productTexts } from '../sheet/product-texts.ts';
import { sheetList, sheetNumber, sheetText } from '../snapshot/sheet-value.ts';
import { productWithSku } from '../snapshot/catalogue-snapshot.ts';

export async function productFeature(
  { db, catalogue, publicUrl }: Pick<CatalogueContext, 'db' | 'catalogue' | 'publicUrl'>,
  sku: string,
): Promise<ProductFeature | null> {
  const shop = await catalogue();
  const product = productWithSku(shop, sku);
  const record = product === undefined ? undefined : shop.products[product];
  if (product === undefined || record === undefined) return null;
  const { description, sheet } = await productTexts(db, shop, product);
  const category = sheetText(sheet, 'cov_categorie');
  const content = sheetNumber(sheet, 'cov_gl');
  return {
    sku: record.sku,
    strong_points: strongPoints(description),
    indoor_air_class: sheetText(sheet, 'etiquette_air'),
    voc_grams_per_litre: content,
    voc_limit_grams_per_litre:
      category === null ? null : vocLimit({ category, content, binder: sheetText(sheet, 'liant') }),
    voc_category: category,
    certifications: sheetList(sheet, 'certifications'),
    standards: sheetList(sheet, 'normes'),
    waste_stream: sheetText(sheet, 'filiere_rep'),
    documents: productDocuments(publicUrl, record.sku, sheet),
  };
}
