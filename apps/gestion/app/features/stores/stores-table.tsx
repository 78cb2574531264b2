import { Link } from 'react-router';
import { CardTable } from '@nuancier/ui/pieces/tables/card-table.tsx';
import { formatLocalDay } from '@nuancier/ui/text/format.ts';
import type { ShopStoresQuery } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { hoursText } from './hours-text.ts';
import { storesCopy as copy } from './stores-copy.ts';
import styles from './stores-table.module.css';

const COLUMNS = [copy.columns.store, copy.columns.town, copy.columns.today, copy.columns.days].map(
  (label) => ({
    label,
  }),
);
const SHOWN_DAYS = 2;

type Row = ShopStoresQuery['shopStores']['items'][number];

export function StoresTable({ stores }: { stores: readonly Row[] }) {
  return (
    <CardTable
      caption={copy.title}
      columns={COLUMNS}
      rows={stores.map(({ code, name, postal_code, locality, today, special_days: days }) => ({
        key: code,
        cells: [
          <span key="store" className={styles.stack}>
            <Link to={paths.store(code)} className={styles.name}>
              {name}
            </Link>
            <small>{code}</small>
          </span>,
          `${postal_code} ${locality}`,
          hoursText(today.hours),
          <span key="days" className={styles.stack}>
            {days.length === 0 && copy.noDays}
            {days.slice(0, SHOWN_DAYS).map(({ on, hours }) => (
              <span key={on}>{`${formatLocalDay(on)} : ${hoursText(hours)}`.replace(' :', '\u00A0:')}</span>
            ))}
            {days.length > SHOWN_DAYS && <small>{copy.moreDays(days.length - SHOWN_DAYS)}</small>}
          </span>,
        ],
      }))}
    />
  );
}
