import type { ProductAttribute } from '@nuancier/contract/api-types.ts';
import type { Database } from '../../database/tables.ts';
import { productSheet } from './product-sheet.ts';
import { productTexts } from './product-texts.ts';
import type { Catalogue } from '../snapshot/catalogue-snapshot.ts';
import type { ViewPlace } from '../views/view-place.ts';

/** Of a product as it was shown, or of one of its articles. */
export function productSheetOf(db: Database, { place }: { place: ViewPlace }): Promise<ProductAttribute[]> {
  return sheetAt(db, place.catalogue, place.product);
}

export async function sheetAt(
  db: Database,
  catalogue: Catalogue,
  product: number,
): Promise<ProductAttribute[]> {
  const record = catalogue.products[product];
  if (record === undefined) return [];
  const { sheet } = await productTexts(db, catalogue, product);
  return productSheet(record, sheet);
}
