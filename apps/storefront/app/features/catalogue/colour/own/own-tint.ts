// « Ma teinte » in this browser: read after hydration, so that pages stay the same for everybody.
import { ownTintText, readOwnTint } from '@nuancier/domain/catalogue/colour/tints/own-tint.ts';
import type { OwnTint } from '@nuancier/domain/catalogue/colour/tints/own-tint.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { inBrowserStorage } from '@nuancier/ui/pieces/browser/browser-storage.ts';
import { storedTint, TINT_KEY, watchStoredTint } from './stored-tint.ts';

export function useOwnTint(): OwnTint | null {
  return useSyncExternalStore(watchStoredTint, ownTint, () => null);
}

export type KeptTint = Pick<OwnTint, 'code' | 'name' | 'hex'>;

export function keepTint({ code, name, hex }: KeptTint): void {
  const before = ownTint();
  if (before?.code === code && before.hex === hex && before.name === name) return;
  const text = ownTintText({ code, name, hex, chosenAt: new Date().toISOString() });
  tell((storage) => storage.setItem(TINT_KEY, text));
}

export function forgetTint(): void {
  tell((storage) => storage.removeItem(TINT_KEY));
}

/** A page on which the tint is chosen. */
export function useKeptTint(tint: KeptTint | null): void {
  const { code = null, name = '', hex = '' } = tint ?? {};
  useEffect(() => {
    if (hex !== '') keepTint({ code, name, hex });
  }, [code, name, hex]);
}

let read: { text: string | null; tint: OwnTint | null } = { text: null, tint: null };

/** The same object as long as the same is written down. */
function ownTint(): OwnTint | null {
  const text = storedTint();
  if (text !== read.text) read = { text, tint: readOwnTint(text, new Date()) };
  return read.tint;
}

function tell(write: (storage: Storage) => void): void {
  inBrowserStorage(write);
  window.dispatchEvent(new Event(TINT_KEY));
}
