// The lines of an order, put into the customer's cart again at today's prices.
import type { RouterContextProvider } from 'react-router';
import { OrderPageDocument, ReorderCartDocument, ReorderDocument } from '../../../generated/documents.ts';
import type { OrderLineFieldsFragment } from '../../../generated/documents.ts';
import { backendContext, pageContext, sessionContext } from '../request-context.server.ts';
import { setCookie } from '../session.server.ts';

export type Reordered = {
  /** what could not be added, and why */
  refused: readonly string[];
  added: number;
  cookie: string;
};

/** `chosen`: ids of lines, or all of them. Null when nothing was chosen. */
export async function reorder(
  context: Readonly<RouterContextProvider>,
  number: string,
  chosen: 'all' | readonly string[],
): Promise<Reordered | null> {
  const backend = context.get(backendContext);
  const { shopToken: token } = context.get(sessionContext);
  const [{ customerOrder }, { customCustomerCart: cart }] = await Promise.all([
    backend.query(OrderPageDocument, { number }),
    backend.query(ReorderCartDocument, { token }),
  ]);
  const lines = (customerOrder.items ?? []).flatMap((line) =>
    line && (chosen === 'all' || chosen.includes(line.id)) ? [line] : [],
  );
  if (lines.length === 0) return null;
  const cartItems = lines.map(wantedAgain);
  const { addProductsToCart: answer } = await backend.mutate(ReorderDocument, { cartId: cart.id, cartItems });
  const refused = (answer?.user_errors ?? []).map((error) => nameOf(lines, error.sku, error.message));
  const { secureCookies: secure } = context.get(pageContext);
  return {
    refused,
    added: lines.length - refused.length,
    cookie: setCookie('vsf-cart', cart.id, { secure }),
  };
}

function wantedAgain(line: OrderLineFieldsFragment) {
  const { tint } = line;
  return {
    sku: line.product_sku,
    quantity: line.quantity_ordered ?? 1,
    ...(tint
      ? {
          entered_options: [
            { uid: 'customColorExa', value: tint.customColorExa },
            ...(tint.customerColorLabel
              ? [{ uid: 'customerColorLabel', value: tint.customerColorLabel }]
              : []),
            ...(tint.code ? [{ uid: 'tint_code', value: tint.code }] : []),
          ],
        }
      : {}),
  };
}

function nameOf(lines: readonly OrderLineFieldsFragment[], sku: string | null, message: string): string {
  const name = lines.find((line) => line.product_sku === sku)?.product_name;
  return name ? `${name}\u00a0: ${message}` : message;
}
