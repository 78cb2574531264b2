// The viewer's cart. Only a cart that is not there is replaced: in a fault the id is kept, and so is the session.
import type { RouterContextProvider } from 'react-router';
import { CreateCartDocument, CustomerCartDocument, GuestCartDocument } from '../../../generated/documents.ts';
import { BackendFault } from '../../backend/backend.server.ts';
import { orMissing } from '../../backend/not-found.server.ts';
import { backendContext, pageContext, sessionContext } from '../../backend/request-context.server.ts';
import { cartCookie } from '../../backend/cart-cookie.server.ts';
import type { LoadedCart } from './loaded-cart.ts';

type Context = Readonly<RouterContextProvider>;

type CartAndCookies = { loaded: LoadedCart; cookies: readonly string[] };

const RETRY_AFTER_MS = 200;
// A cart is worth showing without the terms of delivery.
const besides = { mayFail: ['storeConfig'] } as const;

export async function loadCart(context: Context): Promise<CartAndCookies> {
  try {
    return await onceMore(() => askCart(context));
  } catch (error) {
    if (!(error instanceof BackendFault)) throw error;
    context.get(pageContext).reportFault(error);
    return { loaded: { kind: 'unavailable' }, cookies: [] };
  }
}

async function askCart(context: Context): Promise<CartAndCookies> {
  const { customerToken, shopToken: token, cartId } = context.get(sessionContext);
  const backend = context.get(backendContext);
  if (customerToken !== null) {
    const { customCustomerCart: cart, storeConfig } = await backend.query(
      CustomerCartDocument,
      { token },
      besides,
    );
    return {
      loaded: { kind: 'cart', cart, delivery: storeConfig },
      cookies: cart.id === cartId ? [] : [cartCookie(context, cart.id)],
    };
  }
  if (cartId === null) return { loaded: { kind: 'none' }, cookies: [] };
  const found = await orMissing(backend.query(GuestCartDocument, { id: cartId, token }, besides));
  if (found?.customCart)
    return { loaded: { kind: 'cart', cart: found.customCart, delivery: found.storeConfig }, cookies: [] };
  const { customCreateEmptyCart: id } = await backend.mutate(CreateCartDocument, { token });
  return { loaded: { kind: 'none' }, cookies: [cartCookie(context, id)] };
}

async function onceMore<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof BackendFault)) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    return ask();
  }
}
