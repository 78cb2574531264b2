import { Link } from 'react-router';
import { formatAmount } from '@nuancier/ui/text/format.ts';
import { paths } from '../../addresses/paths.ts';
import { invoicesCopy as copy } from './copy.ts';
import styles from './overdue-note.module.css';

/** `balance` is null when the viewer may not see amounts. */
type Props = { count: number; balance: number | null };

/** Hidden when nothing is overdue. */
export function OverdueNote({ count, balance }: Props) {
  if (count === 0) return null;
  return (
    <section className={styles.note} data-alarming>
      <h2>{copy.overdueTitle}</h2>
      <p>
        <strong>{copy.overdue(count)}</strong>
        {balance !== null && <span>{copy.overdueAmount(formatAmount(balance))}</span>}
      </p>
      <Link to={`${paths['customer-my-invoices']()}?state=ECHUE`}>{copy.seeOverdue}</Link>
    </section>
  );
}
