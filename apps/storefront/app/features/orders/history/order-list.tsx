import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import type { OrderSummaryFragment } from '../../../../generated/documents.ts';
import { formatDate } from '@nuancier/ui/text/format.ts';
import { paths } from '../../../addresses/paths.ts';
import { mannersOf } from '@nuancier/ui/theme/manners.ts';
import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import { useFrame } from '../../site/use-frame.ts';
import { orderCopy, ordersCopy } from '../copy.ts';
import { OrderAmounts } from './order-amounts.tsx';
import styles from './order-list.module.css';
import { OrderStatusBadge } from '../order-status-badge.tsx';
import { OrderTable } from './order-table.tsx';
import { referenceWords } from '../reference-words.ts';
import { ReorderButton } from './reorder-button.tsx';

type Props = {
  orders: readonly OrderSummaryFragment[];
  /** The cart waits for an approval: none of them can be ordered again. */
  cartWaits: boolean;
  heading?: 'h2' | 'h3';
};

/** Orders, newest first. The whole row links to the order; its number is the accessible link. */
export function OrderList({ orders, cartWaits, heading }: Props) {
  const { theme } = useFrame();
  return (
    <>
      {cartWaits && (
        <p>
          {orderCopy.reorderListWaits} <Link to={paths.cart()}>{orderCopy.seeCart}</Link>
        </p>
      )}
      {mannersOf(theme).papers === 'table' ? (
        <OrderTable orders={orders} cartWaits={cartWaits} />
      ) : (
        <OrderRows orders={orders} cartWaits={cartWaits} heading={heading} />
      )}
    </>
  );
}

type RowsProps = Omit<Props, 'heading'> & { heading: Props['heading'] | undefined };

function OrderRows({ orders, cartWaits, heading: Heading = 'h2' }: RowsProps) {
  return (
    <ul className={styles.orders}>
      {orders.map((order) => (
        <li key={order.number} className={styles.order}>
          <div className={styles.what}>
            <Heading className={styles.number}>
              <Link to={paths['customer-order'](order.number)}>{ordersCopy.orderOf(order.number)}</Link>
            </Heading>
            <p className={styles.facts}>
              {ordersCopy.placedOn(formatDate(new Date(order.order_date)))}{' '}
              {ordersCopy.by(order.buyer_name, order.representative_name)}
              {' · '}
              {order.delivery_mode_label}
            </p>
            {referenceWords(order).map((words) => (
              <p key={words} className={styles.facts}>
                {words}
              </p>
            ))}
          </div>
          <p className={styles.status}>
            <OrderStatusBadge order={order} />
            {order.waiting_for_approval && <Badge look="warning">{ordersCopy.waiting}</Badge>}
          </p>
          <OrderAmounts order={order} className={styles.amounts} />
          {!cartWaits && <ReorderButton number={order.number} />}
          <ChevronRight aria-hidden="true" className={styles.arrow} />
        </li>
      ))}
    </ul>
  );
}
