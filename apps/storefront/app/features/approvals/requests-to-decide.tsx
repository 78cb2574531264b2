import { Link } from 'react-router';
import type { ApprovalSummaryFragment } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import styles from '../orders/history/latest-orders.module.css';
import { ApprovalList } from './approval-list.tsx';
import { approvalsCopy as copy } from './copy.ts';

const MOST_SHOWN = 3;

/** On the dashboard of the head of the company; hidden when nothing waits. */
export function RequestsToDecide({ requests }: { requests: readonly ApprovalSummaryFragment[] }) {
  if (requests.length === 0) return null;
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{copy.listTitle}</h2>
        <Link to={paths['customer-orders-to-approve']()}>{copy.seeAll}</Link>
      </div>
      <ApprovalList requests={requests.slice(0, MOST_SHOWN)} heading="h3" />
    </section>
  );
}
