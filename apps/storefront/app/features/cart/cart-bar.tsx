import type { ShownCartFragment } from '../../../generated/documents.ts';
import type { PriceView } from '../pricing/price-view.ts';
import { toldAmount } from '../pricing/told-amount.ts';
import styles from './cart-bar.module.css';
import { CART_FORM } from './cart-sheet.ts';
import { cartCopy } from './copy.ts';
import { WayOn } from './way-on.tsx';

type Props = { cart: ShownCartFragment; view: PriceView };

/** On phones: what it costs and the way on, always in reach of the thumb. */
export function CartBar({ cart, view }: Props) {
  const { prices, total_quantity } = cart;
  const total = { excluding: prices?.total_excluding_tax?.value, including: prices?.grand_total?.value };
  const told = view.canViewPrice ? toldAmount(view, total) : '';
  return (
    <div className={styles['bar']}>
      <strong>{told || cartCopy.count(total_quantity)}</strong>
      <WayOn cart={cart} form={CART_FORM} />
    </div>
  );
}
