import { withoutProducts, withProducts } from '@nuancier/domain/compare/compared-products.ts';
import { productSkusOf } from '../../catalogue/catalogue.ts';
import type { CompareContext } from '../compare-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { isOpenTo, namedProducts } from '../compare-list.ts';
import { deleteList, lockList, updateProducts } from '../compare-store.ts';
import { compareListView } from '../compare-view.ts';
import type { CompareListView } from '../compare-view.ts';

type Means = Pick<CompareContext, 'db' | 'catalogue' | 'viewer' | 'now'>;
type Asked = { uid: string; products: readonly string[] };

export async function addProductsToCompareList(context: Means, asked: Asked): Promise<CompareListView> {
  const added = await namedProducts(context, asked.products);
  return change(context, asked.uid, (list) => withProducts(list, added));
}

export async function removeProductsFromCompareList(context: Means, asked: Asked): Promise<CompareListView> {
  const named = productSkusOf(await context.catalogue(), asked.products);
  const removed = named.flatMap((sku) => sku ?? []);
  return change(context, asked.uid, (list) => withoutProducts(list, removed));
}

/** False when there was none to end, or none of the viewer's. */
export function deleteCompareList({ db, viewer }: Means, uid: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (!isOpenTo(await lockList(transaction, uid), viewer)) return false;
    await deleteList(transaction, uid);
    return true;
  });
}

async function change(
  context: Means,
  uid: string,
  decide: (products: readonly string[]) => readonly string[] | null,
): Promise<CompareListView> {
  const { db, viewer, now } = context;
  const products = await db.transaction().execute(async (transaction) => {
    const list = await lockList(transaction, uid);
    if (!isOpenTo(list, viewer)) throw new Refusal('COMPARE_LIST_NOT_FOUND');
    const decided = decide(list.products);
    if (decided === null) throw new Refusal('COMPARE_LIST_FULL');
    await updateProducts(transaction, uid, { products: decided, now: now() });
    return decided;
  });
  return compareListView(context, { uid, products });
}
