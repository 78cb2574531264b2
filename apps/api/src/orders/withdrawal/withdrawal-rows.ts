// Withdrawals as the list of the staff and its file tell them, with their articles.
import type { ShopWithdrawal } from '@nuancier/contract/gestion-types.ts';
import { isConsumer } from '@nuancier/domain/customers/rights/permissions.ts';
import { daysLeft, lastDayToPayBack } from '@nuancier/domain/orders/returns/withdrawal.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import type { Database } from '../../database/tables.ts';
import { paymentLabel } from '../desk/payment-now.ts';
import type { Order } from '../records/order-record.ts';
import { selectOrdersNamed } from '../records/orders-read-store.ts';
import { returnCopy } from '../returns/return-copy.ts';
import { shareOf, withdrawnLines } from '../returns/return-lines.ts';
import type { DeskWithdrawal } from './desk-withdrawals-store.ts';

export async function withdrawalRows(
  db: Database,
  rows: readonly DeskWithdrawal[],
  now: Date,
): Promise<ShopWithdrawal[]> {
  const { date: today } = localMoment(now);
  const numbers = rows.map(({ number }) => number);
  const orders = new Map((await selectOrdersNamed(db, numbers)).map((order) => [order.number, order]));
  return rows.map((row) => {
    const legalDay = isConsumer(row) ? lastDayToPayBack(localMoment(row.declaredAt).date) : null;
    return {
      id: String(row.id),
      state: row.state,
      state_label: returnCopy.states[row.state],
      order_number: row.number,
      buyer_name: row.buyerName,
      email: row.email,
      store: row.store,
      declared_at: row.declaredAt.toISOString(),
      opened_by: row.openedBy,
      legal_day: legalDay,
      days_left: legalDay === null ? null : daysLeft(legalDay, today),
      payment_label: paymentLabel(row),
      lines: linesOf(orders.get(row.number), row),
    };
  });
}

function linesOf(order: Order | undefined, record: DeskWithdrawal): ShopWithdrawal['lines'] {
  if (order === undefined) return [];
  return withdrawnLines({ order, record }).map((line) => ({
    sku: line.articleSku,
    name: line.name,
    quantity: shareOf({ order, record }, line).asked,
  }));
}
