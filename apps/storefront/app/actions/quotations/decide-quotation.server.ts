import type { RouterContextProvider } from 'react-router';
import {
  ConvertQuotationDocument,
  DeclineQuotationDocument,
  WithdrawQuotationRequestDocument,
} from '../../../generated/documents.ts';
import { cartCookie } from '../../backend/cart-cookie.server.ts';
import { backendContext, sessionContext } from '../../backend/request-context.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Its articles go into the customer's cart; the answer is the cookie that names the cart. */
export async function takeQuotation(context: Context, quoteId: string): Promise<string> {
  const { shopToken: tokenId } = context.get(sessionContext);
  const { convertQuoteToOrder: taken } = await context
    .get(backendContext)
    .mutate(ConvertQuotationDocument, { quoteId, tokenId });
  if (taken === null) throw new Error('The commerce API gave no cart for the quotation');
  return cartCookie(context, taken.cart.id);
}

export async function declineQuotation(context: Context, quoteId: string, reason: string): Promise<void> {
  await context.get(backendContext).mutate(DeclineQuotationDocument, { quoteId, reason: reason || null });
}

/** Before it is answered. */
export async function withdrawRequest(context: Context, number: string): Promise<void> {
  await context.get(backendContext).mutate(WithdrawQuotationRequestDocument, { number });
}
