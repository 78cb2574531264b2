import type { CancelOrderInput } from '@nuancier/contract/api-types.ts';
import { allowed } from '../../refusals/allowed.ts';
import type { OrdersContext } from '../orders-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { orderCopy } from '../view/order-copy.ts';
import { selectOrderById } from '../records/orders-read-store.ts';
import { orderView } from '../view/orders-view.ts';
import type { OrderView } from '../view/orders-view.ts';
import { lookerOf, widestScope } from './customer-orders.ts';

type Cancelled = {
  error: string;
  errorV2: { code: 'ORDER_CANCELLATION_DISABLED'; message: string };
  order: OrderView;
};

/** Only the store cancels. The refusal and the unchanged order are where Magento's clients expect them. */
export async function cancelOrder(
  { db, viewer, now }: Pick<OrdersContext, 'db' | 'viewer' | 'now'>,
  { order_id: id }: CancelOrderInput,
): Promise<Cancelled> {
  const customer = allowed(viewer, 'view-orders');
  const order = await selectOrderById(db, widestScope(customer), Number(id));
  if (order === undefined) throw new Refusal('UNKNOWN_ORDER');
  const message = orderCopy.notCancelled;
  return {
    error: message,
    errorV2: { code: 'ORDER_CANCELLATION_DISABLED', message },
    order: orderView(order, lookerOf(customer, now())),
  };
}
