import { Refusal } from '../../refusals/refusal.ts';
import { tintSeenBy } from '../../orders/orders.ts';
import { boughtTint } from '../changes/bought-tint.ts';
import { orderAgain } from '../changes/order-again.ts';
import type { AgainContext, OrderedAgain } from '../changes/order-again.ts';

/** As it was ordered last, or one pack of what was noted. */
export async function reorderTint(context: AgainContext, uid: string): Promise<OrderedAgain> {
  const tint = await tintSeenBy(context, uid);
  const bought = boughtTint(tint);
  if (bought === null) throw new Refusal('TINT_WITHOUT_ARTICLE');
  const before = {
    ...bought,
    name: tint.product_name ?? bought.articleSku,
    lineId: tint.order_item_id ?? '',
  };
  return orderAgain(context, [before], { site: tint.purchase_ref ?? null, argument: 'uid' });
}
