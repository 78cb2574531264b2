import type { CartArrival, CartDelivery } from '@nuancier/contract/api-types.ts';
import type { Arrival } from '@nuancier/domain/arrivals/arrival.ts';
import { slowest } from '@nuancier/domain/arrivals/arrival.ts';
import { judgeWish, possibleWishes, twoDeliveries } from '@nuancier/domain/arrivals/wished-arrival.ts';
import type { WishedArrival } from '@nuancier/domain/arrivals/wished-arrival.ts';
import type { Cart } from '../../cart/cart.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { arrivalView, findShop, wishedArrivalView } from '../../stores/stores.ts';
import { selectCheckout } from '../steps/checkout-store.ts';
import { lineArrivals } from '../shipping/line-arrivals.ts';

type Asking = Pick<CheckoutContext, 'db' | 'site' | 'now'>;

/** When the cart could arrive, which wishes are possible, and the one made. */
export async function cartArrival(context: Asking, reckoned: Cart): Promise<CartArrival | null> {
  const { db } = context;
  const { lines, shopCode } = reckoned;
  const shop = shopCode === null ? undefined : await findShop(db, shopCode);
  if (lines.length === 0 || (shopCode !== null && shop === undefined)) return null;
  const arrivals = await lineArrivals(db, context, reckoned, shop);
  const uids = lines.map(({ line }) => line.uid);
  const wishes = {
    EMP: possibleWishes('EMP', arrivals, shop ?? null),
    LIV: possibleWishes('LIV', arrivals, shop ?? null),
  };
  const { wished, lost } = await wishOf(context, reckoned, wishes);
  return {
    ...arrivalView(slowest(arrivals)),
    lines: uids.flatMap((uid, at) => {
      const arrival = arrivals[at];
      return arrival === undefined ? [] : [{ cart_item_uid: uid, ...arrivalView(arrival) }];
    }),
    pickup_wishes: wishes.EMP.map(wishedArrivalView),
    delivery_wishes: wishes.LIV.map(wishedArrivalView),
    in_two: inTwo(uids, arrivals),
    wished: wished && wishedArrivalView(wished),
    lost_wish: lost && wishedArrivalView(lost),
  };
}

/** A wish is one of the method it was made with: without a method there is none. */
async function wishOf(
  { db }: Asking,
  { cart }: Cart,
  wishes: Readonly<Record<'EMP' | 'LIV', readonly WishedArrival[]>>,
) {
  const { id, shippingMethod: mode } = cart;
  if (mode !== 'EMP' && mode !== 'LIV') return { wished: null, lost: null };
  const { wish } = await selectCheckout(db, id);
  return judgeWish(wish, wishes[mode]);
}

function inTwo(uids: readonly string[], arrivals: readonly Arrival[]): CartDelivery[] | null {
  const two = twoDeliveries(arrivals);
  if (two === null) return null;
  const uidsOf = (nth: 1 | 2) => uids.filter((_uid, at) => two.deliveries[at] === nth);
  return [
    { on: two.firstOn, cart_item_uids: uidsOf(1) },
    { on: two.secondOn, cart_item_uids: uidsOf(2) },
  ];
}
