import type { ProductAttributeData } from '@nuancier/contract/api-types.ts';
import type { Context } from '../../context.ts';
import { productTexts } from '../product-texts.ts';
import { productSheet } from '../product-sheet.ts';
import { productWithSku } from '../snapshot/catalogue-snapshot.ts';

export async function productAttributeData(
  { db, catalogue }: Pick<Context, 'db' | 'catalogue'>,
  sku: string,
): Promise<ProductAttributeData | null> {
  const shop = await catalogue();
  const product = productWithSku(shop, sku);
  const record = product === undefined ? undefined : shop.products[product];
  if (product === undefined || record === undefined) return null;
  const { sheet } = await productTexts(db, shop, product);
  return { sku: record.sku, attributes: productSheet(record, sheet) };
}
