import type { Order as OrderShape } from '@nuancier/contract/api-types.ts';
import * as v from 'valibot';
import { MINUTE_MS } from '@nuancier/domain/durations.ts';
import { noteShownTotal } from '../../cart/cart.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { allowAll } from '../../rate-limit/rate-limit.ts';
import { writeCheckout } from '../steps/checkout-store.ts';
import { answeredBefore, refuseOddKey } from '../../request/answered-before.ts';
import { keepAnswer } from '../../request/idempotency-store.ts';
import { orderSignature } from '../../request/order-signature.ts';
import { selectOpenPayment } from '../payment/payment-store.ts';
import { placeCart } from '../placing/place-cart.ts';
import type { PlacedCart } from '../placing/place-cart.ts';
import { startCardPayment } from '../payment/start-card-payment.ts';

export type PlaceArgs = { cartId: string; shownTotal: number | null | undefined };

const Cached = v.object({ number: v.string() });

export type PlacedAnswer = { order: OrderShape; errors: [] };

export async function placeOrder(context: CheckoutContext, args: PlaceArgs): Promise<PlacedAnswer> {
  await refuseHaste(context, args.cartId);
  const { number, payment } = await placeOnce(context, args);
  return {
    order: {
      order_number: number,
      signature: orderSignature(number, context.orderSecret),
      card_payment: payment && (await startCardPayment(context, number, payment)),
    },
    errors: [],
  };
}

/** The key is claimed in the order's own transaction: it is kept if, and only if, the order is. */
async function placeOnce(
  context: Pick<
    CheckoutContext,
    'now' | 'viewer' | 'shopToken' | 'idempotencyKey' | 'db' | 'site' | 'cardPayments' | 'contactEmail'
  >,
  args: PlaceArgs,
): Promise<PlacedCart> {
  const { db, idempotencyKey: key } = context;
  refuseOddKey(key);
  const shownCents = args.shownTotal == null ? null : Math.round(args.shownTotal * 100);
  const wanted = { cartId: args.cartId, shownCents };
  try {
    return await db.transaction().execute(async (transaction) => {
      const actor = actorOf(context);
      const answered =
        key === undefined ? null : await placedBefore(transaction, context, { actor, key, wanted });
      if (answered !== null)
        return { number: answered, payment: (await selectOpenPayment(transaction, answered)) ?? null };
      const placed = await placeCart(transaction, context, wanted);
      if (key !== undefined) await keepAnswer(transaction, actor, key, { number: placed.number });
      return placed;
    });
  } catch (trouble) {
    // The buyer knows now that its wish is lost: asked again, it is ordered as soon as possible.
    if (trouble instanceof Refusal && trouble.code === 'WISH_LOST')
      await writeCheckout(db, args.cartId, { wish: null });
    // The refusal shows the new total: from now on it counts as shown.
    if (trouble instanceof Refusal && trouble.total !== undefined)
      await noteShownTotal(db, args.cartId, Math.round(trouble.total * 100));
    throw trouble;
  }
}

type Wanted = { cartId: string; shownCents: number | null };

async function placedBefore(
  db: DatabaseTransaction,
  { now }: Pick<CheckoutContext, 'now'>,
  { actor, key, wanted }: { actor: string; key: string; wanted: Wanted },
): Promise<string | null> {
  const { cartId, shownCents } = wanted;
  const kept = await answeredBefore(db, { actor, key, asked: [cartId, shownCents], now: now() });
  return kept === undefined ? null : v.parse(Cached, kept).number;
}

/** Visitors share one scope: the stored request hash covers the cart's id, which is unique. */
function actorOf({ viewer }: Pick<CheckoutContext, 'viewer'>): string {
  return viewer.kind === 'customer' ? `customer ${viewer.customerId}` : 'visitor';
}

/** A buyer may try again; a machine that tries cards or carts may not go on. */
async function refuseHaste(
  { db, viewer, clientAddress, now }: Pick<CheckoutContext, 'db' | 'viewer' | 'clientAddress' | 'now'>,
  cartId: string,
): Promise<void> {
  const who = viewer.kind === 'customer' ? `customer ${viewer.customerId}` : `cart ${cartId}`;
  const counted = [
    { name: 'place-order', key: who, most: 30, perMs: MINUTE_MS },
    { name: 'place-order-address', key: clientAddress, most: 300, perMs: MINUTE_MS },
  ];
  if (!(await allowAll(db, counted, now()))) throw new Refusal('TOO_MANY_ATTEMPTS');
}
