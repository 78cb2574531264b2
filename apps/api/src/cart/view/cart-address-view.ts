import { createHash } from 'node:crypto';
import type { BillingCartAddress, ShippingCartAddress } from '@nuancier/contract/api-types.ts';
import { departementOf } from '../../site/site.ts';
import type { CartAddress } from '../records/cart-record.ts';

const MASK = '•••';

type Shown = { cartId: string; isMasked: boolean };
type Implementing<Type> = Omit<Type, '__typename'>;

/** The methods join with the checkout. */
export function shippingAddressView(address: CartAddress, shown: Shown): Implementing<ShippingCartAddress> {
  return {
    ...fieldsOf(address, shown, 'shipping'),
    is_store: false,
    available_shipping_methods: null,
    selected_shipping_method: null,
  };
}

export function billingAddressView(address: CartAddress, shown: Shown): Implementing<BillingCartAddress> {
  return fieldsOf(address, shown, 'billing');
}

function fieldsOf(address: CartAddress, { cartId, isMasked }: Shown, kind: 'shipping' | 'billing') {
  const hidden = <Value>(value: Value) => (isMasked && value !== null ? MASK : value);
  return {
    uid: uidOf(cartId, kind),
    firstname: hidden(address.firstname),
    lastname: hidden(address.lastname),
    company: hidden(address.company),
    street: isMasked ? [MASK] : [...address.street],
    city: hidden(address.city),
    region: isMasked ? null : regionOf(address.postcode),
    postcode: hidden(address.postcode),
    country: { code: address.country_code, label: 'France' },
    telephone: hidden(address.telephone),
    prefix: hidden(address.prefix ?? null),
    middlename: hidden(address.middlename ?? null),
    suffix: hidden(address.suffix ?? null),
    fax: hidden(address.fax ?? null),
    vat_id: hidden(address.vat_id ?? null),
  };
}

function regionOf(postcode: string) {
  const departement = departementOf(postcode);
  if (departement === undefined) return null;
  return { code: departement.code, label: departement.name, region_id: departement.id };
}

/** The same for the same cart, so that clients keep one entry for it, and no way back to the cart's id. */
function uidOf(cartId: string, kind: string): string {
  return createHash('sha256').update(`${kind} ${cartId}`).digest('base64url').slice(0, 22);
}
