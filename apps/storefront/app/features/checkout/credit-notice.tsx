import type { CheckoutHabitsFactsFragment } from '../../../generated/documents.ts';
import { formatAmount } from '../../format.ts';
import { paymentStepCopy as copy } from './copy.ts';
import styles from './financing-note.module.css';

type Props = { credit: CheckoutHabitsFactsFragment['credit'] };

/** Told before anything is typed: the cart is more than the company may still owe. */
export function CreditNotice({ credit }: Props) {
  if (!credit?.is_exceeded) return null;
  const { value } = credit.available;
  return (
    <p role="status" className={styles['note']} data-credit="exceeded">
      {value === null ? copy.limitReached : copy.limitReachedAt(formatAmount(Math.max(0, value)))}
    </p>
  );
}
