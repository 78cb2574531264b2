import { useEffect } from 'react';
import { sendNotice } from '../../ui/notices-store.ts';
import { flashCopy } from './copy.ts';
import type { Flash } from './frame-data.ts';

/** What the server left to be told once: shown until it is dismissed. */
export function useFlash(flash: Flash | null): void {
  useEffect(() => {
    if (flash) sendNotice({ type: flashCopy[flash].type, persist: true, message: flashCopy[flash].text });
  }, [flash]);
}
