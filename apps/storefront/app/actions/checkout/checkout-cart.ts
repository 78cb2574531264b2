// The cart as the checkout's pieces take it: lines without gaps, one address, one mode.
import type { CheckoutCartFragment } from '../../../generated/documents.ts';
import type { PostalAddressFacts } from './postal-address-facts.ts';

type CheckoutLine = NonNullable<NonNullable<CheckoutCartFragment['items']>[number]>;

export type CheckoutCart = Pick<
  CheckoutCartFragment,
  'id' | 'email' | 'prices' | 'shop_code' | 'total_quantity' | 'approval' | 'arrival' | 'notices' | 'errors'
> & {
  lines: readonly CheckoutLine[];
  shippingAddress: PostalAddressFacts | null;
  billingAddress: PostalAddressFacts | null;
  mode: 'EMP' | 'LIV' | null;
  paymentMethod: string | null;
};

export function checkoutCart(cart: CheckoutCartFragment): CheckoutCart {
  const shipping = cart.shipping_addresses.find((address) => address !== null && !address.is_store) ?? null;
  return {
    id: cart.id,
    email: cart.email,
    prices: cart.prices,
    shop_code: cart.shop_code,
    total_quantity: cart.total_quantity,
    approval: cart.approval,
    arrival: cart.arrival,
    notices: cart.notices,
    errors: cart.errors,
    lines: (cart.items ?? []).flatMap((line) => (line ? [line] : [])),
    shippingAddress: shipping,
    billingAddress: cart.billing_address,
    mode: modeOf(cart.delivery_mode),
    paymentMethod: cart.selected_payment_method?.code || null,
  };
}

function modeOf(mode: string | null): CheckoutCart['mode'] {
  return mode === 'EMP' || mode === 'LIV' ? mode : null;
}
