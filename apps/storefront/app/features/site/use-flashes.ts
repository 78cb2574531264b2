import { useEffect, useRef } from 'react';
import { sendNotice } from '../../ui/notices/notices-store.ts';
import type { ToldFlash } from '../../backend/flash-copy.ts';

/** What the server left to be told once: shown until it is dismissed, and not again while the same is left. */
export function useFlashes(flashes: readonly ToldFlash[]): void {
  const last = useRef('');
  useEffect(() => {
    const told = flashes.map(({ key }) => key).join();
    if (told === last.current) return;
    last.current = told;
    for (const { type, text } of flashes) sendNotice({ type, persist: true, message: text });
  }, [flashes]);
}
