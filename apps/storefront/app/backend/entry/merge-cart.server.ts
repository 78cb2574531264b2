// After sign-in: what a visitor had put together goes into the customer's own cart.
import type { RouterContextProvider } from 'react-router';
import { CustomerCartIdDocument, MergeCartsDocument } from '../../../generated/documents.ts';
import type { MergeCartsMutation } from '../../../generated/documents.ts';
import { BackendRefusal } from '../backend.server.ts';
import { backendContext, pageContext, sessionContext } from '../request-context.server.ts';
import type { Flash } from '../flash-copy.ts';

type Merged = {
  /** the cart to continue with; null when even the customer's own could not be loaded */
  cartId: string | null;
  /** lines left behind are reported, never dropped silently */
  says: readonly Flash[];
};

/** In the new session; a failing merge must not prevent signing in. */
export async function mergeCart(context: Readonly<RouterContextProvider>, source: string): Promise<Merged> {
  const backend = context.get(backendContext);
  const { reportFault } = context.get(pageContext);
  const { shopToken: token } = context.get(sessionContext);
  const own = await backend
    .query(CustomerCartIdDocument, { token }, { keepsSession: true })
    .then(({ customCustomerCart: cart }) => cart.id)
    .catch((trouble: unknown) => {
      reportFault(trouble);
      return null;
    });
  // A session that is renewed finds the cart it had.
  if (own === source) return { cartId: own, says: [] };
  try {
    const { mergeCarts: merged } = await backend.mutate(
      MergeCartsDocument,
      { source },
      { keepsSession: true },
    );
    return { cartId: merged.id, says: saidOf(merged.notices) };
  } catch (trouble) {
    return { cartId: own, says: leftBehind(trouble) };
  }

  /** A cart that is gone or foreign was not left behind: no message. */
  function leftBehind(trouble: unknown): Flash[] {
    if (trouble instanceof BackendRefusal && trouble.category === 'graphql-no-such-entity') return [];
    if (trouble instanceof BackendRefusal && trouble.keys.includes('CART_FROZEN')) return ['cart-frozen'];
    reportFault(trouble);
    return ['cart-not-merged'];
  }
}

type Notices = MergeCartsMutation['mergeCarts']['notices'];

const said: Readonly<Partial<Record<Notices[number]['code'], Flash>>> = {
  CARTS_MERGED: 'cart-found-again',
  QUANTITY_CAPPED: 'cart-lines-capped',
  LINE_NOT_MERGED: 'cart-lines-capped',
};

function saidOf(notices: Notices): Flash[] {
  return [...new Set(notices.flatMap(({ code }) => said[code] ?? []))];
}
