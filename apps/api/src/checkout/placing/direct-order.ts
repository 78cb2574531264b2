// How the decider of a request would order it: on the company's account, with the asker's delivery.
import { slowest } from '@nuancier/domain/arrivals/arrival.ts';
import type { Arrival } from '@nuancier/domain/arrivals/arrival.ts';
import type { Customer } from '@nuancier/domain/customers/rights/permissions.ts';
import { judgeWish, possibleWishes } from '@nuancier/domain/arrivals/wished-arrival.ts';
import type { WishedArrival } from '@nuancier/domain/arrivals/wished-arrival.ts';
import { imagineCart } from '../../cart/cart.ts';
import type { Cart, CartAddress, CartDetails } from '../../cart/cart.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import type { Database } from '../../database/tables.ts';
import type { RefusalCode } from '../../refusals/refusal.ts';
import type { Shop } from '../../stores/stores.ts';
import { companyBilling } from '../addresses/cart-address.ts';
import { checkoutOf } from '../steps/change-checkout.ts';
import { lineArrivals } from '../shipping/line-arrivals.ts';
import { payerOf, paymentFacts, paymentRefusal } from '../payment/payer.ts';
import { deliveryTerms, shippingChoice, shippingOffers } from '../shipping/shipping-offers.ts';

export type DirectOrder = {
  obstacle: RefusalCode | null;
  mode: 'EMP' | 'LIV' | null;
  shop: Shop | undefined;
  address: CartAddress | null;
  /** as it would be ordered */
  cart: Cart;
  /** what has to be written on the cart first */
  details: CartDetails;
  /** of the whole, were it ordered now */
  arrival: Arrival;
  /** the asker's, judged anew */
  wished: WishedArrival | null;
  lostWish: WishedArrival | null;
};

type Deciding = Pick<CheckoutContext, 'viewer' | 'cardPayments' | 'site' | 'shopToken' | 'now'>;

/** `held`: locks the company's credit. */
export async function directOrder(
  db: Database,
  context: Deciding,
  { asker, cart: asked }: { asker: Customer; cart: Cart },
  held: boolean,
): Promise<DirectOrder> {
  const { record, shop } = await checkoutOf(db, asked);
  const terms = deliveryTerms(context.site);
  const offers = shippingOffers(asked, record, shop, terms).map(({ mode }) => mode);
  const mode = modeOf(asked, offers);
  const shipping = mode === null ? null : shippingChoice(mode, terms);
  const reader = { viewer: asker, shopToken: undefined, now: context.now() };
  const { shopCode } = asked;
  const cart = shipping === null ? asked : await imagineCart(db, reader, asked, { shopCode, shipping });
  const billing = await companyBilling({ db, viewer: asker });
  const payer = await payerOf(db, context, held);
  const facts = paymentFacts(cart, context.site);
  const arrivals = await lineArrivals(db, context, cart, shop);
  const { wished, lost } = judged(record.wish, mode, arrivals, shop);
  const unfit = cart.lines.find((line) => line.refusal !== null)?.refusal ?? null;
  return {
    obstacle:
      unfit ??
      (mode === null ? 'DIRECT_NO_DELIVERY' : null) ??
      (billing === null ? 'CHECKOUT_BILLING_MISSING' : null) ??
      paymentObstacle(paymentRefusal('on_account', payer, facts)),
    mode,
    shop,
    address: mode === 'LIV' ? asked.cart.shippingAddress : null,
    cart,
    details: {
      contact: { billingAddress: billing },
      ...(shipping && { shipping }),
      paymentMethod: 'on_account',
    },
    arrival: slowest(arrivals),
    wished,
    lostWish: lost,
  };
}

/** Days may have passed since it was made. */
function judged(
  wish: WishedArrival | null,
  mode: DirectOrder['mode'],
  arrivals: readonly Arrival[],
  shop: Shop | undefined,
) {
  if (wish === null || mode === null) return { wished: null, lost: null };
  return judgeWish(wish, possibleWishes(mode, arrivals, shop ?? null));
}

/** The asker's choice while it is offered; otherwise pickup at the cart's store. */
function modeOf({ cart }: Cart, offers: readonly ('EMP' | 'LIV')[]): 'EMP' | 'LIV' | null {
  const isDelivered = cart.shippingMethod === 'LIV' && cart.shippingAddress !== null;
  if (isDelivered) return offers.includes('LIV') ? 'LIV' : null;
  return offers.includes('EMP') ? 'EMP' : null;
}

function paymentObstacle(refusal: ReturnType<typeof paymentRefusal>): RefusalCode | null {
  if (refusal === null) return null;
  return refusal === 'CREDIT_EXCEEDED' ? 'DIRECT_CREDIT' : 'DIRECT_ON_ACCOUNT';
}
