// How much the viewer's cart holds. Asked beside the frame: without an answer the badge is missing, not the page.
import type { RouterContextProvider } from 'react-router';
import { CartBadgeDocument, CustomerCartBadgeDocument } from '../../../generated/documents.ts';
import { BackendRefusal } from '../backend.server.ts';
import { backendContext, pageContext, sessionContext, viewerContext } from '../request-context.server.ts';
import { cartCookie } from '../cart-cookie.server.ts';

type Context = Readonly<RouterContextProvider>;

export type CartBadge = { count: number; cookies: readonly string[] };

const none: CartBadge = { count: 0, cookies: [] };

/** A visitor without a cart is asked nothing: that page is the same for all. */
export async function cartBadge(context: Context): Promise<CartBadge> {
  // Read anonymously, the customer's cart would not be found: the remembered count stays.
  if (context.get(viewerContext).kind === 'unknown') return none;
  const { cartId, customerToken } = context.get(sessionContext);
  const known = cartId === null ? null : await orNothing(context, countOf(context, cartId));
  if (known !== null) return { count: known, cookies: [] };
  return customerToken === null ? none : ((await orNothing(context, ownCart(context))) ?? none);
}

async function countOf(context: Context, cartId: string): Promise<number> {
  const { cartTotalQty } = await context
    .get(backendContext)
    .query(CartBadgeDocument, { cartId }, { keepsSession: true });
  return cartTotalQty;
}

async function ownCart(context: Context): Promise<CartBadge> {
  const { shopToken: token } = context.get(sessionContext);
  const { customCustomerCart: cart } = await context
    .get(backendContext)
    .query(CustomerCartBadgeDocument, { token }, { keepsSession: true });
  return { count: cart.total_quantity, cookies: [cartCookie(context, cart.id)] };
}

/** A missing cart is expected; other failures are logged. */
function orNothing<Answer>(context: Context, asked: Promise<Answer>): Promise<Answer | null> {
  return asked.catch((error: unknown) => {
    if (!(error instanceof BackendRefusal)) context.get(pageContext).reportFault(error);
    return null;
  });
}
