import ChevronDown from 'lucide-react/icons/chevron-down';
import { toldAmount } from '../pricing/told-amount.ts';
import { usePriceView } from '../pricing/use-price-view.ts';
import type { CheckoutCart } from './checkout-cart.ts';
import { checkoutCopy } from './copy.ts';
import styles from './recap-link.module.css';

export const RECAP_ID = 'recapitulatif';

/** On phones the recap stands below the form: its sum is told above, with the way down to it. */
export function RecapLink({ cart: { total_quantity: count, prices } }: { cart: CheckoutCart }) {
  const total = toldAmount(usePriceView(), {
    excluding: prices?.total_excluding_tax?.value,
    including: prices?.grand_total?.value,
  });
  return (
    <a href={`#${RECAP_ID}`} className={styles['link']}>
      <span>{checkoutCopy.recapCount(count)}</span>
      {total && <strong>{total}</strong>}
      <ChevronDown aria-hidden="true" size={18} />
    </a>
  );
}
