import type { ComparableAttribute, ProductAttribute } from '@nuancier/contract/api-types.ts';
import { productAttributes, viewsOfSkus } from '../catalogue/catalogue.ts';
import type { CompareContext } from './compare-context.ts';
import type { CompareListRecord } from './compare-store.ts';

type Means = Pick<CompareContext, 'db' | 'catalogue'>;

export type CompareListView = Awaited<ReturnType<typeof compareListView>>;

/** What has left the catalogue is not shown; it comes back with the product. */
export async function compareListView(
  { db, catalogue }: Means,
  { uid, products }: Pick<CompareListRecord, 'uid' | 'products'>,
) {
  const items = await Promise.all(
    viewsOfSkus(await catalogue(), products).map(async (product) => ({
      uid: product.uid,
      product,
      attributes: await productAttributes(db, product),
    })),
  );
  return {
    uid,
    items,
    attributes: knownAttributes(items.map(({ attributes }) => attributes)),
    item_count: items.length,
  };
}

/** Each sheet is in the sheet's own order: an attribute goes behind the last one that came before it. */
function knownAttributes(sheets: readonly (readonly ProductAttribute[])[]): ComparableAttribute[] {
  const known: ComparableAttribute[] = [];
  for (const sheet of sheets) {
    let place = 0;
    for (const { code, label } of sheet) {
      const at = known.findIndex((attribute) => attribute.code === code);
      if (at === -1) known.splice(place, 0, { code, label });
      place = (at === -1 ? place : at) + 1;
    }
  }
  return known;
}
