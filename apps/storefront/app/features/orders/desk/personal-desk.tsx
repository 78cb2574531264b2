import { Link } from 'react-router';
import type { OrderSummaryFragment } from '../../../../generated/documents.ts';
import { formatDate } from '@nuancier/ui/text/format.ts';
import { paths } from '../../../addresses/paths.ts';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { deskCopy as copy } from './desk-copy.ts';
import { OrderStatusBadge } from '../order-status-badge.tsx';
import styles from './personal-desk.module.css';
import { ReorderButton } from '../history/reorder-button.tsx';
import type { Desk } from '../../../actions/orders/desk.ts';

/** Home page when signed in: pending items, and repeat purchases. */
export function PersonalDesk({ desk }: { desk: Desk }) {
  const { requests, quotations, lastOrder, lists } = desk;
  return (
    <>
      {(requests > 0 || quotations > 0) && (
        <Card className={styles.card}>
          <h2>{copy.waiting}</h2>
          <ul className={styles.links}>
            {requests > 0 && (
              <li>
                <Link to={paths['customer-orders-to-approve']()}>{copy.requests(requests)}</Link>
              </li>
            )}
            {quotations > 0 && (
              <li>
                <Link to={paths['customer-my-quotations']()}>{copy.quotations(quotations)}</Link>
              </li>
            )}
          </ul>
        </Card>
      )}
      {lastOrder && <LastOrder order={lastOrder} />}
      {lists.length > 0 && (
        <Card className={styles.card}>
          <h2>{copy.lists}</h2>
          <ul className={styles.links}>
            {lists.map(({ id, name, count }) => (
              <li key={id}>
                <Link to={paths['customer-my-wishlist'](id)}>{name}</Link>{' '}
                <span className={styles.soft}>{copy.articles(count)}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

function LastOrder({ order }: { order: OrderSummaryFragment }) {
  return (
    <Card className={styles.card}>
      <h2>{copy.lastOrder}</h2>
      <p>
        <Link to={paths['customer-order'](order.number)}>{copy.order(order.number)}</Link>{' '}
        <span className={styles.soft}>{copy.placedOn(formatDate(new Date(order.order_date)))}</span>
      </p>
      <p>
        <OrderStatusBadge order={order} />
      </p>
      <ReorderButton number={order.number} />
    </Card>
  );
}
