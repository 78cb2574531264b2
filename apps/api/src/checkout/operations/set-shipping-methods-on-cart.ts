import type { SetShippingMethodsOnCartInput } from '@nuancier/contract/api-types.ts';
import { possibleWishes, wishAmong } from '@nuancier/domain/arrivals/wished-arrival.ts';
import type { WishedArrival } from '@nuancier/domain/arrivals/wished-arrival.ts';
import type { Cart } from '../../cart/cart.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { given } from '../../request/given.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { changeCheckout, checkoutOf } from '../steps/change-checkout.ts';
import type { Checkout } from '../steps/change-checkout.ts';
import { lineArrivals } from '../shipping/line-arrivals.ts';
import {
  deliveryTerms,
  isCalled,
  notOffered,
  shippingChoice,
  shippingOffers,
} from '../shipping/shipping-offers.ts';

export function setShippingMethodsOnCart(
  context: Pick<CheckoutContext, 'now' | 'viewer' | 'shopToken' | 'db' | 'site' | 'cardPayments'>,
  { cart_id: cartId, shipping_methods: methods }: SetShippingMethodsOnCartInput,
): Promise<Cart> {
  const [wanted, ...others] = given(methods);
  if (wanted === undefined || others.length > 0) throw new Refusal('ONE_METHOD');
  const terms = deliveryTerms(context.site);
  return changeCheckout(context, cartId, async (db, reckoned) => {
    const checkout = await checkoutOf(db, reckoned);
    const { record, shop } = checkout;
    const offers = shippingOffers(reckoned, record, shop, terms);
    const chosen = offers.find(({ mode }) => isCalled(mode, wanted));
    if (chosen === undefined)
      throw isCalled('LIV', wanted)
        ? notOffered(reckoned, record, shop, terms)
        : new Refusal('SHIPPING_NOT_OFFERED');
    const wish = wanted.wish ? await wishFor(db, context, checkout, { ...chosen, code: wanted.wish }) : null;
    return { onCart: { shipping: shippingChoice(chosen.mode, terms) }, beside: { wish } };
  });
}

async function wishFor(
  db: DatabaseTransaction,
  context: Pick<CheckoutContext, 'now' | 'site'>,
  { reckoned, shop }: Checkout,
  { mode, code }: { mode: 'EMP' | 'LIV'; code: string },
): Promise<WishedArrival> {
  const arrivals = await lineArrivals(db, context, reckoned, shop);
  const wish = wishAmong(possibleWishes(mode, arrivals, shop ?? null), code);
  if (wish === undefined) throw new Refusal('WISH_NOT_POSSIBLE');
  return wish;
}
