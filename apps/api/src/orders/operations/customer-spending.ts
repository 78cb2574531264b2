import type { CustomerSpending } from '@nuancier/contract/api-types.ts';
import { mayViewPrice } from '@nuancier/domain/customers/rights/permissions.ts';
import { cents, euros } from '@nuancier/domain/money.ts';
import { monthsUpTo, spendingOf } from '@nuancier/domain/orders/spending.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { allowed } from '../../refusals/allowed.ts';
import type { OrdersContext } from '../orders-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { selectSpent } from '../history/purchases-store.ts';
import { widestScope } from './customer-orders.ts';

const USUAL_MONTHS = 6;
const MOST_MONTHS = 12;

export async function customerSpending(
  { db, viewer, now }: Pick<OrdersContext, 'db' | 'viewer' | 'now'>,
  count: number | null | undefined,
): Promise<CustomerSpending | null> {
  const customer = allowed(viewer, 'view-orders');
  const asked = count ?? USUAL_MONTHS;
  if (asked < 1 || asked > MOST_MONTHS) throw new Refusal('BAD_ORDER_FILTER');
  if (customer.companyId === null || !mayViewPrice(viewer)) return null;
  const months = monthsUpTo(localMoment(now()).date, asked);
  const rows = await selectSpent(db, widestScope(customer), months[0] ?? '');
  const spending = spendingOf(rows, months);
  return {
    total: money(spending.total),
    months: spending.months.map(({ month, total }) => ({ month, total: money(total) })),
    buyers: spending.buyers.map((buyer) => ({
      name: buyer.name,
      total: money(buyer.total),
      months: buyer.months.map(money),
    })),
  };
}

function money(amount: number) {
  return { value: euros(cents(amount)), currency: 'EUR' } as const;
}
