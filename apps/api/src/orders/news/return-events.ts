// What the merchant's own systems hear of a return, in the transaction that moves it.
import type { ReceivedLine, ReturnState } from '@nuancier/domain/orders/returns/returns.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { recordEvent } from '../../events/events.ts';
import type { Order } from '../records/order-record.ts';
import { selectOrderFacts } from '../records/order-facts-store.ts';

export type ReturnNews = { id: number; state: ReturnState; received: readonly ReceivedLine[]; now: Date };

export async function tellReturn(
  db: DatabaseTransaction,
  { number, lines }: Pick<Order, 'number' | 'lines'>,
  { id, state, received, now }: ReturnNews,
): Promise<void> {
  const data = {
    ...(await selectOrderFacts(db, number)),
    return_id: id,
    return_state: state,
    received: received.flatMap(({ lineId, quantity, condition, toShelf }) => {
      const line = lines.find((one) => one.id === lineId);
      if (line === undefined) return [];
      const { position, articleSku: sku } = line;
      return [{ position, sku, quantity, condition, to_shelf: toShelf }];
    }),
  };
  await recordEvent(db, { type: 'order.return_changed', of: number, data }, now);
}
