// The frame's share in the cart: which one to count, and the id to keep.
import type { RouterContextProvider } from 'react-router';
import type { LayoutQuery, LayoutQueryVariables } from '../../../generated/documents.ts';
import { sessionContext } from '../request-context.server.ts';
import type { Session } from '../session.server.ts';
import { cartCookie } from './cart-cookie.server.ts';

type CartQuestion = Pick<LayoutQueryVariables, 'hasCart' | 'cartId' | 'hasCustomerCart'>;

/** A visitor without a cart is asked nothing: that page is the same for all. */
export function cartQuestion({ cartId, customerToken }: Session): CartQuestion {
  if (cartId !== null) return { hasCart: true, cartId };
  return { hasCustomerCart: customerToken !== null };
}

export function cartCount({ cartTotalQty: known, customCustomerCart: own }: LayoutQuery): number {
  return known ?? own?.total_quantity ?? 0;
}

export function cartCookies(
  { customCustomerCart: own }: LayoutQuery,
  context: Readonly<RouterContextProvider>,
): string[] {
  return own && own.id !== context.get(sessionContext).cartId ? [cartCookie(context, own.id)] : [];
}
