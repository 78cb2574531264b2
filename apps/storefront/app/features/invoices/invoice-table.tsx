import { Link } from 'react-router';
import type { InvoiceRowFragment } from '../../../generated/documents.ts';
import { formatDate, formatMoney } from '@nuancier/ui/text/format.ts';
import { paths } from '../../addresses/paths.ts';
import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import type { BadgeLook } from '@nuancier/ui/pieces/badge.tsx';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { VisuallyHidden } from '@nuancier/ui/pieces/visually-hidden.tsx';
import { invoicesCopy as copy } from './copy.ts';
import styles from './invoice-table.module.css';

type Props = {
  invoices: readonly InvoiceRowFragment[];
  showsPrices: boolean;
};

const looks: Readonly<Record<InvoiceRowFragment['state'], BadgeLook>> = {
  A_ECHOIR: 'info',
  ECHUE: 'danger',
  REGLEE: 'success',
  A_DEDUIRE: 'neutral',
};

export function InvoiceTable({ invoices, showsPrices }: Props) {
  const amounts = [
    { label: copy.excluding, figures: true },
    { label: copy.including, figures: true },
    { label: copy.balance, figures: true },
    { label: copy.file, figures: true },
  ];
  return (
    <CardTable
      caption={copy.title}
      columns={[
        { label: copy.document },
        { label: copy.issuedOn },
        { label: copy.dueOn },
        { label: copy.state },
        ...(showsPrices ? amounts : []),
      ]}
      rows={invoices.map((invoice) => ({
        key: `${invoice.type} ${invoice.number}`,
        cells: [
          <InvoiceName key="name" invoice={invoice} />,
          formatDate(new Date(invoice.issued_on)),
          invoice.due_on && formatDate(new Date(invoice.due_on)),
          <Badge key="state" look={looks[invoice.state]}>
            {invoice.state_label}
          </Badge>,
          ...(showsPrices ? amountCells(invoice) : []),
        ],
      }))}
    />
  );
}

function amountCells(invoice: InvoiceRowFragment) {
  const name = copy.named(invoice.type_label, invoice.number);
  return [
    formatMoney(invoice.total_excluding_tax),
    <strong key="including">{formatMoney(invoice.total_including_tax)}</strong>,
    formatMoney(invoice.balance),
    invoice.pdf_url && (
      <a key="file" href={invoice.pdf_url} download className={styles.file}>
        {copy.download}
        <VisuallyHidden> {name}</VisuallyHidden>
      </a>
    ),
  ];
}

function InvoiceName({ invoice }: { invoice: InvoiceRowFragment }) {
  const { order_number: order, corrected_number: corrected, reason } = invoice;
  const name = copy.named(invoice.type_label, invoice.number);
  return (
    <>
      <strong>
        {invoice.pdf_url ? (
          <Link to={paths['customer-invoice-paper'](invoice.type, invoice.number)} className={styles.named}>
            {name}
          </Link>
        ) : (
          name
        )}
      </strong>
      {order && (
        <span className={styles.facts}>
          {invoice.opens_order ? (
            <Link to={paths['customer-order'](order)}>{copy.order(order)}</Link>
          ) : (
            copy.order(order)
          )}
        </span>
      )}
      {corrected && <span className={styles.facts}>{copy.corrects(corrected, reason)}</span>}
    </>
  );
}
