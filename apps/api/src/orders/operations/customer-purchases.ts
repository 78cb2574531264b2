// What a customer buys, for who has the right to the purchase listing: what comes back often, and each line.
import type { FrequentPurchase, Purchase } from '@nuancier/contract/api-types.ts';
import { shownColour } from '@nuancier/domain/catalogue/colour/tint-base.ts';
import { mayViewPrice } from '@nuancier/domain/customers/rights/permissions.ts';
import { cents, euros } from '@nuancier/domain/money.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { allowed } from '../../refusals/allowed.ts';
import type { OrdersContext } from '../orders-context.ts';
import { selectFrequent, selectPurchases } from '../history/purchases-store.ts';
import { widestScope } from './customer-orders.ts';
import { nameOfLine, orderTintView } from '../view/name-of-line.ts';

const FREQUENT = { least: 2, most: 50 };
const MOST_PURCHASES = 5_000;

type Asked = Pick<OrdersContext, 'db' | 'viewer' | 'now'>;

export async function customerFrequentPurchases({ db, viewer, now }: Asked): Promise<FrequentPurchase[]> {
  const scope = widestScope(allowed(viewer, 'view-listing'));
  const at = now();
  const found = await selectFrequent(db, scope, {
    since: aYearBefore(at),
    day: localMoment(at).date,
    ...FREQUENT,
  });
  return found.map((article) => ({
    product_sku: article.articleSku,
    parent_sku: article.parentSku,
    product_name: nameOfLine(article),
    product_url_key: article.urlKey,
    conditioning: article.conditioning,
    color: shownColour(article.color),
    tint: orderTintView(article.tint, null),
    order_count: article.orderCount,
    last_ordered_at: article.lastAt.toISOString(),
    last_quantity: article.lastQuantity,
  }));
}

export async function customerPurchases({ db, viewer, now }: Asked): Promise<Purchase[]> {
  const scope = widestScope(allowed(viewer, 'view-listing'));
  const showsPrices = mayViewPrice(viewer);
  const money = (amount: number) =>
    showsPrices ? ({ value: euros(cents(amount)), currency: 'EUR' } as const) : null;
  const found = await selectPurchases(db, scope, { since: aYearBefore(now()), most: MOST_PURCHASES });
  return found.map((line) => ({
    order_number: line.number,
    order_date: line.placedAt.toISOString(),
    purchase_ref: line.purchaseRef,
    purchase_order_number: line.purchaseOrderNumber,
    buyer_name: line.buyerName,
    representative_name: line.representativeName,
    product_sku: line.articleSku,
    product_name: nameOfLine(line),
    conditioning: line.conditioning,
    color: shownColour(line.color),
    tint: orderTintView(line.tint, showsPrices ? line.tintHt : null),
    quantity: line.quantity,
    unit_price: money(line.unitHt),
    row_total: money(line.unitHt * line.quantity),
  }));
}

function aYearBefore(now: Date): Date {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - 1);
  return before;
}
