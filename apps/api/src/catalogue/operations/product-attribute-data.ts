import type { ProductAttributeData } from '@nuancier/contract/api-types.ts';
import type { CatalogueContext } from '../catalogue-context.ts';
import { sheetAt } from '../sheet/read-sheet.ts';
import { productWithSku } from '../snapshot/catalogue-snapshot.ts';

export async function productAttributeData(
  { db, catalogue }: Pick<CatalogueContext, 'db' | 'catalogue'>,
  sku: string,
): Promise<ProductAttributeData | null> {
  const shop = await catalogue();
  const product = productWithSku(shop, sku);
  const record = product === undefined ? undefined : shop.products[product];
  if (product === undefined || record === undefined) return null;
  return { sku: record.sku, attributes: await sheetAt(db, shop, product) };
}
