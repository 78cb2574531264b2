// What the cart's address answers, for its page and for the panel.
import type {
  CartLineFragment,
  DeliveryTermsFragment,
  ShownCartFragment,
} from '../../../../generated/documents.ts';
import type { PriceView } from '../../../backend/viewer/price-view.ts';
import { cartNotesOf } from '../cart-notes-of.ts';
import type { LoadedCart } from '../../../actions/cart/loaded-cart.ts';

export type CartPage =
  | { kind: 'unavailable' | 'empty'; notes: readonly string[] }
  | {
      kind: 'filled';
      cart: ShownCartFragment;
      lines: readonly CartLineFragment[];
      notes: readonly string[];
      view: PriceView;
      delivery: DeliveryTermsFragment | null;
    };

export function cartPage(loaded: LoadedCart, view: PriceView): CartPage {
  if (loaded.kind === 'unavailable') return { kind: 'unavailable', notes: [] };
  if (loaded.kind === 'none') return { kind: 'empty', notes: [] };
  const { cart, delivery } = loaded;
  const lines = (cart.items ?? []).flatMap((item) => (item === null ? [] : [item]));
  const notes = cartNotesOf(cart);
  return lines.length === 0
    ? { kind: 'empty', notes }
    : { kind: 'filled', cart, lines, notes, view, delivery };
}
