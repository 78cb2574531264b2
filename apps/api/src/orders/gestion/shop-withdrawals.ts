import type {
  QueryShopWithdrawalsArgs,
  ShopWithdrawal,
  ShopWithdrawalPage,
} from '@nuancier/contract/gestion-types.ts';
import { isConsumer } from '@nuancier/domain/customers/rights/permissions.ts';
import { daysLeft, lastDayToPayBack } from '@nuancier/domain/orders/returns/withdrawal.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { deskReach } from '../desk/desk-reach-store.ts';
import { paymentLabel } from '../desk/payment-now.ts';
import type { DeskContext } from '../orders-context.ts';
import type { Order } from '../records/order-record.ts';
import { selectOrdersNamed } from '../records/orders-read-store.ts';
import { returnCopy } from '../returns/return-copy.ts';
import { shareOf, withdrawnLines } from '../returns/return-lines.ts';
import { selectWithdrawals } from '../withdrawal/desk-withdrawals-store.ts';
import type { DeskWithdrawal } from '../withdrawal/desk-withdrawals-store.ts';

const USUAL = 30;
const MOST = 100;

export async function shopWithdrawals(
  context: DeskContext,
  { state, after, first }: QueryShopWithdrawalsArgs,
): Promise<ShopWithdrawalPage> {
  const { db, now } = context;
  const { reach } = entitled(context.staff, 'shopWithdrawals');
  const size = first ?? USUAL;
  if (size < 1 || size > MOST) throw new Refusal('PAGE_SIZE');
  const { date: today } = localMoment(now());
  const found = await selectWithdrawals(db, await deskReach(db, reach), {
    which: state,
    after: after ? placeOf(after) : null,
    limit: size + 1,
  });
  const rows = found.slice(0, size);
  const numbers = rows.map(({ number }) => number);
  const orders = new Map((await selectOrdersNamed(db, numbers)).map((order) => [order.number, order]));
  return {
    rows: rows.map((row) => {
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
        legal_day: legalDay,
        days_left: legalDay === null ? null : daysLeft(legalDay, today),
        payment_label: paymentLabel(row),
        lines: linesOf(orders.get(row.number), row),
      };
    }),
    next: found.length > size ? String(rows.at(-1)?.id) : null,
  };
}

function linesOf(order: Order | undefined, record: DeskWithdrawal): ShopWithdrawal['lines'] {
  if (order === undefined) return [];
  return withdrawnLines({ order, record }).map((line) => ({
    sku: line.articleSku,
    name: line.name,
    quantity: shareOf({ order, record }, line).asked,
  }));
}

function placeOf(cursor: string): number {
  if (!/^\d{1,9}$/.test(cursor)) throw new Refusal('BAD_ORDER_FILTER');
  return Number(cursor);
}
