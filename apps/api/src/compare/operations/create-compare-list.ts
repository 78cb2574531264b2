import { withProducts } from '@nuancier/domain/compare/compared-products.ts';
import { DAY_MS, HOUR_MS } from '@nuancier/domain/durations.ts';
import type { CompareContext } from '../compare-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { allow } from '../../rate-limit/rate-limit.ts';
import { comparerOf, namedProducts, newListUid } from '../compare-list.ts';
import { insertGuestList, openListOf, updateProducts } from '../compare-store.ts';
import { compareListView } from '../compare-view.ts';
import type { CompareListView } from '../compare-view.ts';

type Means = Pick<CompareContext, 'db' | 'catalogue' | 'viewer' | 'now' | 'clientAddress'>;

// As long as a visitor's cart.
const GUEST_LIFE_MS = 30 * DAY_MS;
const GUEST_LISTS = { name: 'compare-list', most: 100, perMs: HOUR_MS };

/** A customer keeps the list it has. */
export async function createCompareList(context: Means, uids: readonly string[]): Promise<CompareListView> {
  const products = await namedProducts(context, uids);
  const customerId = comparerOf(context.viewer);
  const list =
    customerId === null
      ? await beginAsVisitor(context, products)
      : await goOnAs(customerId, context, products);
  return compareListView(context, list);
}

async function beginAsVisitor({ db, now, clientAddress }: Means, added: readonly string[]) {
  const products = withProducts([], added);
  if (products === null) throw new Refusal('COMPARE_LIST_FULL');
  if (!(await allow(db, { ...GUEST_LISTS, key: clientAddress }, now())))
    throw new Refusal('TOO_MANY_ATTEMPTS');
  const list = { uid: newListUid(), products };
  await insertGuestList(db, { ...list, now: now() }, new Date(now().getTime() - GUEST_LIFE_MS));
  return list;
}

function goOnAs(customerId: number, { db, now }: Means, added: readonly string[]) {
  return db.transaction().execute(async (transaction) => {
    const list = await openListOf(transaction, { uid: newListUid(), customerId, now: now() });
    const products = withProducts(list.products, added);
    if (products === null) throw new Refusal('COMPARE_LIST_FULL');
    await updateProducts(transaction, list.uid, { products, now: now() });
    return { uid: list.uid, products };
  });
}
