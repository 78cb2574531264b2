import { redirect } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import {
  CartsSetApartDocument,
  CustomerCartIdDocument,
  SetCartApartDocument,
  TakeUpCartDocument,
} from '../../../generated/documents.ts';
import type { CartApartFragment } from '../../../generated/documents.ts';
import type { RefusedChange } from '../cart/cart-answer.ts';
import { apartSearch } from '../cart/redirect-notice.ts';
import { paths } from '../../addresses/paths.ts';
import { formText, orRefusal } from '../../backend/forms/checked-form.server.ts';
import { backendContext, sessionContext, viewerContext } from '../../backend/request-context.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Only sub-accounts have any; the cart page works without them. */
export async function cartsApart(context: Context): Promise<readonly CartApartFragment[]> {
  const viewer = context.get(viewerContext);
  if (viewer.kind !== 'signed-in' || viewer.role !== 'Subaccount') return [];
  const { getCartsSetApart: carts } = await context
    .get(backendContext)
    .query(CartsSetApartDocument, {}, { mayFail: ['getCartsSetApart'] });
  return carts ?? [];
}

/** « Mettre de côté et continuer »: the customer's own cart, whatever the browser's cookie says. */
export async function setCartApart(context: Context): Promise<Response | RefusedChange> {
  const backend = context.get(backendContext);
  const { shopToken: token } = context.get(sessionContext);
  const { customCustomerCart: cart } = await backend.query(CustomerCartIdDocument, { token });
  return told(await orRefusal(backend.mutate(SetCartApartDocument, { cartId: cart.id })), 'mis-de-cote');
}

export async function takeUpCart(context: Context, form: FormData): Promise<Response | RefusedChange> {
  const cartId = formText(form, 'cartId');
  const asked = await orRefusal(context.get(backendContext).mutate(TakeUpCartDocument, { cartId }));
  return told(asked, 'repris');
}

function told(
  asked: Awaited<ReturnType<typeof orRefusal>>,
  done: Parameters<typeof apartSearch>[0],
): Response | RefusedChange {
  if ('refusal' in asked)
    return { kind: 'refused', intent: null, typed: '', quantities: {}, back: null, ...asked.refusal };
  return redirect(paths.cart() + apartSearch(done));
}
