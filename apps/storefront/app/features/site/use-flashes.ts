import { useEffect } from 'react';
import { sendNotice } from '../../ui/notices-store.ts';
import { flashCopy, isFlash } from './copy.ts';
import type { Flash } from './frame-data.ts';

/** What the server left to be told once: shown until it is dismissed. */
export function useFlashes(flashes: readonly Flash[]): void {
  const told = flashes.join('.');
  useEffect(() => {
    for (const flash of told.split('.').filter(isFlash))
      sendNotice({ type: flashCopy[flash].type, persist: true, message: flashCopy[flash].text });
  }, [told]);
}
