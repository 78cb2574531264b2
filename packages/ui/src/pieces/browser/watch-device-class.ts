import { deviceClass } from '@nuancier/domain/site/device-class.ts';
import type { DeviceClass } from '@nuancier/domain/site/device-class.ts';

/** A window being dragged changes size many times a second: look once it rests. */
export const RESIZE_RECHECK_MS = 50;

type WatchedWindow = Pick<Window, 'addEventListener' | 'removeEventListener' | 'innerWidth'> & {
  navigator: { userAgent: string };
};

/** Calls back with the class now and 50 ms after each resize; returns the function that stops it. */
export function watchDeviceClass(target: WatchedWindow, onChange: (device: DeviceClass) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => onChange(deviceClass(target.navigator.userAgent, target.innerWidth));
  const onResize = () => {
    clearTimeout(timer);
    timer = setTimeout(look, RESIZE_RECHECK_MS);
  };
  look();
  target.addEventListener('resize', onResize);
  return () => {
    clearTimeout(timer);
    target.removeEventListener('resize', onResize);
  };
}
