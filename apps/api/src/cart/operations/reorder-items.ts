import type { MutationReorderItemsArgs } from '@nuancier/contract/api-types.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { orderSeenBy } from '../../orders/orders.ts';
import type { OrderLine } from '../../orders/orders.ts';
import { orderAgain } from '../changes/order-again.ts';
import type { AgainContext, OrderedAgain, OrderedBefore } from '../changes/order-again.ts';

export async function reorderItems(
  context: AgainContext,
  { orderNumber, lines: ids }: MutationReorderItemsArgs,
): Promise<OrderedAgain> {
  const order = await orderSeenBy(context.db, context.viewer, orderNumber);
  const lines = chosenLines(order.lines, ids ?? null);
  const what = { site: order.purchaseRef, argument: 'orderNumber' };
  return orderAgain(context, lines.map(orderedBefore), what);
}

function chosenLines(all: readonly OrderLine[], ids: readonly string[] | null): readonly OrderLine[] {
  if (ids === null) return all.filter(({ quantity }) => quantity > 0);
  const wanted = new Set(ids);
  const chosen = all.filter(({ id }) => wanted.has(String(id)));
  if (chosen.length === 0 || chosen.length !== wanted.size) throw new Refusal('REORDER_LINES');
  return chosen;
}

function orderedBefore(line: OrderLine): OrderedBefore {
  const { articleSku, parentSku, name, conditioning, color, quantity, tint, made } = line;
  return {
    lineId: String(line.id),
    name,
    articleSku,
    parentSku,
    conditioning,
    color,
    quantity,
    tint: tint && {
      hex: tint.customColorExa,
      label: tint.customerColorLabel,
      code: tint.code,
      name: made?.name ?? null,
    },
  };
}
