import type { PlacedOrderQuery } from '../../../../generated/documents.ts';
import { OrderStatusBadge } from '../../orders/order-status-badge.tsx';
import { thanksCopy as copy } from '../copy.ts';
import { hasMoved } from './has-moved.ts';
import styles from './placed-order-view.module.css';

/** Thanks just after ordering; later visits show the order's status. */
export function PlacedOrderHead({ order }: { order: PlacedOrderQuery['placedOrder'] }) {
  const { detail, number, payment_state: payment, payment_method: method } = order;
  if (detail && hasMoved(detail))
    return (
      <>
        <h1>{copy.followTitle(number)}</h1>
        <p className={styles.lead}>
          <OrderStatusBadge order={detail} />
        </p>
      </>
    );
  return (
    <>
      <h1>{copy.title}</h1>
      {payment === 'paid' && copy.paid[method] && <p>{copy.paid[method]}</p>}
      <p className={styles.lead}>{copy.registered(number)}</p>
    </>
  );
}
