// After sign-in: what a visitor had put together goes into the customer's own cart.
import type { RouterContextProvider } from 'react-router';
import { CustomerCartIdDocument, MergeCartsDocument } from '../../../generated/documents.ts';
import { openBackendContext, pageContext, sessionContext } from '../request-context.server.ts';
import { dropCookie } from '../session.server.ts';
import { cartCookie } from './cart-cookie.server.ts';

/** The cookie of the cart to go on with; nobody is kept from signing in by a cart. */
export async function mergeCart(
  context: Readonly<RouterContextProvider>,
  customerToken: string,
): Promise<string[]> {
  const session = { ...context.get(sessionContext), customerToken };
  const { cartId: source, shopToken: token } = session;
  if (source === null) return [];
  const { reportFault, secureCookies: secure } = context.get(pageContext);
  const backend = context.get(openBackendContext)(session);
  const told = (error: unknown) => {
    reportFault(error);
    return null;
  };
  const merged = await backend.mutate(MergeCartsDocument, { source }, { keepsSession: true }).catch(told);
  if (merged) return [cartCookie(context, merged.mergeCarts.id)];
  const own = await backend.query(CustomerCartIdDocument, { token }, { keepsSession: true }).catch(told);
  return [own ? cartCookie(context, own.customCustomerCart.id) : dropCookie('vsf-cart', { secure })];
}
