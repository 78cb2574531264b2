import { wishlistCopy } from './copy.ts';
import type { ListName } from '../../actions/wishlists/wishlist-answer.ts';

/** A colleague's list goes by its owner too: two people may give theirs the same name. */
export function listLabel({ name, own, owner }: ListName): string {
  return own ? name : wishlistCopy.ofColleague(name, owner);
}
