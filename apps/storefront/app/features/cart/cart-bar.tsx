import type { ShownCartFragment } from '../../../generated/documents.ts';
import { formatAmount } from '../../format.ts';
import type { PriceView } from '../pricing/price-view.ts';
import styles from './cart-bar.module.css';
import { CART_FORM } from './cart-sheet.ts';
import { cartCopy } from './copy.ts';
import { WayOn } from './way-on.tsx';

type Props = { cart: ShownCartFragment; view: PriceView };

/** On phones: what it costs and the way on, always in reach of the thumb. */
export function CartBar({ cart, view }: Props) {
  const { prices, total_quantity } = cart;
  const total = view.taxLabel === 'HT' ? prices?.total_excluding_tax : prices?.grand_total;
  const amount = view.canViewPrice ? (total?.value ?? null) : null;
  return (
    <div className={styles['bar']}>
      <strong>
        {amount === null ? cartCopy.count(total_quantity) : `${formatAmount(amount)} ${view.taxLabel}`}
      </strong>
      <WayOn cart={cart} form={CART_FORM} />
    </div>
  );
}
