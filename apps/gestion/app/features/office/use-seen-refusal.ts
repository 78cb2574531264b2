import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { takeFocus } from '@nuancier/ui/pieces/focus/take-focus.ts';

/**
 * A form that was refused as a whole says so above it, perhaps out of sight: the page and the keyboard go there. Where
 * a field is at fault it has them already.
 */
export function useSeenRefusal(): void {
  const { state } = useNavigation();
  const before = useRef(state);
  useEffect(() => {
    const isAnswered = before.current !== 'idle' && state === 'idle';
    before.current = state;
    if (!isAnswered || document.querySelector('main [aria-invalid="true"]')) return;
    const told = document.querySelector('main strong[data-message-key]')?.parentElement;
    if (!told) return;
    told.tabIndex = -1;
    takeFocus(told);
    told.scrollIntoView({ block: 'center' });
  }, [state]);
}
