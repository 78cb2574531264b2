import type { SelectedShippingMethod } from '@nuancier/contract/api-types.ts';
import { cents } from '@nuancier/domain/money.ts';
import type { Checkout } from '../steps/change-checkout.ts';
import { selectedShippingView } from '../steps/checkout-view.ts';

export function selectedShipping(
  { reckoned: { cart, totals }, shop }: Pick<Checkout, 'reckoned' | 'shop'>,
  showsPrices: boolean,
): SelectedShippingMethod | null {
  const { shippingMethod: mode } = cart;
  if (mode !== 'EMP' && mode !== 'LIV') return null;
  const amountHt = totals.shippingHt ?? cents(0);
  return selectedShippingView({ mode, amountHt }, { showsPrices, shop });
}
