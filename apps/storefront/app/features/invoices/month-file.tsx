import Download from 'lucide-react/icons/download';
import { formatMonth } from '@nuancier/ui/text/format-month.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { invoicesCopy as copy } from './copy.ts';
import styles from './overdue-note.module.css';

/** `month`: one of its days. `zipUrl` is null where there is nothing to fetch, or too much for one file. */
type Props = { month: string; count: number; zipUrl: string | null };

/** Last month's papers, handed over in one press. */
export function MonthFile({ month, count, zipUrl }: Props) {
  return (
    <section className={styles.note}>
      <h2>{copy.monthTitle}</h2>
      <p>{count === 0 ? copy.monthNone(formatMonth(month)) : copy.month(formatMonth(month), count)}</p>
      {zipUrl !== null && (
        <ButtonLink to={zipUrl} reloadDocument download look="secondary" size="small">
          <Download aria-hidden="true" size={18} />
          {copy.monthZip}
        </ButtonLink>
      )}
    </section>
  );
}
