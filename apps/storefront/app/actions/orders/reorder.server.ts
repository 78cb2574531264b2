// The lines of an order, put into the customer's cart again at today's prices.
import type { RouterContextProvider } from 'react-router';
import { ReorderDocument } from '../../../generated/documents.ts';
import { cartCookie } from '../../backend/cart-cookie.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';

export type Reordered = {
  added: number;
  /** what could not be added, and why */
  refused: readonly string[];
  cookie: string | null;
};

/** `lines`: their ids; null means all of them. */
export async function reorder(
  context: Readonly<RouterContextProvider>,
  number: string,
  lines: string[] | null,
): Promise<Reordered> {
  const { reorderItems: answer } = await context
    .get(backendContext)
    .mutate(ReorderDocument, { number, lines });
  const refused = (answer?.userInputErrors ?? []).flatMap((error) =>
    error ? [`${error.product_name}\u00a0: ${error.message}`] : [],
  );
  return {
    added: answer?.added ?? 0,
    refused,
    cookie: answer ? cartCookie(context, answer.cart.id) : null,
  };
}
