import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import type { ApprovalSummaryFragment } from '../../../generated/documents.ts';
import { formatAmount, formatDate } from '@nuancier/ui/text/format.ts';
import { paths } from '../../addresses/paths.ts';
import styles from './approval-list.module.css';
import { approvalsCopy as copy } from './copy.ts';

type Props = { requests: readonly ApprovalSummaryFragment[]; heading?: 'h2' | 'h3' };

/** Oldest first. The whole row links to the request; its name is the accessible link. */
export function ApprovalList({ requests, heading: Heading = 'h2' }: Props) {
  return (
    <ul className={styles.requests}>
      {requests.map((request) => (
        <li key={request.id} className={styles.request}>
          <div>
            <Heading className={styles.name}>
              <Link to={paths['customer-order-to-approve'](request.id)}>{copy.request(request.id)}</Link>
            </Heading>
            <p className={styles.facts}>
              {copy.by(request.customer_name, formatDate(new Date(request.created_at)))}
            </p>
          </div>
          <p className={styles.amounts}>
            <strong>{copy.total(formatAmount(request.total_excluding_tax.value ?? 0))}</strong>
            <span>{copy.packs(request.total_quantity)}</span>
          </p>
          <ChevronRight aria-hidden="true" className={styles.arrow} />
        </li>
      ))}
    </ul>
  );
}
