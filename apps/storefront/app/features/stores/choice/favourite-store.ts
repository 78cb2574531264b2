// The store this browser chose last. It is kept for six months and never leaves the browser unasked.
import { inBrowserStorage } from '@nuancier/ui/pieces/browser/browser-storage.ts';
import { isFreshFavourite } from '@nuancier/domain/stores/favourite-store.ts';

const STORED_UNDER = 'nuancier-magasin';

export function keepFavourite(code: string, now: Date): void {
  inBrowserStorage((storage) => storage.setItem(STORED_UNDER, `${code}\n${now.toISOString()}`));
}

/** The code of the favourite, unless there is none or it is too old. */
export function favouriteStore(now: Date): string | null {
  const [code = '', chosenAt = ''] = (
    inBrowserStorage((storage) => storage.getItem(STORED_UNDER)) ?? ''
  ).split('\n');
  return code !== '' && isFreshFavourite({ code, chosenAt }, now) ? code : null;
}

export function forgetFavourite(): void {
  inBrowserStorage((storage) => storage.removeItem(STORED_UNDER));
}
