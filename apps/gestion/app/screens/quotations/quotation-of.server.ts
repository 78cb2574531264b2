import { data } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import { ShopQuotationDocument } from '../../../generated/documents.ts';
import type { WrittenQuotationFragment } from '../../../generated/documents.ts';
import { backendContext } from '../../backend/request-context.server.ts';

/** The quotation of the address, or « introuvable »: what is out of one's reach is not there. */
export async function quotationOf(
  context: Readonly<RouterContextProvider>,
  number: string,
): Promise<WrittenQuotationFragment> {
  const { shopQuotation } = await context.get(backendContext).ask(ShopQuotationDocument, { number });
  if (shopQuotation === null) throw data(null, { status: 404 });
  return shopQuotation;
}
