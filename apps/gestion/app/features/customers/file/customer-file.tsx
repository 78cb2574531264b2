import { Link } from 'react-router';
import { formatAmount } from '@nuancier/ui/text/format.ts';
import type { CustomerFilePartsFragment } from '../../../../generated/documents.ts';
import { paths } from '../../../addresses/paths.ts';
import { whoseSearch } from '../../office/whose/whose-address.ts';
import type { Whose } from '../../office/whose/whose-address.ts';
import { customerCopy as copy } from '../customer-copy.ts';
import { customersCopy } from '../customers-copy.ts';
import { fileDay, fileMoment } from './file-dates.ts';
import { FileInvoices } from './file-invoices.tsx';
import { FilePart } from './file-part.tsx';
import { FileWritings } from './file-writings.tsx';
import styles from './customer-file.module.css';

const amount = (cents: number) => formatAmount(cents / 100);

type Props = { file: CustomerFilePartsFragment; whose: Whose };

/** What the other rooms of the shop hold of a person or a company. */
export function CustomerFile({ file, whose }: Props) {
  const { orders, quotations, invoices, journal } = file;
  return (
    <>
      {orders !== null && (
        <FilePart
          {...copy.orders}
          all={`${paths.orders()}?etat=toutes${whoseSearch(whose)}`}
          figures={[5]}
          rows={orders.map((order) => ({
            key: order.number,
            cells: [
              <Link key="number" to={paths.order(order.number)} className={styles.link}>
                {order.number}
              </Link>,
              fileMoment(order.placed_at),
              order.buyer_name,
              order.store,
              order.status_label,
              amount(order.total_ttc_cents),
            ],
          }))}
        />
      )}
      {quotations !== null && (
        <FilePart
          {...copy.quotations}
          all={`${paths.quotations()}?etat=tous${whoseSearch(whose)}`}
          figures={[5]}
          rows={quotations.map((quotation) => ({
            key: quotation.number,
            cells: [
              <Link key="number" to={paths.quotation(quotation.number)} className={styles.link}>
                {quotation.number}
              </Link>,
              quotation.label ?? customersCopy.nothing,
              fileDay(quotation.created_on),
              fileDay(quotation.valid_until),
              quotation.status_label,
              amount(quotation.total_ht_cents),
            ],
          }))}
        />
      )}
      {invoices !== null && <FileInvoices invoices={invoices} all={paths.fileInvoices(whose)} />}
      <FileWritings file={file} whose={whose} />
      {journal !== null && (
        <FilePart
          {...copy.journal}
          rows={journal.map((entry, at) => ({
            key: String(at),
            cells: [
              fileMoment(entry.at),
              entry.text,
              entry.by ?? customersCopy.nothing,
              entry.of ?? customersCopy.nothing,
            ],
          }))}
        />
      )}
    </>
  );
}
