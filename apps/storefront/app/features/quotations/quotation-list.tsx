import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import type { QuotationSummaryFragment } from '../../../generated/documents.ts';
import { formatDate } from '@nuancier/ui/text/format.ts';
import { paths } from '../../addresses/paths.ts';
import styles from '../orders/history/order-list.module.css';
import { mannersOf } from '@nuancier/ui/theme/manners.ts';
import { useFrame } from '../site/use-frame.ts';
import { quotationsCopy as copy } from './copy.ts';
import { EndsSoon } from './ends-soon.tsx';
import { QuotationAmounts } from './quotation-amounts.tsx';
import { QuotationStatusBadge } from './quotation-status-badge.tsx';
import { QuotationTable } from './quotation-table.tsx';

type Props = {
  quotations: readonly QuotationSummaryFragment[];
  heading?: 'h2' | 'h3';
  /** Where it is given, what is about to end says so. */
  today?: string;
};

/** Newest first, drawn like orders: the whole row leads to the quotation. */
export function QuotationList({ quotations, heading: Heading = 'h2', today }: Props) {
  const { theme } = useFrame();
  if (mannersOf(theme).papers === 'table') return <QuotationTable quotations={quotations} today={today} />;
  return (
    <ul className={styles.orders}>
      {quotations.map((quotation) => (
        <li key={quotation.number} className={styles.order}>
          <div className={styles.what}>
            <Heading className={styles.number}>
              <Link to={paths['customer-quotation'](quotation.number)}>
                {copy.quotationOf(quotation.number)}
              </Link>
            </Heading>
            {quotation.label && <p>{quotation.label}</p>}
            <p className={styles.facts}>
              {copy.madeOn(formatDate(new Date(quotation.created_on)))}{' '}
              {quotation.seller && copy.by(quotation.seller)}
              {' · '}
              {copy.validUntil(formatDate(new Date(quotation.valid_until)))}
            </p>
          </div>
          <p className={styles.status}>
            <QuotationStatusBadge quotation={quotation} />
            <EndsSoon quotation={quotation} today={today} />
          </p>
          <QuotationAmounts quotation={quotation} />
          <ChevronRight aria-hidden="true" className={styles.arrow} />
        </li>
      ))}
    </ul>
  );
}
