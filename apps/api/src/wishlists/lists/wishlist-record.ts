import type { Wish } from '@nuancier/domain/cart/cart-line.ts';
import type { ListShare, ListAccess } from '@nuancier/domain/wishlists/list-share.ts';

/** A list as one reader finds it. */
export type WishlistRecord = {
  id: number;
  name: string;
  count: number;
  /** null for the list a customer has before there is one */
  updatedAt: Date | null;
  ownerId: number;
  ownerName: string;
  /** the owner's account is closed */
  ownerLeft: boolean;
  share: ListShare;
  access: ListAccess;
};

/** An article in a list; what makes two of them one is what makes two lines of a cart one. */
export type WishlistItem = Wish & {
  uid: string;
  parentSku: string;
  /** for when the article has left the catalogue */
  name: string;
  description: string | null;
  addedAt: Date;
};
