import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import { formatAmount } from '@nuancier/ui/text/format.ts';
import type { FileInvoiceLineFragment } from '../../../../generated/documents.ts';
import { customerCopy } from '../customer-copy.ts';
import { customersCopy } from '../customers-copy.ts';
import styles from './customer-file.module.css';
import { fileDay } from './file-dates.ts';
import { FilePart } from './file-part.tsx';

const { invoices: copy } = customerCopy;
const amount = (cents: number) => formatAmount(cents / 100);

type Props = { invoices: readonly FileInvoiceLineFragment[]; all?: string };

export function FileInvoices({ invoices, all }: Props) {
  return (
    <FilePart
      {...copy}
      all={all}
      figures={[4, 5]}
      rows={invoices.map((invoice) => ({
        key: `${invoice.type_label} ${invoice.number}`,
        cells: [
          invoice.type_label,
          invoice.pdf_url === null ? (
            invoice.number
          ) : (
            <a key="number" href={invoice.pdf_url} className={styles.link} download>
              {copy.pdf(invoice.number)}
            </a>
          ),
          fileDay(invoice.issued_on),
          <span key="due" className={styles.due}>
            {invoice.due_on === null ? customersCopy.nothing : fileDay(invoice.due_on)}
            {invoice.is_overdue && <Badge look="danger">{copy.overdue}</Badge>}
          </span>,
          amount(invoice.total_ttc_cents),
          amount(invoice.balance_cents),
        ],
      }))}
    />
  );
}
