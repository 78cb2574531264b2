// What comes back from the cart's address after something was asked of it.
import type { CompatibleProductFragment } from '../../../generated/documents.ts';
import type { CartArticle } from './cart-article.ts';

/** What the add-to-cart panel shows. */
export type AddedArticle = {
  sku: string;
  name: string;
  quantity: number;
  /** Peintures pro, RMS… */
  type: string;
  color: string | null;
  tint: { hex: string; label: string } | null;
  conditioning: string | null;
  picture: string | null;
  /** Null for a viewer who may not see prices. */
  total: string | null;
  compatible: readonly CompatibleProductFragment[];
};

export type CartIntent =
  | 'add'
  | 'add-mix'
  | 'tester'
  | 'restore'
  | 'update'
  | 'update-all'
  | 'checkout'
  | 'ask-quotation'
  | 'remove'
  | 'clear'
  | 'coupon'
  | 'remove-coupon';

export type RefusedChange = {
  kind: 'refused';
  intent: CartIntent | null;
  message: string;
  /** The message's English original where the specification has one. */
  key: string | null;
  /** What was typed; for a cart's lines, the quantities by line. */
  typed: string;
  quantities: Readonly<Record<string, string>>;
  /** The page one came from, for those who were led away from it. */
  back: string | null;
};

export type CartAnswer =
  /** `others`: packs that went in with it. */
  | { kind: 'added'; added: AddedArticle; others: readonly AddedArticle[] }
  | { kind: 'restored' | 'changed' | 'cleared' | 'coupon-applied' | 'coupon-removed' }
  | { kind: 'removed'; name: string; article: CartArticle }
  /** The numbers that were typed are in the cart: it can be ordered. */
  | { kind: 'ready' }
  /** Or a quotation of it asked for. */
  | { kind: 'ready-to-ask' }
  /** The line or the cart is no longer there: changed from elsewhere. */
  | { kind: 'gone' }
  | RefusedChange;
