import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import type { OrderSummaryFragment } from '../../../generated/documents.ts';
import { formatDate } from '../../format.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { AmountPair } from '../pricing/amount-pair.tsx';
import { usePriceView } from '../pricing/use-price-view.ts';
import { ordersCopy } from './copy.ts';
import styles from './order-list.module.css';
import { OrderStatusBadge } from './order-status-badge.tsx';
import { ReorderButton } from './reorder-button.tsx';

type Props = { orders: readonly OrderSummaryFragment[]; heading?: 'h2' | 'h3' };

/** Orders, newest first. The whole row leads to the order; its number is the link one hears. */
export function OrderList({ orders, heading: Heading = 'h2' }: Props) {
  return (
    <ul className={styles['orders']}>
      {orders.map((order) => (
        <li key={order.number} className={styles['order']}>
          <div className={styles['what']}>
            <Heading className={styles['number']}>
              <Link to={paths['customer-order'](order.number)}>{ordersCopy.orderOf(order.number)}</Link>
            </Heading>
            <p className={styles['facts']}>
              {ordersCopy.placedOn(formatDate(new Date(order.order_date)))}{' '}
              {ordersCopy.by(order.buyer_name, order.representative_name)}
              {' · '}
              {order.delivery_mode_label}
            </p>
            {order.purchase_ref && (
              <p className={styles['facts']}>{ordersCopy.reference(order.purchase_ref)}</p>
            )}
          </div>
          <p className={styles['status']}>
            <OrderStatusBadge order={order} />
            {order.waiting_for_approval && <Badge look="warning">{ordersCopy.waiting}</Badge>}
          </p>
          <OrderAmounts order={order} />
          <ReorderButton number={order.number} />
          <ChevronRight aria-hidden="true" className={styles['arrow']} />
        </li>
      ))}
    </ul>
  );
}

function OrderAmounts({ order: { total } }: { order: OrderSummaryFragment }) {
  const excluding = total?.total_excluding_tax.value;
  const including = total?.grand_total.value;
  const view = usePriceView();
  if (excluding == null || including == null) return <p />;
  return <AmountPair view={view} amounts={{ excluding, including }} className={styles['amounts']} />;
}
