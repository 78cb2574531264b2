import type { RouterContextProvider } from 'react-router';
import { AskForQuotationDocument, CustomerCartIdDocument } from '../../../generated/documents.ts';
import { formText } from '../../backend/forms/checked-form.server.ts';
import { backendContext, sessionContext } from '../../backend/request-context.server.ts';

export type AskedFields = { label: string; message: string; wishedOn: string };

export function readAskedFields(form: FormData): AskedFields {
  return {
    label: formText(form, 'label'),
    message: formText(form, 'message'),
    wishedOn: formText(form, 'wishedOn'),
  };
}

/** Of the customer's own cart, whatever the browser's cookie says; the answer is the request's number. */
export async function askForQuotation(
  context: Readonly<RouterContextProvider>,
  { label, message, wishedOn }: AskedFields,
  key: string,
): Promise<string> {
  const backend = context.get(backendContext);
  const { shopToken: tokenId } = context.get(sessionContext);
  const { customCustomerCart: cart } = await backend.query(CustomerCartIdDocument, { token: tokenId });
  const wishes = { label: label || null, message: message || null, wishedOn: wishedOn || null };
  const options = key === '' ? {} : { idempotencyKey: key };
  const { askForQuotation: asked } = await backend.mutate(
    AskForQuotationDocument,
    { cartId: cart.id, tokenId, ...wishes },
    options,
  );
  if (asked === null) throw new Error('The commerce API gave no number for the request');
  return asked.quotation.number;
}
