import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import type { QuotationSummaryFragment } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import styles from '../orders/history/order-list.module.css';
import { mannersOf } from '@nuancier/ui/theme/manners.ts';
import { useFrame } from '../site/use-frame.ts';
import { quotationsCopy as copy } from './copy.ts';
import { EndsSoon } from './ends-soon.tsx';
import { QuotationAmounts } from './quotation-amounts.tsx';
import { quotationDates } from './quotation-dates.ts';
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
            <p className={styles.facts}>{factsOf(quotation)}</p>
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

function factsOf(quotation: QuotationSummaryFragment): string {
  const { made, until } = quotationDates(quotation);
  return until === null ? made : `${made} · ${until}`;
}
