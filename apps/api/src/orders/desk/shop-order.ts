import type { ShopOrder } from '@nuancier/contract/gestion-types.ts';
import { enteredAs } from '../../customers/customers.ts';
import { entitled } from '../../refusals/entitled.ts';
import { stocksAt } from '../../stock/stock.ts';
import { selectDeskFacts } from './desk-order-store.ts';
import { deskOrderView } from './desk-order-view.ts';
import { deskReach } from './desk-reach-store.ts';
import { selectDeskTimeline } from '../history/desk-timeline-store.ts';
import { selectBuyerFacts } from '../news/order-notices-store.ts';
import type { DeskContext } from '../orders-context.ts';
import { selectOrder } from '../records/orders-read-store.ts';
import { selectCutMoney, selectInvoiced, selectToGiveBack } from '../records/reductions-store.ts';

/** Null for one out of reach, as for one that does not exist. */
export async function shopOrder(context: DeskContext, number: string): Promise<ShopOrder | null> {
  const { db, now } = context;
  const { staff, reach } = entitled(context.staff, 'shopOrder');
  const order = await selectOrder(db, { kind: 'desk', reach: await deskReach(db, reach) }, number.trim());
  if (order === undefined) return null;
  const skus = order.lines.map(({ articleSku }) => articleSku);
  const facts = await selectDeskFacts(db, order.id, now());
  const buyer = await selectBuyerFacts(db, order);
  const stocks = await stocksAt(db, order.shopCode, skus);
  const money = await selectCutMoney(db, order.id);
  const invoiced = await selectInvoiced(db, order.id);
  const toGiveBack = await selectToGiveBack(db, order.number);
  const isEntered = (await enteredAs(db, staff, order.customerId)) !== undefined;
  const timeline = await selectDeskTimeline(db, order);
  return deskOrderView(
    { order, facts, money, invoiced, toGiveBack, buyer, isEntered, stocks, timeline },
    staff,
  );
}
