import type { QueryWithdrawableOrderArgs, WithdrawableOrder } from '@nuancier/contract/api-types.ts';
import { shownColour } from '@nuancier/domain/catalogue/colour/tint-base.ts';
import type { OrdersContext } from '../orders-context.ts';
import { withdrawableFrom, withdrawingOrder } from '../withdrawal/withdrawing-order.ts';
import { nameOfLine } from '../view/name-of-line.ts';

/** Names and quantities only: number and address are a weak proof, so neither sums nor the destination are shown. */
export async function withdrawableOrder(
  context: Pick<OrdersContext, 'now' | 'viewer' | 'clientAddress' | 'db'>,
  { orderNumber, email }: QueryWithdrawableOrderArgs,
): Promise<WithdrawableOrder> {
  const asked = { orderNumber: orderNumber.trim(), email: email?.trim() || null };
  const order = await withdrawingOrder(context, asked);
  const lines = await withdrawableFrom(context.db, order, context.now());
  return {
    number: order.number,
    order_date: order.placedAt.toISOString(),
    items: lines.map(({ line, left }) => ({
      id: String(line.id),
      product_name: nameOfLine(line),
      product_sku: line.articleSku,
      conditioning: line.conditioning,
      color: shownColour(line.color),
      quantity_ordered: line.quantity,
      quantity_withdrawable: left,
    })),
  };
}
