import type { ShopReturn } from '@nuancier/contract/gestion-types.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { entitled } from '../../refusals/entitled.ts';
import { stocksAt } from '../../stock/stock.ts';
import { selectDeskFacts } from '../desk/desk-order-store.ts';
import { deskReach } from '../desk/desk-reach-store.ts';
import { selectBuyerFacts } from '../news/order-notices-store.ts';
import type { DeskContext } from '../orders-context.ts';
import { selectCutMoney, settledOfTotal } from '../records/reductions-store.ts';
import { selectOrder } from '../records/orders-read-store.ts';
import { isConsumers } from '../withdrawal/is-consumers.ts';
import { readReturnId } from './read-return-id.ts';
import { selectReturnNumber, selectReturnsOf } from './return-store.ts';
import { selectReturnTimeline } from './return-timeline-store.ts';
import { returnView } from './return-view.ts';

/** Null for one out of reach, as for one that does not exist. */
export async function shopReturn(context: DeskContext, id: string): Promise<ShopReturn | null> {
  const { db, now } = context;
  const { staff, reach } = entitled(context.staff, 'shopReturn');
  const key = readReturnId(id);
  if (key === null) return null;
  const within = await deskReach(db, reach);
  const number = await selectReturnNumber(db, within, key);
  const order =
    number === undefined ? undefined : await selectOrder(db, { kind: 'desk', reach: within }, number);
  if (order === undefined) return null;
  const returns = await selectReturnsOf(db, order.id);
  const record = returns.find((one) => one.id === key);
  if (record === undefined) return null;
  const skus = order.lines.map(({ articleSku }) => articleSku);
  return returnView(
    {
      order,
      record,
      others: returns.filter((one) => one.id !== key),
      facts: await selectDeskFacts(db, order.id, now()),
      settledCents: settledOfTotal(await selectCutMoney(db, order.id)),
      buyer: await selectBuyerFacts(db, order),
      isConsumers: await isConsumers(db, order),
      stocks: await stocksAt(db, order.shopCode, skus),
      timeline: await selectReturnTimeline(db, { id: record.id, number: order.number }),
    },
    { role: staff.role, today: localMoment(now()).date },
  );
}
