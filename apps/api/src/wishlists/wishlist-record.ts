import type { Wish } from '@nuancier/domain/cart/cart-line.ts';

/** `updatedAt`: null for the list a customer has before there is one. */
export type WishlistRecord = { id: number; name: string; count: number; updatedAt: Date | null };

/** An article in a list; what makes two of them one is what makes two lines of a cart one. */
export type WishlistItem = Wish & {
  uid: string;
  parentSku: string;
  /** for when the article has left the catalogue */
  name: string;
  description: string | null;
  addedAt: Date;
};
