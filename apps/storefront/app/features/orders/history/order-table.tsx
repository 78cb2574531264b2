import { Link } from 'react-router';
import type { OrderSummaryFragment } from '../../../../generated/documents.ts';
import { formatDate } from '@nuancier/ui/text/format.ts';
import { paths } from '../../../addresses/paths.ts';
import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { ordersCopy as copy } from '../copy.ts';
import { OrderAmounts } from './order-amounts.tsx';
import styles from './order-list.module.css';
import { OrderStatusBadge } from '../order-status-badge.tsx';
import { ReorderButton } from './reorder-button.tsx';

type Props = { orders: readonly OrderSummaryFragment[]; cartWaits: boolean };

/** The same orders as rows. The total's column is left out when the viewer may not see it. */
export function OrderTable({ orders, cartWaits }: Props) {
  const showsPrices = orders.some(({ total }) => total !== null);
  return (
    <CardTable
      caption={copy.title}
      columns={[
        { label: copy.order },
        { label: copy.date },
        { label: copy.buyer },
        { label: copy.site },
        { label: copy.status },
        ...(showsPrices ? [{ label: copy.total, figures: true }] : []),
        ...(cartWaits ? [] : [{ label: copy.again }]),
      ]}
      rows={orders.map((order) => ({
        key: order.number,
        cells: [
          <Link key="number" to={paths['customer-order'](order.number)}>
            {copy.orderOf(order.number)}
          </Link>,
          formatDate(new Date(order.order_date)),
          copy.byWhom(order.buyer_name, order.representative_name),
          [order.purchase_order_number, order.purchase_ref].filter(Boolean).join(', '),
          <span key="status" className={styles.status}>
            <OrderStatusBadge order={order} />
            {order.waiting_for_approval && <Badge look="warning">{copy.waiting}</Badge>}
          </span>,
          ...(showsPrices ? [<OrderAmounts key="total" order={order} className={styles.amounts} />] : []),
          ...(cartWaits ? [] : [<ReorderButton key="again" number={order.number} />]),
        ],
      }))}
    />
  );
}
