import type { WishlistsContext } from './wishlists-context.ts';
import { Refusal } from '../refusals/refusal.ts';

/** A site may do without favourites: nothing is read then, and every change refused. */
export function areOffered({ site }: Pick<WishlistsContext, 'site'>): boolean {
  return site.settings.magento_wishlist_general_is_enabled === '1';
}

export function offered<Asked extends Pick<WishlistsContext, 'site'>>(context: Asked): Asked {
  if (!areOffered(context)) throw new Refusal('WISHLISTS_OFF');
  return context;
}
