import { Link } from 'react-router';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { EmailText } from '@nuancier/ui/pieces/email-text.tsx';
import type { CustomerRowFragment } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { CustomerMarks } from './customer-marks.tsx';
import { customersCopy as copy } from './customers-copy.ts';
import { PhoneText } from '../office/telephone/phone-text.tsx';
import styles from './customers-table.module.css';

type Row = CustomerRowFragment;
type Props = { caption: string; list: Row['list']; rows: readonly Row[] };

const { columns } = copy;
const NAMES = new Set([columns.name, columns.company, columns.city]);
const COLUMNS = {
  societes: [columns.name, columns.clientCode, columns.city, columns.store, columns.state],
  personnes: [columns.name, columns.company, columns.contact, columns.store, columns.state],
};

/** Rows are links: they open in a tab of their own. */
export function CustomersTable({ caption, list, rows }: Props) {
  return (
    <CardTable
      caption={caption}
      columns={COLUMNS[list].map((label) => ({ label, names: NAMES.has(label) }))}
      rows={rows.map((row) => ({
        key: row.id,
        cells: list === 'societes' ? companyCells(row) : personCells(row),
      }))}
    />
  );
}

function companyCells(row: Row) {
  return [
    <Link key="name" to={paths.company(row.id)} className={styles.name}>
      {row.name}
    </Link>,
    row.client_code,
    row.city ?? copy.nothing,
    row.store ?? copy.nothing,
    marksOf(row),
  ];
}

function personCells(row: Row) {
  return [
    <Link key="name" to={paths.customer(row.id)} className={styles.name}>
      {row.name}
    </Link>,
    <span key="company" className={styles.stack}>
      {row.company_id === null ? (
        <span>{row.role === null ? copy.privateCustomer : copy.roles[row.role]}</span>
      ) : (
        <>
          <Link to={paths.company(row.company_id)} className={styles.link}>
            {row.company}
          </Link>
          <small>
            {[row.client_code, row.role === null ? null : copy.roles[row.role]].filter(Boolean).join(', ')}
          </small>
        </>
      )}
    </span>,
    <span key="contact" className={styles.stack}>
      {row.email !== null && (
        <span>
          <EmailText address={row.email} />
        </span>
      )}
      {row.telephone !== null && (
        <a href={`tel:${row.telephone}`} className={styles.link}>
          <PhoneText digits={row.telephone} />
        </a>
      )}
    </span>,
    row.store ?? copy.nothing,
    marksOf(row),
  ];
}

function marksOf({ marks }: Row) {
  return marks.length === 0 ? copy.nothing : <CustomerMarks key="marks" marks={marks} />;
}
