import type { CartAddress } from '../../cart/cart.ts';
import type { Shop } from '../../stores/stores.ts';
import { checkoutCopy } from '../steps/checkout-copy.ts';

/** Used as the shipping address where goods are fetched. */
export function addressOfShop(shop: Shop): CartAddress {
  return {
    firstname: checkoutCopy.store,
    lastname: shop.titleLabel,
    company: null,
    street: shop.addressLines.filter((line) => line !== ''),
    postcode: shop.postalCode,
    city: shop.locality,
    country_code: 'FR',
    telephone: shop.primaryPhone,
  };
}
