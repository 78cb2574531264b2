import { useFrame } from './use-frame.ts';

/** Whoever is signed in has favourites, on a site that offers them. */
export function useFavourites(): boolean {
  const { viewer, layout } = useFrame();
  return viewer.kind === 'signed-in' && layout.storeConfig?.magento_wishlist_general_is_enabled === '1';
}
