import { useEffect, useRef } from 'react';
import { useFetchers, useNavigation } from 'react-router';
import { announce } from '../announcing/announce.ts';

/** Once a form that was sent is answered, its first faulty field has the focus and is read with what is wrong. */
export function FirstFault() {
  const sent = useRef<HTMLFormElement>(null);
  const isPending = useNavigation().state !== 'idle';
  const isSending = useFetchers().some(({ state }) => state !== 'idle');
  const isBusy = isPending || isSending;
  useEffect(() => {
    const remember = ({ target }: Event) => {
      if (target instanceof HTMLFormElement) sent.current = target;
    };
    // The page itself may be the answer to a form.
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus();
    document.addEventListener('submit', remember, true);
    return () => document.removeEventListener('submit', remember, true);
  }, []);
  useEffect(() => {
    const form = sent.current;
    if (isBusy || !form) return;
    sent.current = null;
    const fault = faultOf(form);
    // If the focus has moved elsewhere meanwhile, it stays there.
    if (!fault || !isIn(form)) return;
    // Where the focus is there already, nothing would be read.
    if (fault === document.activeElement) announce(wrongWith(fault), 'assertive');
    else fault.focus();
  }, [isBusy]);
  return null;
}

function faultOf(form: HTMLFormElement): HTMLElement | null {
  for (const field of form.elements)
    if (field instanceof HTMLElement && field.getAttribute('aria-invalid') === 'true') return field;
  return null;
}

function wrongWith(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const words = ids
    .filter((id) => /-(?:error|erreur)$/.test(id))
    .map((id) => document.getElementById(id)?.textContent);
  return words.filter(Boolean).join(' ');
}

function isIn(form: HTMLFormElement): boolean {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || form.contains(activeElement)) return true;
  return 'form' in activeElement && activeElement.form === form;
}
