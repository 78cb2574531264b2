import { joinedLists } from '@nuancier/domain/compare/compared-products.ts';
import { allowed } from '../../refusals/allowed.ts';
import type { CompareContext } from '../compare-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { isOpenTo, newListUid } from '../compare-list.ts';
import { deleteList, lockList, openListOf, updateProducts } from '../compare-store.ts';
import { compareListView } from '../compare-view.ts';
import type { CompareListView } from '../compare-view.ts';

type Means = Pick<CompareContext, 'db' | 'catalogue' | 'viewer' | 'now'>;

/** The visitor's list joins the customer's and ends. One's own is answered as it is. */
export async function assignCompareListToCustomer(context: Means, uid: string): Promise<CompareListView> {
  const { db, viewer, now } = context;
  const { customerId } = allowed(viewer, 'use-account');
  const joined = await db.transaction().execute(async (transaction) => {
    const brought = await lockList(transaction, uid);
    if (!isOpenTo(brought, viewer)) throw new Refusal('COMPARE_LIST_NOT_FOUND');
    if (brought.customer_id !== null) return brought;
    const own = await openListOf(transaction, { uid: newListUid(), customerId, now: now() });
    const products = joinedLists(own.products, brought.products);
    await updateProducts(transaction, own.uid, { products, now: now() });
    await deleteList(transaction, uid);
    return { uid: own.uid, products };
  });
  return compareListView(context, joined);
}
