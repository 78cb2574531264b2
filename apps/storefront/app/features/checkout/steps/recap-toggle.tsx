import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { amountText } from '@nuancier/ui/text/amount-text.ts';
import { usePriceView } from '../../pricing/use-price-view.ts';
import type { CheckoutCart } from '../../../actions/checkout/checkout-cart.ts';
import { checkoutCopy } from '../copy.ts';
import styles from './recap-toggle.module.css';

type Props = { cart: CheckoutCart; children: ReactNode };

/** Beside the form where there is room; otherwise one line with the sum, which unfolds, without script too. */
export function RecapToggle({ cart: { total_quantity: count, prices }, children }: Props) {
  const id = useId();
  const total = amountText(usePriceView(), {
    excluding: prices?.total_excluding_tax?.value,
    including: prices?.grand_total?.value,
  });
  return (
    <>
      <input type="checkbox" id={id} className={styles.toggle} />
      <label htmlFor={id} className={styles.line}>
        <span>{checkoutCopy.recapCount(count)}</span>
        {total && <strong>{total}</strong>}
        <ChevronDown aria-hidden="true" size={18} />
      </label>
      <div className={styles.recap}>{children}</div>
    </>
  );
}
