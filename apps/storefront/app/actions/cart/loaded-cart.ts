import type { DeliveryTermsFragment, ShownCartFragment } from '../../../generated/documents.ts';

/** The cart of whoever asks, as far as it could be had. */
export type LoadedCart =
  | { kind: 'none' }
  | { kind: 'unavailable' }
  | { kind: 'cart'; cart: ShownCartFragment; delivery: DeliveryTermsFragment | null };
