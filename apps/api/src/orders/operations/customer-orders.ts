import type { QueryCustomCustomerOrdersArgs, SearchResultPageInfo } from '@nuancier/contract/api-types.ts';
import { can, isHead } from '@nuancier/domain/customers/rights/policy.ts';
import { DAY_MS } from '@nuancier/domain/durations.ts';
import { isConsumer, mayViewPrice } from '@nuancier/domain/customers/rights/permissions.ts';
import type { Customer } from '@nuancier/domain/customers/rights/permissions.ts';
import { allowed } from '../../refusals/allowed.ts';
import type { OrdersContext } from '../orders-context.ts';
import type { Database } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { countOrders, selectOrderKeys, selectOrdersByKey } from '../records/orders-read-store.ts';
import type { OrderScope } from '../records/orders-read-store.ts';
import { orderView } from '../view/orders-view.ts';
import type { Looker, OrderView } from '../view/orders-view.ts';
import { orderSearch } from '../history/order-search.ts';

export type OrdersView = { items: OrderView[]; total_count: number; page_info: SearchResultPageInfo };
type OrdersArgs = Omit<QueryCustomCustomerOrdersArgs, 'tokenId'>;

/** One's own, or all of the company's for its head. A page beyond the last shows the last one. */
export async function customerOrders(
  { db, readsOfNow, viewer, now }: Pick<OrdersContext, 'db' | 'readsOfNow' | 'viewer' | 'now'>,
  args: OrdersArgs,
  reach: 'own' | 'company',
): Promise<OrdersView> {
  const customer = allowed(viewer, 'view-orders');
  const scope = reach === 'own' ? ownScope(customer) : widestScope(customer);
  const search = orderSearch(args);
  const byPrice = search.fromCents !== null || search.toCents !== null;
  if (byPrice && !mayViewPrice(viewer)) throw new Refusal('PRICES_HIDDEN');
  const total = await countOrders(db, scope, search);
  const pages = Math.ceil(total / search.limit);
  const page = Math.max(1, Math.min(search.page, pages));
  // What one may see, and where it stands in the list, the primary says; what weighs may come from a replica.
  const keys = await selectOrderKeys(db, scope, { ...search, offset: (page - 1) * search.limit });
  const ofFormerDays =
    keys.length > 0 && keys.every(({ placedAt }) => placedAt.getTime() < now().getTime() - DAY_MS);
  const readPage = (from: Database) => selectOrdersByKey(from, scope, keys);
  const orders = ofFormerDays ? await readsOfNow(readPage) : await readPage(db);
  return {
    items: orders.map((order) => orderView(order, lookerOf(customer, now()))),
    total_count: total,
    page_info: { page_size: search.limit, current_page: page, total_pages: pages },
  };
}

/** All of the company's orders for its head, one's own otherwise. */
export function widestScope(customer: Customer): OrderScope {
  const { companyId, customerId } = customer;
  return isHead(customer) && companyId !== null
    ? { kind: 'company', companyId, customerId }
    : ownScope(customer);
}

export function lookerOf(customer: Customer, now: Date): Looker {
  const { role, companyId } = customer;
  const mayWithdraw = isConsumer({ role, hasCompany: companyId !== null }) && can(customer, 'withdraw');
  return { showsPrices: mayViewPrice(customer), mayWithdraw, mayFetch: can(customer, 'fetch-goods'), now };
}

function ownScope({ customerId }: Customer): OrderScope {
  return { kind: 'customer', customerId };
}
