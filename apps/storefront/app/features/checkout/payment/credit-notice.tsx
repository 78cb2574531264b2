import type { CheckoutHabitsFactsFragment } from '../../../../generated/documents.ts';
import { formatAmount } from '@nuancier/ui/text/format.ts';
import { paymentStepCopy as copy } from '../copy.ts';
import styles from './financing-note.module.css';

type Props = { credit: CheckoutHabitsFactsFragment['credit'] };

/** Shown before anything is typed: the cart exceeds the company's remaining credit. */
export function CreditNotice({ credit }: Props) {
  if (!credit?.is_exceeded) return null;
  const { value } = credit.available;
  return (
    <p className={styles.note} data-credit="exceeded">
      {creditWords(value)}
    </p>
  );
}

/** Where nothing is left no cart is light enough. */
function creditWords(available: number | null): string {
  if (available === null) return copy.limitReached;
  return available > 0 ? copy.limitReachedAt(formatAmount(available)) : copy.nothingLeft;
}
