import type { SetShippingMethodsOnCartInput } from '@nuancier/contract/api-types.ts';
import type { Cart } from '../../cart/cart.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../errors.ts';
import { given } from '../../given.ts';
import { changeCheckout, checkoutOf } from '../change-checkout.ts';
import { deliveryTerms, isCalled, shippingChoice, shippingOffers } from '../shipping-offers.ts';

export function setShippingMethodsOnCart(
  context: Context,
  { cart_id: cartId, shipping_methods: methods }: SetShippingMethodsOnCartInput,
): Promise<Cart> {
  const [wanted, ...others] = given(methods);
  if (wanted === undefined || others.length > 0) throw new Refusal('ONE_METHOD');
  const terms = deliveryTerms(context.site);
  return changeCheckout(context, cartId, async (db, reckoned) => {
    const { record, shop } = await checkoutOf(db, reckoned);
    const offers = shippingOffers(reckoned, record, shop, terms);
    const chosen = offers.find(({ mode }) => isCalled(mode, wanted));
    if (chosen === undefined) throw new Refusal('SHIPPING_NOT_OFFERED');
    return { onCart: { shipping: shippingChoice(chosen.mode, terms) } };
  });
}
