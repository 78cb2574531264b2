// « Ma teinte » as this browser has it written down, unread: every page watches it, few need to read it.
import { inBrowserStorage } from '@nuancier/ui/pieces/browser/browser-storage.ts';

/** Where it is kept, and the event of this window that tells of another. */
export const TINT_KEY = 'nuancier-teinte';

export const storedTint = () => inBrowserStorage((storage) => storage.getItem(TINT_KEY));

export function watchStoredTint(listener: () => void): () => void {
  window.addEventListener(TINT_KEY, listener);
  return () => window.removeEventListener(TINT_KEY, listener);
}
