// « Ma teinte » in this browser: read after hydration, so that pages stay the same for everybody.
import { inBrowserStorage } from '../../../../ui/browser/browser-storage.ts';
import { ownTintText, readOwnTint } from '@nuancier/domain/catalogue/colour/tints/own-tint.ts';
import type { OwnTint } from '@nuancier/domain/catalogue/colour/tints/own-tint.ts';
import { useEffect, useSyncExternalStore } from 'react';

const STORED_UNDER = 'nuancier-teinte';

let known: OwnTint | null | undefined;
const listeners = new Set<() => void>();

export function useOwnTint(): OwnTint | null {
  return useSyncExternalStore(subscribe, ownTint, () => null);
}

export type KeptTint = Pick<OwnTint, 'code' | 'name' | 'hex'>;

export function keepTint({ code, name, hex }: KeptTint): void {
  const before = ownTint();
  if (before?.code === code && before.hex === hex && before.name === name) return;
  tell({ code, name, hex, chosenAt: new Date().toISOString() });
}

export function forgetTint(): void {
  tell(null);
}

/** A page on which the tint is chosen. */
export function useKeptTint(tint: KeptTint | null): void {
  const { code = null, name = '', hex = '' } = tint ?? {};
  useEffect(() => {
    if (hex !== '') keepTint({ code, name, hex });
  }, [code, name, hex]);
}

function ownTint(): OwnTint | null {
  known ??= readOwnTint(
    inBrowserStorage((storage) => storage.getItem(STORED_UNDER)),
    new Date(),
  );
  return known;
}

function tell(tint: OwnTint | null): void {
  known = tint;
  inBrowserStorage((storage) =>
    tint === null ? storage.removeItem(STORED_UNDER) : storage.setItem(STORED_UNDER, ownTintText(tint)),
  );
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
