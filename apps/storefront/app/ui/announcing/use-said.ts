import { useEffect, useRef } from 'react';
import { say } from './say.ts';

/** What changes several times in a row is said once, as it came to be. */
const SETTLED_MS = 200;

/** Announces a change of something on the page; not on the first render. `gone`: announced when it disappears. */
export function useSaid(text: string | null | undefined, gone = ''): void {
  const last = useRef(text);
  useEffect(() => {
    if (text === last.current) return undefined;
    const timer = setTimeout(() => {
      last.current = text;
      say(text ?? gone);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text, gone]);
}
