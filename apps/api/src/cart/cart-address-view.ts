import type { BillingCartAddress, ShippingCartAddress } from '@nuancier/contract/api-types.ts';
import type { CartAddress } from './cart-record.ts';

const MASK = '•••';

/** The methods join with the checkout. */
export function shippingAddressView(address: CartAddress, isMasked: boolean): ShippingCartAddress {
  return { ...fieldsOf(address, isMasked), available_shipping_methods: null, selected_shipping_method: null };
}

export function billingAddressView(address: CartAddress, isMasked: boolean): BillingCartAddress {
  return fieldsOf(address, isMasked);
}

function fieldsOf(address: CartAddress, isMasked: boolean) {
  const hidden = <Value>(value: Value) => (isMasked && value !== null ? MASK : value);
  return {
    firstname: hidden(address.firstname),
    lastname: hidden(address.lastname),
    company: hidden(address.company),
    street: isMasked ? [MASK] : [...address.street],
    city: hidden(address.city),
    region: null,
    postcode: hidden(address.postcode),
    country: { code: address.country_code, label: 'France' },
    telephone: hidden(address.telephone),
  };
}
