// What was bought before, put into the customer's cart again at today's prices.
import type { RouterContextProvider } from 'react-router';
import { ReorderDocument, ReorderTintDocument } from '../../../generated/documents.ts';
import type { ReorderedFragment } from '../../../generated/documents.ts';
import { cartCookie } from '../../backend/cart-cookie.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';

type Context = Readonly<RouterContextProvider>;

export type Reordered = {
  added: number;
  /** what could not be added, and why */
  refused: readonly string[];
  cookie: string | null;
};

/** The lines of an order. `lines`: their ids; null means all of them. */
export async function reorder(context: Context, number: string, lines: string[] | null): Promise<Reordered> {
  const asked = await context.get(backendContext).mutate(ReorderDocument, { number, lines });
  return told(context, asked.reorderItems);
}

/** One of « Mes teintes », as it was ordered last. */
export async function reorderTint(context: Context, uid: string): Promise<Reordered> {
  const asked = await context.get(backendContext).mutate(ReorderTintDocument, { uid });
  return told(context, asked.reorderTint);
}

function told(context: Context, answer: ReorderedFragment | null): Reordered {
  const refused = (answer?.userInputErrors ?? []).flatMap((error) =>
    error ? [`${error.product_name}\u00a0: ${error.message}`] : [],
  );
  return {
    added: answer?.added ?? 0,
    refused,
    cookie: answer ? cartCookie(context, answer.cart.id) : null,
  };
}
