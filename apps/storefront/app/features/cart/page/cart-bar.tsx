import type { ShownCartFragment } from '../../../../generated/documents.ts';
import type { PriceView } from '../../../backend/viewer/price-view.ts';
import { amountText } from '@nuancier/ui/text/amount-text.ts';
import styles from './cart-bar.module.css';
import { CART_FORM } from '../cart-sheet.ts';
import { cartCopy } from '../copy.ts';
import { NextStep } from '../summary/next-step.tsx';

type Props = { cart: ShownCartFragment; view: PriceView };

/** On phones: what it costs and the way on, always in reach of the thumb. */
export function CartBar({ cart, view }: Props) {
  const { prices, total_quantity } = cart;
  const total = { excluding: prices?.total_excluding_tax?.value, including: prices?.grand_total?.value };
  const totalText = view.canViewPrice ? amountText(view, total) : '';
  return (
    <div className={styles.bar}>
      <strong>{totalText || cartCopy.count(total_quantity)}</strong>
      <NextStep cart={cart} form={CART_FORM} />
    </div>
  );
}
