import { Link } from 'react-router';
import type { OrderSummaryFragment } from '../../../../generated/documents.ts';
import { paths } from '../../../addresses/paths.ts';
import { ordersCopy } from '../copy.ts';
import styles from './latest-orders.module.css';
import { OrderList } from './order-list.tsx';

type Props = { orders: readonly OrderSummaryFragment[]; cartWaits: boolean };

export function LatestOrders({ orders, cartWaits }: Props) {
  if (orders.length === 0) return null;
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{ordersCopy.latest}</h2>
        <Link to={paths['customer-order-history']()}>{ordersCopy.seeAll}</Link>
      </div>
      <OrderList orders={orders} cartWaits={cartWaits} heading="h3" />
    </section>
  );
}
