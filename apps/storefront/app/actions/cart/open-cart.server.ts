import type { RouterContextProvider } from 'react-router';
import { CreateCartDocument } from '../../../generated/documents.ts';
import { orMissing } from '../../backend/not-found.server.ts';
import { backendContext, sessionContext } from '../../backend/request-context.server.ts';
import { cartCookie } from '../../backend/cart-cookie.server.ts';

type Context = Readonly<RouterContextProvider>;

export type Written<Answer> = { answer: Answer; cookies: readonly string[] };

/** Writes into the cart the browser knows; into a new one, or the customer's own, where there is none any more. */
export async function intoCart<Answer>(
  context: Context,
  write: (cartId: string) => Promise<Answer>,
): Promise<Written<Answer>> {
  const { cartId } = context.get(sessionContext);
  const answer = cartId === null ? null : await orMissing(write(cartId));
  if (cartId !== null && answer !== null) return { answer, cookies: [cartCookie(context, cartId)] };
  const { shopToken: token } = context.get(sessionContext);
  const { customCreateEmptyCart: id } = await context
    .get(backendContext)
    .mutate(CreateCartDocument, { token });
  return { answer: await write(id), cookies: [cartCookie(context, id)] };
}
