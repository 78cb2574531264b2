import { data } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import { ShopReturnDocument } from '../../../generated/documents.ts';
import type { ReturnAtTheDeskFragment } from '../../../generated/documents.ts';
import { backendContext } from '../../backend/request-context.server.ts';

/** The return of the address, or « introuvable »: what is out of one's reach is not there. */
export async function returnOf(
  context: Readonly<RouterContextProvider>,
  id: string,
): Promise<ReturnAtTheDeskFragment> {
  const { shopReturn } = await context.get(backendContext).ask(ShopReturnDocument, { id });
  if (shopReturn === null) throw data(null, { status: 404 });
  return shopReturn;
}
