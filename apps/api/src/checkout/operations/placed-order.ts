import type { CardPaymentPage } from '@nuancier/contract/api-types.ts';
import { mayViewPrice } from '@nuancier/domain/customers/rights/permissions.ts';
import { isOrderLinkOpen } from '@nuancier/domain/orders/order-link.ts';
import { ownerOfOpenCart } from '../../cart/cart.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { buyerSeesPrices, buyersOrderView, findOrder } from '../../orders/orders.ts';
import type { Order, OrderView } from '../../orders/orders.ts';
import { placedOrderView } from '../steps/checkout-view.ts';
import type { PlacedOrderView } from '../steps/checkout-view.ts';
import { isOrderSignature } from '../../request/order-signature.ts';
import type { OrderOpening } from '../../request/order-signature.ts';
import { selectOpenPayment, wasBrokenOff } from '../payment/payment-store.ts';
import { startCardPayment } from '../payment/start-card-payment.ts';

type Asking = Pick<CheckoutContext, 'db' | 'viewer' | 'orderSecret' | 'now'>;

export type SignedOrder = { number: string; signature: string };

/** Only reads: what the bank's page brings back in its address proves nothing about the payment. */
export async function placedOrder(asking: Asking, signed: SignedOrder): Promise<PlacedOrderView> {
  const { db, viewer } = asking;
  const order = await orderSigned(asking, signed);
  const isRefused = order.status === 'ANNULEE' && order.paymentState === 'refused';
  const showsPrices = mayViewPrice(viewer) && (await buyerSeesPrices(db, order));
  return placedOrderView(order, {
    showsPrices,
    cartId: isRefused ? await openCartOf(asking, order) : null,
    isBrokenOff: isRefused && (await wasBrokenOff(db, order.number)),
  });
}

/** For as long as its link is good, whichever way the link came: the thanks page, a mail, a client's token. */
export async function orderSigned(
  { db, orderSecret, now }: Omit<Asking, 'viewer'>,
  { number, signature }: SignedOrder,
  opening: OrderOpening = 'order',
): Promise<Order> {
  if (!isOrderSignature(signature, number, orderSecret, opening)) throw new Refusal('NOT_SIGNED_BY_US');
  const order = await findOrder(db, number);
  if (order === undefined) throw new Refusal('UNKNOWN_ORDER');
  if (!isOrderLinkOpen(order.placedAt, now())) throw new Refusal('ORDER_LINK_ENDED');
  return order;
}

/** For a payment not yet completed; the same payment each time. */
export async function cardPageOf(
  context: Pick<CheckoutContext, 'now' | 'db' | 'publicUrl' | 'orderSecret' | 'cardPayments'>,
  number: string,
): Promise<CardPaymentPage | null> {
  const payment = await selectOpenPayment(context.db, number);
  return payment === undefined ? null : startCardPayment(context, number, payment);
}

/** For the buyer; the caller has checked the signature. */
export async function orderOfBuyer(
  { db, viewer, now }: Pick<CheckoutContext, 'db' | 'viewer' | 'now'>,
  number: string,
): Promise<OrderView | null> {
  const order = await findOrder(db, number);
  return order === undefined ? null : buyersOrderView(order, viewer, now());
}

async function openCartOf({ db }: Asking, { cartId }: Order): Promise<string | null> {
  if (cartId === null) return null;
  return (await ownerOfOpenCart(db, cartId)) === undefined ? null : cartId;
}
