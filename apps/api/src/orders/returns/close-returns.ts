import type { DatabaseTransaction } from '../../database/tables.ts';
import { tellReturn } from '../news/return-events.ts';
import type { Order } from '../records/order-record.ts';
import { closePaidBack } from './return-store.ts';
import type { PaidBack } from './return-store.ts';

/** In the transaction that notes the money. The order must be locked; the mail about the money is the customer's news. */
export async function closeReturns(db: DatabaseTransaction, order: Order, paid: PaidBack): Promise<void> {
  for (const id of await closePaidBack(db, order.id, paid))
    // oxlint-disable-next-line no-await-in-loop -- an order has one return, seldom two
    await tellReturn(db, order, { id, state: 'refunded', received: [], now: paid.now });
}
