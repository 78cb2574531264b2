import ChevronDown from 'lucide-react/icons/chevron-down';
import { formatAmount } from '../../format.ts';
import type { CheckoutCart } from './checkout-cart.ts';
import { checkoutCopy } from './copy.ts';
import styles from './recap-link.module.css';

export const RECAP_ID = 'recapitulatif';

/** On phones the recap stands below the form: its sum is told above, with the way down to it. */
export function RecapLink({ cart: { total_quantity: count, prices } }: { cart: CheckoutCart }) {
  const total = prices?.grand_total?.value ?? null;
  return (
    <a href={`#${RECAP_ID}`} className={styles['link']}>
      <span>{checkoutCopy.recapCount(count)}</span>
      {total !== null && <strong>{checkoutCopy.recapTotal(formatAmount(total))}</strong>}
      <ChevronDown aria-hidden="true" size={18} />
    </a>
  );
}
