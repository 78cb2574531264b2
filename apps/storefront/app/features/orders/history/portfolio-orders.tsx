import type { PortfolioOrderRowFragment } from '../../../../generated/documents.ts';
import { formatDate, formatMoney } from '@nuancier/ui/text/format.ts';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { ConnectAsForm } from '../../customers/representatives/connect-as-form.tsx';
import { portfolioOrdersCopy as copy } from '../copy.ts';
import { OrderStatusBadge } from '../order-status-badge.tsx';

/** What a sales representative's customers ordered last. */
export function PortfolioOrders({ orders }: { orders: readonly PortfolioOrderRowFragment[] }) {
  if (orders.length === 0) return <p>{copy.none}</p>;
  return (
    <CardTable
      caption={copy.title}
      columns={[
        { label: copy.order },
        { label: copy.buyer },
        { label: copy.date },
        { label: copy.status },
        { label: copy.total, figures: true },
        { label: copy.shop, figures: true },
      ]}
      rows={orders.map((order) => ({
        key: order.number,
        cells: [
          order.number,
          [order.company_name, copy.placedBy(order.buyer_name, order.representative_name)]
            .filter(Boolean)
            .join(', '),
          formatDate(new Date(order.placed_at)),
          <OrderStatusBadge key="status" order={order} />,
          formatMoney(order.total_excluding_tax),
          <ConnectAsForm
            key="connect"
            customerId={order.customer_id}
            name={order.customer_name}
            about={{ kind: 'order', number: order.number }}
          />,
        ],
      }))}
    />
  );
}
