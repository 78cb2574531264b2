// What somebody has switched off on this device. On, unless it was.
import { useSyncExternalStore } from 'react';
import { inBrowserStorage } from '@nuancier/ui/pieces/browser/browser-storage.ts';

const KEPT = { singleKeys: 'nuancier-gestion-touches', sounds: 'nuancier-gestion-sons' } as const;
const OFF = 'non';

export type DeviceChoice = keyof typeof KEPT;

const listeners = new Set<() => void>();
/** Where the browser keeps nothing, it holds until the page is closed. */
const here = new Map<DeviceChoice, boolean>();

export function isOn(choice: DeviceChoice): boolean {
  return inBrowserStorage((storage) => storage.getItem(KEPT[choice]) !== OFF) ?? here.get(choice) ?? true;
}

export function turn(choice: DeviceChoice, on: boolean): void {
  here.set(choice, on);
  inBrowserStorage((storage) => (on ? storage.removeItem(KEPT[choice]) : storage.setItem(KEPT[choice], OFF)));
  for (const listener of listeners) listener();
}

/** At once in every tab. */
export function useDeviceChoice(choice: DeviceChoice): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOn(choice),
    () => true,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
