// Whether the shop's own button may put a product into the cart. The API judges again.
import { accept, refuse } from '../refusal.ts';
import type { Verdict } from '../refusal.ts';

export type AddableProduct = {
  /** Magento's name of its type: SimpleProduct, ConfigurableProduct… */
  type: string;
  stockStatus: 'IN_STOCK' | 'OUT_OF_STOCK' | null;
  /** how many are left where the stock is limited; null otherwise */
  onlyLeft: number | null;
};

export type AddRefusal = 'unsupported-type' | 'no-variant' | 'no-stock-status' | 'not-enough';

const SUPPORTED_TYPES = ['SimpleProduct', 'ConfigurableProduct'] as const;

export type SupportedType = (typeof SUPPORTED_TYPES)[number];

/** The kinds of product that can be sold: one list for the button and for the API. */
export function isSupportedType(type: string): type is SupportedType {
  return SUPPORTED_TYPES.some((supported) => supported === type);
}

/** `variant`: the article chosen of a configurable product. */
export function canAddToCart(
  { type, stockStatus, onlyLeft }: AddableProduct,
  wish: { quantity: number; variant: string | null },
): Verdict<null, AddRefusal> {
  if (!isSupportedType(type)) return refuse('unsupported-type');
  if (type === 'ConfigurableProduct') return wish.variant === null ? refuse('no-variant') : accept(null);
  if (stockStatus === null) return refuse('no-stock-status');
  return onlyLeft !== null && wish.quantity > onlyLeft ? refuse('not-enough') : accept(null);
}
