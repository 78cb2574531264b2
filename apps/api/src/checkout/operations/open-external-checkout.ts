import type { ExternalCheckout } from '@nuancier/contract/api-types.ts';
import { findCart } from '../../cart/cart.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { allow } from '../../rate-limit/rate-limit.ts';
import { cartReader } from '../steps/change-checkout.ts';
import { drawCode } from '../external/external-checkout-codes.ts';

const MOST_A_MINUTE = 20;

/** Only for a cart of one's own that holds something. */
export async function openExternalCheckout(
  context: CheckoutContext,
  cartId: string,
): Promise<ExternalCheckout> {
  const { db, externalCheckout, viewer, sessionToken } = context;
  if (externalCheckout === undefined) throw new Refusal('NO_EXTERNAL_CHECKOUT');
  const now = context.now();
  const { cart, lines } = await findCart(db, cartReader(context), cartId);
  if (lines.length === 0) throw new Refusal('CHECKOUT_CART_EMPTY');
  if (cart.state === 'frozen') throw new Refusal('CART_FROZEN');
  const limit = { name: 'external-checkout', key: cart.id, most: MOST_A_MINUTE, perMs: 60_000 };
  if (!(await allow(db, limit, now))) throw new Refusal('TOO_MANY_ATTEMPTS');
  const isCustomer = viewer.kind === 'customer' && cart.customerId !== null;
  const token = isCustomer ? (sessionToken ?? null) : null;
  const url = new URL(externalCheckout.url);
  url.searchParams.set('code', await drawCode(db, { cartId: cart.id, sessionToken: token, now }));
  return { url: url.href };
}
