import type { DeliveryTermsFragment, ShownCartFragment } from '../../../generated/documents.ts';

/** The viewer's cart, as far as it could be loaded. */
export type LoadedCart =
  | { kind: 'none' }
  | { kind: 'unavailable' }
  | { kind: 'cart'; cart: ShownCartFragment; delivery: DeliveryTermsFragment | null };
