import type { RouterContextProvider } from 'react-router';
import { CartQuantitiesDocument, UpdateCartLineDocument } from '../../../generated/documents.ts';
import { changedQuantities } from '@nuancier/ui/pieces/form/quantity-sheet.ts';
import { BackendRefusal } from '../../backend/backend.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { cartAnswerCopy } from './cart-answer-copy.ts';

/** Quantities as typed in the cart's lines; an invalid one changes nothing at all. */
export async function takeQuantities(
  context: Readonly<RouterContextProvider>,
  { cart_id, token_id }: { cart_id: string; token_id: string | null },
  typed: ReadonlyMap<string, string>,
): Promise<void> {
  const backend = context.get(backendContext);
  if (typed.size === 0) return;
  const { customCart: cart } = await backend.query(CartQuantitiesDocument, { id: cart_id, token: token_id });
  const lines = (cart?.items ?? []).flatMap((line) =>
    line ? [{ key: line.uid, name: line.name, quantity: line.quantity }] : [],
  );
  const { changed, bad } = changedQuantities(typed, lines);
  if (bad.length > 0) throw new BackendRefusal([{ message: cartAnswerCopy.articleFaults['bad-quantity'] }]);
  if (changed.length === 0) return;
  const cart_items = changed.map(({ key, quantity }) => ({ cart_item_uid: key, quantity }));
  await backend.mutate(UpdateCartLineDocument, { input: { cart_id, token_id, cart_items } });
}
