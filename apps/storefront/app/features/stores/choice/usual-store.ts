import type { FrameData, NamedShop } from '../../../backend/frame/frame-data.ts';

/**
 * The store that another choice might replace: then the viewer is asked. A representative chooses for the current
 * purchase only, and is not asked.
 */
export function usualStore({
  currentShop,
  viewer,
}: Pick<FrameData, 'currentShop' | 'viewer'>): NamedShop | null {
  if (viewer.kind === 'signed-in' && viewer.representative !== null) return null;
  return currentShop?.own ?? currentShop;
}
