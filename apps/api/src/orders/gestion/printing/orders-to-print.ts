import type { OrderToPrint } from '@nuancier/contract/gestion-types.ts';
import { reachedBy } from '@nuancier/domain/orders/contact/reached-by.ts';
import { MOST_AT_ONCE } from '@nuancier/domain/staff/most-at-once.ts';
import { entitled } from '../../../refusals/entitled.ts';
import { Refusal } from '../../../refusals/refusal.ts';
import { stocksIn } from '../../../stock/stock.ts';
import type { ArticleStock } from '../../../stock/stock.ts';
import { benchLineView, tintedFirst } from '../../desk/bench-line-view.ts';
import { deskReach } from '../../desk/desk-reach-store.ts';
import { toCollect } from '../../desk/payment-now.ts';
import { selectEans, selectPrintFacts } from './print-facts-store.ts';
import type { PrintFacts } from './print-facts-store.ts';
import type { DeskContext } from '../../orders-context.ts';
import type { Order } from '../../records/order-record.ts';
import { selectOrdersNamed } from '../../records/orders-read-store.ts';

/** However many there are, as many questions as for one. */
export async function ordersToPrint(context: DeskContext, asked: readonly string[]): Promise<OrderToPrint[]> {
  const { db } = context;
  const { reach } = entitled(context.staff, 'ordersToPrint');
  const numbers = [...new Set(asked.map((number) => number.trim()))];
  if (numbers.length > MOST_AT_ONCE) throw new Refusal('TOO_MANY_ORDERS_TO_PRINT');
  const found = await selectOrdersNamed(db, numbers, { kind: 'desk', reach: await deskReach(db, reach) });
  const byNumber = new Map(found.map((order) => [order.number, order]));
  const orders = numbers.flatMap((number) => byNumber.get(number) ?? []);
  const skus = [...new Set(orders.flatMap(({ lines }) => lines.map(({ articleSku }) => articleSku)))];
  const places = [...new Set(orders.map(({ shopCode }) => shopCode))];
  const ids = orders.map(({ id }) => id);
  const facts = await selectPrintFacts(db, ids);
  const eans = await selectEans(db, skus);
  const shelves = await stocksIn(db, places, skus);
  return orders.map((order) =>
    paperOf(order, { facts: facts.get(order.id), eans, stocks: shelves.get(order.shopCode) ?? new Map() }),
  );
}

type Read = {
  facts: PrintFacts | undefined;
  eans: Readonly<Record<string, string | null>>;
  stocks: ReadonlyMap<string, ArticleStock>;
};

function paperOf(order: Order, { facts, eans, stocks }: Read): OrderToPrint {
  const { telephone, of } = reachedBy({ ...order, mobile: facts?.mobile ?? null });
  return {
    number: order.number,
    store: { code: order.shopCode, name: facts?.shopName ?? order.shopCode },
    due_at: facts?.dueAt?.toISOString() ?? null,
    delivery_on: order.mode === 'LIV' ? order.deliveryOn : null,
    buyer_name: order.buyerName,
    company: facts?.company ?? null,
    telephone,
    telephone_of: of,
    to_collect_cents: toCollect(order, order.sums.totalTtc),
    customer_notes: order.customerNotes,
    lines: tintedFirst(order.lines)
      .filter(({ quantity }) => quantity > 0)
      .map((line) => benchLineView(order, line, eans, stocks)),
  };
}
