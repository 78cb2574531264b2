import { Link } from 'react-router';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { formatAmount, formatDate } from '@nuancier/ui/text/format.ts';
import type { QuotationRowFragment } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { CustomerName } from './customer-name.tsx';
import { quotationsCopy } from './quotations-copy.ts';
import styles from './quotations-table.module.css';

const { columns } = quotationsCopy;
const COLUMNS = [
  { label: columns.number },
  { label: columns.customer, names: true },
  { label: columns.label, names: true },
  { label: columns.status },
  { label: columns.validUntil },
  { label: columns.seller },
  { label: columns.total, figures: true },
];

type Props = { caption: string; rows: readonly QuotationRowFragment[] };

/** Rows are links: they open in a tab of their own. */
export function QuotationsTable({ caption, rows }: Props) {
  return (
    <CardTable
      caption={caption}
      columns={COLUMNS}
      rows={rows.map((row) => ({
        key: row.number,
        cells: [
          <Link key="number" to={paths.quotation(row.number)} className={styles.number}>
            {row.number}
          </Link>,
          <CustomerName key="customer" row={row} />,
          row.label ?? '–',
          <span key="status" className={styles.stack}>
            <span>{row.status_label}</span>
            {row.reason !== null && <small>{row.reason}</small>}
          </span>,
          formatDate(new Date(row.valid_until)),
          row.seller ?? '–',
          formatAmount(row.total_ht_cents / 100),
        ],
      }))}
    />
  );
}
