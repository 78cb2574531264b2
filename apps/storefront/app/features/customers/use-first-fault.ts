import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** After an answer that is no success, the first faulty field has the focus. */
export function useFirstFault(answer: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [answer]);
  return form;
}
