import { useEffect, useRef } from 'react';
import { say } from './say.ts';

/** What changes several times in a row is said once, as it came to be. */
const SETTLED_MS = 200;

/** Says what has become of something that stands on the page, each time it has changed; not as the page opens. `gone`: where it is no more. */
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
