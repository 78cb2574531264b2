// Totals for an address not yet given: nothing is written.
import type { AvailableShippingMethod, EstimateTotalsInput } from '@nuancier/contract/api-types.ts';
import { findCart, imagineCart } from '../../cart/cart.ts';
import type { Cart } from '../../cart/cart.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { findShop } from '../../stores/stores.ts';
import { placeOf } from '../addresses/cart-address.ts';
import { cartReader } from '../steps/change-checkout.ts';
import type { Checkout } from '../steps/change-checkout.ts';
import { selectCheckout } from '../steps/checkout-store.ts';
import { deliveryTerms, isCalled, shippingChoice, shippingOffers } from '../shipping/shipping-offers.ts';
import { shopOfAddress } from '../addresses/shop-of-address.ts';
import { shippingMethodsAt } from './available-methods.ts';

export async function estimateShippingMethods(
  context: Pick<CheckoutContext, 'now' | 'viewer' | 'shopToken' | 'db' | 'site' | 'places' | 'cardPayments'>,
  input: EstimateTotalsInput,
): Promise<AvailableShippingMethod[]> {
  return shippingMethodsAt(context, await imagined(context, input));
}

/** Without a method the goods alone are counted. */
export async function estimateTotals(
  context: Pick<CheckoutContext, 'now' | 'viewer' | 'shopToken' | 'db' | 'site' | 'places' | 'cardPayments'>,
  input: EstimateTotalsInput,
): Promise<Cart> {
  const { reckoned, record, shop } = await imagined(context, input);
  const { shipping_method: wanted } = input;
  if (wanted == null) return reckoned;
  const terms = deliveryTerms(context.site);
  const offers = shippingOffers(reckoned, record, shop, terms);
  const chosen = offers.find(({ mode }) => isCalled(mode, wanted));
  if (chosen === undefined) throw new Refusal('SHIPPING_NOT_OFFERED');
  const shipping = shippingChoice(chosen.mode, terms);
  return imagineCart(context.db, cartReader(context), reckoned, { shopCode: reckoned.shopCode, shipping });
}

async function imagined(
  context: Pick<CheckoutContext, 'now' | 'viewer' | 'shopToken' | 'db' | 'site' | 'places' | 'cardPayments'>,
  input: EstimateTotalsInput,
): Promise<Checkout> {
  const { country_code: country, postcode } = input.address;
  if (country !== 'FR') throw new Refusal('NO_SHIPPING_METHODS');
  const { db } = context;
  const reader = cartReader(context);
  const held = await findCart(db, reader, input.cart_id);
  const checkout = await selectCheckout(db, held.cart.id);
  const place = postcode ? await placeOf(context, { postcode: postcode.trim(), city: '' }) : checkout.place;
  const assumed = await shopOfAddress(db, context, { reckoned: held, record: checkout }, place);
  const shopCode = assumed ?? held.shopCode;
  const reckoned = await imagineCart(db, reader, held, { shopCode, shipping: null });
  const shop = shopCode === null ? undefined : await findShop(db, shopCode);
  return { reckoned, record: { ...checkout, place }, shop };
}
