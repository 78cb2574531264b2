import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { paths } from '../../../addresses/paths.ts';
import { favouriteStore, forgetFavourite } from './favourite-store.ts';

// One visit, one attempt: a favourite that no longer exists must not be asked for on every page.
let tried: 'no' | 'asked' | 'done' = 'no';

/** Restores the remembered store for a visitor without one, while it is remembered. */
export function useFavouriteStore(currentShop: { code: string } | null): void {
  const { submit, state, data } = useFetcher();
  const hasShop = currentShop !== null;
  useEffect(() => {
    if (hasShop || tried !== 'no') return;
    const code = favouriteStore(new Date());
    if (code === null) return;
    tried = 'asked';
    void submit({ shopCode: code, quiet: '1' }, { method: 'post', action: paths.chooseStore() });
  }, [hasShop, submit]);
  useEffect(() => {
    if (tried !== 'asked' || state !== 'idle' || data === undefined) return;
    tried = 'done';
    if (!hasShop) forgetFavourite();
  }, [state, data, hasShop]);
}
