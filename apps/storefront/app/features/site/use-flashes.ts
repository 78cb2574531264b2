import { useEffect, useRef } from 'react';
import { sendNotice } from '@nuancier/ui/pieces/notices/notices-store.ts';
import type { FlashMessage } from '../../backend/flash-copy.ts';

/** Messages shown once: kept until dismissed, and not repeated while the server sends the same. */
export function useFlashes(flashes: readonly FlashMessage[]): void {
  const last = useRef('');
  useEffect(() => {
    const told = flashes.map(({ key }) => key).join();
    if (told === last.current) return;
    last.current = told;
    for (const { type, text } of flashes) sendNotice({ type, persist: true, message: text });
  }, [flashes]);
}
