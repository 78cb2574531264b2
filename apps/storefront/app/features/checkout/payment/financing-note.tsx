import { Link } from 'react-router';
import { formatAmount } from '@nuancier/ui/text/format.ts';
import { paths } from '../../../addresses/paths.ts';
import { paymentStepCopy as copy } from '../copy.ts';
import styles from './financing-note.module.css';

/** From this sum on, tax included, it is worth speaking about. */
const FINANCING_FROM = 1_000;

/** An information, not a way to pay. */
export function FinancingNote({ total }: { total: number | null }) {
  if (total === null || total < FINANCING_FROM) return null;
  return (
    <p className={styles.note}>
      {copy.financing(formatAmount(FINANCING_FROM))}{' '}
      <Link to={paths.content('financement')} target="_blank">
        {copy.financingLink}
      </Link>
    </p>
  );
}
