import { Link } from 'react-router';
import type { PendingRequestFragment } from '../../../../generated/documents.ts';
import { formatDate } from '@nuancier/ui/text/format.ts';
import { paths } from '../../../addresses/paths.ts';
import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import { classNames } from '@nuancier/ui/pieces/class-names.ts';
import { ordersCopy } from '../copy.ts';
import styles from './order-list.module.css';

/** A sub-account's request not ordered yet: shown above the orders, with a link to the cart. */
export function PendingRequest({ approval }: { approval: PendingRequestFragment | null }) {
  if (!approval?.waiting_for_approval || approval.order_id === null || approval.requested_at === null)
    return null;
  const isApproved = approval.status === 'approved';
  return (
    <div className={classNames(styles.order, styles.pending)} data-order-status={approval.status}>
      <div className={styles.what}>
        <h2 className={styles.number}>
          <Link to={paths.cart()}>{ordersCopy.requestOf(approval.order_id)}</Link>
        </h2>
        <p className={styles.facts}>
          {ordersCopy.requestedOn(formatDate(new Date(approval.requested_at)))}
          {approval.approver_name !== null && ordersCopy.requestTo(approval.approver_name)}
        </p>
      </div>
      <p className={styles.status}>
        <Badge look={isApproved ? 'success' : 'warning'}>
          {isApproved ? ordersCopy.approved : ordersCopy.waiting}
        </Badge>
      </p>
    </div>
  );
}
