import { redirect } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import { CustomerCartIdDocument, SubmitCartDocument } from '../../../generated/documents.ts';
import type { RefusedChange } from '../cart/cart-answer.ts';
import { paths } from '../../addresses/paths.ts';
import { typedQuantities } from '@nuancier/ui/pieces/form/quantity-sheet.ts';
import { takeQuantities } from '../cart/take-quantities.server.ts';
import { formText, orRefusal } from '../../backend/forms/checked-form.server.ts';
import { backendContext, sessionContext } from '../../backend/request-context.server.ts';

/** « Soumettre à la validation »: the customer's own cart, whatever the browser's cookie says. */
export async function submitCart(
  context: Readonly<RouterContextProvider>,
  form: FormData,
): Promise<Response | RefusedChange> {
  const backend = context.get(backendContext);
  const { shopToken: token } = context.get(sessionContext);
  const { customCustomerCart: cart } = await backend.query(CustomerCartIdDocument, { token });
  const comment = formText(form, 'comment').trim();
  const typed = typedQuantities(form);
  const variables = { cartId: cart.id, comment: comment || null, tokenId: token };
  const asked = await orRefusal(
    takeQuantities(context, { cart_id: cart.id, token_id: token }, typed).then(() =>
      backend.mutate(SubmitCartDocument, variables),
    ),
  );
  if ('refusal' in asked) {
    const quantities = Object.fromEntries(typed);
    return { kind: 'refused', intent: null, typed: comment, quantities, back: null, ...asked.refusal };
  }
  return redirect(paths['approval-confirmation']());
}
