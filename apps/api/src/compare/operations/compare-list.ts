import type { CompareContext } from '../compare-context.ts';
import { comparerOf, isOpenTo } from '../compare-list.ts';
import { selectList, selectListOf } from '../compare-store.ts';
import { compareListView } from '../compare-view.ts';
import type { CompareListView } from '../compare-view.ts';

type Means = Pick<CompareContext, 'db' | 'catalogue' | 'viewer'>;

export async function compareList(context: Means, uid: string): Promise<CompareListView | null> {
  const list = await selectList(context.db, uid);
  return isOpenTo(list, context.viewer) ? compareListView(context, list) : null;
}

export async function ownCompareList(context: Means): Promise<CompareListView | null> {
  const customerId = comparerOf(context.viewer);
  const list = customerId === null ? undefined : await selectListOf(context.db, customerId);
  return list === undefined ? null : compareListView(context, list);
}
