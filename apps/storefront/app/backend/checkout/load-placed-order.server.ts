// An order just placed, by its number and signature. What else the address says is nobody's word.
import type { RouterContextProvider } from 'react-router';
import { PlacedOrderDocument, PlacedOrderStoreDocument } from '../../../generated/documents.ts';
import { orMissing } from '../not-found.server.ts';
import { backendContext } from '../request-context.server.ts';

export async function loadPlacedOrder(context: Readonly<RouterContextProvider>, request: Request) {
  const parameters = new URL(request.url).searchParams;
  const number = parameters.get('order');
  const signature = parameters.get('signature');
  if (!number || !signature || number.length > 32 || signature.length > 200) return null;
  const backend = context.get(backendContext);
  const order = (await orMissing(backend.query(PlacedOrderDocument, { number, signature })))?.placedOrder;
  if (!order) return null;
  const { store } = await backend.query(
    PlacedOrderStoreDocument,
    { code: order.shop_code },
    { mayFail: ['store'] },
  );
  return { order, store: store ?? null };
}
