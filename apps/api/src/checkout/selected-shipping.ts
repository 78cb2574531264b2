import type { SelectedShippingMethod } from '@nuancier/contract/api-types.ts';
import { cents } from '@nuancier/domain/money.ts';
import type { Cart } from '../cart/cart.ts';
import { selectedShippingView } from './checkout-view.ts';

export function selectedShipping(
  { cart, totals }: Cart,
  showsPrices: boolean,
): SelectedShippingMethod | null {
  const { shippingMethod: mode } = cart;
  if (mode !== 'EMP' && mode !== 'LIV') return null;
  return selectedShippingView({ mode, amountHt: totals.shippingHt ?? cents(0) }, showsPrices);
}
