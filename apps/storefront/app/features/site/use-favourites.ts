import { useFrame } from './use-frame.ts';

/** Favourites need a session, and a site that offers them. */
export function useFavourites(): boolean {
  const { viewer, layout } = useFrame();
  return viewer.kind === 'signed-in' && layout.storeConfig?.magento_wishlist_general_is_enabled === '1';
}
