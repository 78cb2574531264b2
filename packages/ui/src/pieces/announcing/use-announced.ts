import { useEffect, useRef } from 'react';
import { announce } from './announce.ts';

/** Several changes in a row are announced once, in their final state. */
const SETTLED_MS = 200;

/** Announces a change of something on the page; not on the first render. `gone`: announced when it disappears. */
export function useAnnounced(text: string | null | undefined, gone = ''): void {
  const last = useRef(text);
  useEffect(() => {
    if (text === last.current) return undefined;
    const timer = setTimeout(() => {
      last.current = text;
      announce(text ?? gone);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text, gone]);
}
