import type { PortfolioOrder } from '@nuancier/contract/api-types.ts';
import { cents, euros } from '@nuancier/domain/money.ts';
import { allowed } from '../../refusals/allowed.ts';
import type { OrdersContext } from '../orders-context.ts';
import { portfolioReach } from '../../customers/customers.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { orderCopy } from '../view/order-copy.ts';
import { selectOrdersOf } from '../history/portfolio-orders-store.ts';

const USUAL = 10;
const MOST = 100;

/** What a sales representative's customers ordered last; each with the customer in whose shop it can be opened. */
export async function portfolioOrders(
  { db, viewer }: Pick<OrdersContext, 'db' | 'viewer'>,
  pageSize: number | null | undefined,
): Promise<PortfolioOrder[]> {
  const { customerId: representativeId } = allowed(viewer, 'use-portfolio');
  const limit = pageSize ?? USUAL;
  if (limit < 1 || limit > MOST) throw new Refusal('PAGE_SIZE');
  const { customerIds, nameOf, headOfCompany } = await portfolioReach(db, representativeId);
  const own = new Set(customerIds);
  const orders = await selectOrdersOf(db, { customerIds, companyIds: [...headOfCompany.keys()] }, limit);
  return orders.flatMap((order) => {
    const { customerId, companyId } = order;
    const opener =
      customerId !== null && own.has(customerId) ? customerId : headOfCompany.get(companyId ?? -1);
    if (opener === undefined) return [];
    return [
      {
        number: order.number,
        placed_at: order.placedAt.toISOString(),
        status_code: order.status,
        status_label: orderCopy.statuses[order.status],
        buyer_name: order.buyerName,
        representative_name: order.representativeName,
        company_name: order.companyName,
        total_excluding_tax: { value: euros(cents(Number(order.totalHt))), currency: 'EUR' as const },
        customer_id: String(opener),
        customer_name: nameOf.get(opener) ?? '',
      },
    ];
  });
}
