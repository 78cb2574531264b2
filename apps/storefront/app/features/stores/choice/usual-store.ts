import type { FrameData, NamedShop } from '../../../backend/frame/frame-data.ts';

/**
 * The store that another choice might replace: whoever has one is asked. In a customer's name a store is chosen for the
 * purchase at hand, and nobody is asked whose it shall be.
 */
export function usualStore({
  currentShop,
  viewer,
}: Pick<FrameData, 'currentShop' | 'viewer'>): NamedShop | null {
  if (viewer.kind === 'signed-in' && viewer.representative !== null) return null;
  return currentShop?.own ?? currentShop;
}
