import type { PlacedOrder } from '@nuancier/contract/api-types.ts';
import { mayViewPrice } from '@nuancier/domain/customers/permissions.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../errors.ts';
import { buyerSeesPrices, findOrder } from '../../orders/orders.ts';
import { placedOrderView } from '../checkout-view.ts';
import { isOrderSignature } from '../order-signature.ts';

/** Only reads: what the bank's page brings back in its address proves nothing about the payment. */
export async function placedOrder(
  { db, viewer, orderSecret }: Pick<Context, 'db' | 'viewer' | 'orderSecret'>,
  { number, signature }: { number: string; signature: string },
): Promise<PlacedOrder> {
  if (!isOrderSignature(signature, number, orderSecret)) throw new Refusal('NOT_SIGNED_BY_US');
  const order = await findOrder(db, number);
  if (order === undefined) throw new Refusal('UNKNOWN_ORDER');
  const isRefused = order.status === 'ANNULEE' && order.paymentState === 'refused';
  const showsPrices = mayViewPrice(viewer) && (await buyerSeesPrices(db, order));
  return placedOrderView(order, showsPrices, isRefused ? order.cartId : null);
}
