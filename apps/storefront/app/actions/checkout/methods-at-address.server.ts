import type { RouterContextProvider } from 'react-router';
import { EstimateDeliveryDocument } from '../../../generated/documents.ts';
import type { AddressFieldsFragment, ShippingStepQuery } from '../../../generated/documents.ts';
import type { CheckoutCart } from './checkout-cart.ts';
import { usualAddress } from './chosen-address.ts';
import { orRefusal } from '../../backend/forms/checked-form.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';

type Methods = ShippingStepQuery['getAvailableShippingMethods'];

type Asked = { cart: CheckoutCart; offered: Methods; saved: readonly AddressFieldsFragment[] };

type Found = { methods: Methods; address: { postcode: string; city: string } | null };

/** What the address that the step proposes can have: the cart's own, else the account's, before it is chosen. */
export async function methodsAtAddress(
  context: Readonly<RouterContextProvider>,
  { cart, offered, saved }: Asked,
): Promise<Found> {
  const { postcode, city } = cart.shippingAddress ?? usualAddress(saved, 'default_shipping') ?? {};
  if (!postcode || !city) return { methods: offered, address: null };
  if (cart.shippingAddress !== null) return { methods: offered, address: { postcode, city } };
  const input = { cart_id: cart.id, address: { country_code: 'FR' as const, postcode } };
  const asked = await orRefusal(context.get(backendContext).mutate(EstimateDeliveryDocument, { input }));
  if ('refusal' in asked) return { methods: offered, address: null };
  const methods = (asked.done.estimateShippingMethods ?? []).flatMap((method) => (method ? [method] : []));
  return { methods, address: { postcode, city } };
}
