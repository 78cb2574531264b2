import type { MutationCancelShopOrderArgs, ShopOrder } from '@nuancier/contract/gestion-types.ts';
import { moveOrderTo } from '../operations/change-order-status.ts';
import type { DeskContext } from '../orders-context.ts';
import { actOnOrder } from '../desk/act-on-order.ts';
import { readReason } from '../../request/read-reason.ts';
import { orRefused } from './refused-acts.ts';

/** Goods go back to the shelf and the customer is told; money of a card is given back by an act of its own. */
export function cancelShopOrder(
  context: DeskContext,
  { number, reason }: MutationCancelShopOrderArgs,
): Promise<ShopOrder> {
  const why = readReason(reason);
  return actOnOrder(context, { act: 'cancelShopOrder', number, args: why }, async (db, order, staff) => {
    const wanted = { number: order.number, to: 'ANNULEE', author: staff.name, reason: why } as const;
    await orRefused(db, context, order, await moveOrderTo(db, context, wanted));
  });
}
