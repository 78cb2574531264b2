import { daysUntil } from '@nuancier/domain/calendar-day.ts';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import type { QuotationSummaryFragment } from '../../../generated/documents.ts';
import { formatDate } from '../../format.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import styles from '../orders/order-list.module.css';
import { AmountPair } from '../pricing/amount-pair.tsx';
import { usePriceView } from '../pricing/use-price-view.ts';
import { quotationsCopy as copy } from './copy.ts';
import { QuotationStatusBadge } from './quotation-status-badge.tsx';

type Props = {
  quotations: readonly QuotationSummaryFragment[];
  heading?: 'h2' | 'h3';
  /** Where it is given, what is about to end says so. */
  today?: string;
};

const SOON = 7;

/** Newest first, drawn like orders: the whole row leads to the quotation. */
export function QuotationList({ quotations, heading: Heading = 'h2', today }: Props) {
  return (
    <ul className={styles['orders']}>
      {quotations.map((quotation) => (
        <li key={quotation.number} className={styles['order']}>
          <div className={styles['what']}>
            <Heading className={styles['number']}>
              <Link to={paths['customer-quotation'](quotation.number)}>
                {copy.quotationOf(quotation.number)}
              </Link>
            </Heading>
            {quotation.label && <p>{quotation.label}</p>}
            <p className={styles['facts']}>
              {copy.madeOn(formatDate(new Date(quotation.created_on)))}{' '}
              {quotation.seller && copy.by(quotation.seller)}
              {' · '}
              {copy.validUntil(formatDate(new Date(quotation.valid_until)))}
            </p>
          </div>
          <p className={styles['status']}>
            <QuotationStatusBadge quotation={quotation} />
            {today !== undefined && <EndsSoon days={daysUntil(today, quotation.valid_until)} />}
          </p>
          <QuotationAmounts quotation={quotation} />
          <ChevronRight aria-hidden="true" className={styles['arrow']} />
        </li>
      ))}
    </ul>
  );
}

function EndsSoon({ days }: { days: number }) {
  if (days < 0 || days > SOON) return null;
  return <Badge look="danger">{days === 0 ? copy.endsToday : copy.endsSoon(days)}</Badge>;
}

function QuotationAmounts({ quotation }: { quotation: QuotationSummaryFragment }) {
  const { total_excluding_tax: excluding, total_including_tax: including } = quotation;
  const view = usePriceView();
  if (excluding === null || including === null) return <p />;
  const amounts = { excluding: excluding.value, including: including.value };
  return <AmountPair view={view} amounts={amounts} className={styles['amounts']} />;
}
