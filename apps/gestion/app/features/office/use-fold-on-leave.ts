import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** An unfolded list folds again with Escape, and when finger or focus goes elsewhere. */
export function useFoldOnLeave(): RefObject<HTMLDetailsElement | null> {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = () => {
      if (fold.current !== null) fold.current.open = false;
    };
    const onEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !fold.current?.open) return;
      close();
      fold.current.querySelector('summary')?.focus();
    };
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && fold.current?.contains(target) === false) close();
    };
    document.addEventListener('keydown', onEscape);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onEscape);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, []);
  return fold;
}
