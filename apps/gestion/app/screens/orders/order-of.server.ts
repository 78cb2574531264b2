import { data } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import { ShopOrderDocument } from '../../../generated/documents.ts';
import type { OrderAtTheDeskFragment } from '../../../generated/documents.ts';
import { backendContext } from '../../backend/request-context.server.ts';

type Act = OrderAtTheDeskFragment['may'][number];

/** The order of the address, or « introuvable »: what is out of one's reach is not there. */
export async function orderOf(
  context: Readonly<RouterContextProvider>,
  number: string,
): Promise<OrderAtTheDeskFragment> {
  const { shopOrder } = await context.get(backendContext).ask(ShopOrderDocument, { number });
  if (shopOrder === null) throw data(null, { status: 404 });
  return shopOrder;
}

export function may(order: Pick<OrderAtTheDeskFragment, 'may'>, act: Act): boolean {
  return order.may.includes(act);
}
