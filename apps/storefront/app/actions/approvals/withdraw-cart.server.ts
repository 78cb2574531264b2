import { redirect } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import { CustomerCartIdDocument, WithdrawCartDocument } from '../../../generated/documents.ts';
import type { RefusedChange } from '../cart/cart-answer.ts';
import { withdrawnSearch } from '../cart/redirect-notice.ts';
import { paths } from '../../addresses/paths.ts';
import { orRefusal } from '../../backend/forms/checked-form.server.ts';
import { backendContext, sessionContext } from '../../backend/request-context.server.ts';

/** « Retirer ma demande »: the cart is one's own again. */
export async function withdrawCart(
  context: Readonly<RouterContextProvider>,
): Promise<Response | RefusedChange> {
  const backend = context.get(backendContext);
  const { shopToken: token } = context.get(sessionContext);
  const { customCustomerCart: cart } = await backend.query(CustomerCartIdDocument, { token });
  const asked = await orRefusal(backend.mutate(WithdrawCartDocument, { cartId: cart.id, tokenId: token }));
  if ('refusal' in asked)
    return { kind: 'refused', intent: null, typed: '', quantities: {}, back: null, ...asked.refusal };
  return redirect(paths.cart() + withdrawnSearch());
}
