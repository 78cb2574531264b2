import { Link } from 'react-router';
import type { QuotationSummaryFragment } from '../../../generated/documents.ts';
import { formatDate } from '@nuancier/ui/text/format.ts';
import { paths } from '../../addresses/paths.ts';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import styles from '../orders/history/order-list.module.css';
import { quotationsCopy as copy } from './copy.ts';
import { EndsSoon } from './ends-soon.tsx';
import { QuotationAmounts } from './quotation-amounts.tsx';
import { quotationDates } from './quotation-dates.ts';
import { QuotationStatusBadge } from './quotation-status-badge.tsx';

type Props = { quotations: readonly QuotationSummaryFragment[]; today: string | undefined };

/** The same quotations as rows. The total's column is left out when the viewer may not see it. */
export function QuotationTable({ quotations, today }: Props) {
  const showsPrices = quotations.some(({ total_including_tax: total }) => total !== null);
  return (
    <CardTable
      caption={copy.title}
      columns={[
        { label: copy.quotation },
        { label: copy.object },
        { label: copy.date },
        { label: copy.seller },
        { label: copy.until },
        { label: copy.status },
        ...(showsPrices ? [{ label: copy.total, figures: true }] : []),
      ]}
      rows={quotations.map((quotation) => ({
        key: quotation.number,
        cells: [
          <Link key="number" to={paths['customer-quotation'](quotation.number)}>
            {copy.quotationOf(quotation.number)}
          </Link>,
          quotation.label,
          formatDate(new Date(quotation.created_on)),
          quotation.seller,
          quotationDates(quotation).until === null ? '' : formatDate(new Date(quotation.valid_until)),
          <span key="status" className={styles.status}>
            <QuotationStatusBadge quotation={quotation} />
            <EndsSoon quotation={quotation} today={today} />
          </span>,
          ...(showsPrices ? [<QuotationAmounts key="total" quotation={quotation} />] : []),
        ],
      }))}
    />
  );
}
