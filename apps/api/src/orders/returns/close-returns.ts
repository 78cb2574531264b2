// Returns that end without an act of their own: their money is back, or their order is cancelled.
import { isUnpaid } from '@nuancier/domain/orders/payment-state.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { tellReturn } from '../news/return-events.ts';
import type { Order } from '../records/order-record.ts';
import { releaseKept } from './release-kept.ts';
import { closeCancelled, closePaidBack } from './return-store.ts';
import type { PaidBack } from './return-store.ts';

/** In the transaction that notes the money. The order must be locked; the mail about the money is the customer's news. */
export async function closeReturns(db: DatabaseTransaction, order: Order, paid: PaidBack): Promise<void> {
  for (const { id, lineIds, isDeclared } of await closePaidBack(db, order.id, paid)) {
    // oxlint-disable-next-line no-await-in-loop -- an order has one return, seldom two
    if (isDeclared) await releaseKept(db, order.number, { lineIds, by: paid.by, now: paid.now });
    // oxlint-disable-next-line no-await-in-loop -- as above
    await tellReturn(db, order, { id, state: 'refunded', received: [], now: paid.now });
  }
}

/** Nothing was paid and nothing is sent: there is nothing to give back. The mail of the cancelling says all. */
export async function closeReturnsOfCancelled(
  db: DatabaseTransaction,
  order: Order,
  { author, now }: { author: string; now: Date },
): Promise<void> {
  if (isUnpaid(order)) await closeWithoutMoney(db, order, { author, now });
}

/** Nothing of the order is left to be given back. */
export async function closeWithoutMoney(
  db: DatabaseTransaction,
  order: Order,
  { author, now }: { author: string; now: Date },
): Promise<void> {
  for (const id of await closeCancelled(db, order.id, { by: author, now }))
    // oxlint-disable-next-line no-await-in-loop -- an order has one return, seldom two
    await tellReturn(db, order, { id, state: 'cancelled', received: [], now });
}
