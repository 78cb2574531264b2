// An order placed without an account, opened again by who placed it.
import type { OrderInformationInput } from '@nuancier/contract/api-types.ts';
import { HOUR_MS } from '@nuancier/domain/durations.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { findOrder, guestOrderView } from '../../orders/orders.ts';
import type { Order, OrderView } from '../../orders/orders.ts';
import { allowAll } from '../../rate-limit/rate-limit.ts';
import { isOrderSignature } from '../../request/order-signature.ts';
import type { OrderOpening } from '../../request/order-signature.ts';
import { readOrderToken } from '../../request/order-token.ts';
import { orderSigned } from './placed-order.ts';

type Asking = Pick<CheckoutContext, 'db' | 'now' | 'clientAddress' | 'orderSecret'>;

/** Order numbers are consecutive: limited, so that they cannot be enumerated with a known address and postcode. */
export async function guestOrder(asking: Asking, given: OrderInformationInput): Promise<OrderView> {
  const { db, now, clientAddress } = asking;
  const email = given.email.trim().toLowerCase();
  const counted = [
    { name: 'guest-order-client', key: clientAddress, most: 60, perMs: HOUR_MS },
    { name: 'guest-order-address', key: email, most: 20, perMs: HOUR_MS },
  ];
  if (!(await allowAll(db, counted, now()))) throw new Refusal('TOO_MANY_ATTEMPTS');
  const order = await findOrder(db, given.number.trim());
  const isTheirs = order?.email.toLowerCase() === email && isBilledTo(order, given.postcode);
  return shown(isTheirs ? order : undefined, now(), 'order-looked-up');
}

export async function guestOrderByToken(asking: Asking, token: string): Promise<OrderView> {
  const signed = readOrderToken(token);
  const isLookedUp = isOrderSignature(signed.signature, signed.number, asking.orderSecret, 'order-looked-up');
  const opening = isLookedUp ? 'order-looked-up' : 'order';
  return shown(await orderSigned(asking, signed, opening), asking.now(), opening);
}

function isBilledTo({ billingAddress }: Order, postcode: string): boolean {
  return billingAddress?.postcode === postcode.replace(/\s/g, '');
}

/** A customer's order is answered like one that does not exist: it is found under the account. */
function shown(order: Order | undefined, now: Date, opening: OrderOpening): OrderView {
  const view = order === undefined ? null : guestOrderView(order, now, opening);
  if (view === null) throw new Refusal('UNKNOWN_ORDER');
  return view;
}
