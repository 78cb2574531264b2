import { Link } from 'react-router';
import type { QuotationSummaryFragment } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import styles from '../orders/history/latest-orders.module.css';
import { quotationsCopy } from './copy.ts';
import { QuotationList } from './quotation-list.tsx';

type Props = { quotations: readonly QuotationSummaryFragment[]; today: string };

/** Ordered by their last day of validity. */
export function QuotationsToDecide({ quotations, today }: Props) {
  if (quotations.length === 0) return null;
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{quotationsCopy.toDecide}</h2>
        <Link to={paths['customer-my-quotations']()}>{quotationsCopy.seeAll}</Link>
      </div>
      <QuotationList quotations={quotations} heading="h3" today={today} />
    </section>
  );
}
