import { takeFocus } from './take-focus.ts';

/** As a ref, with `autoFocus` for the page as it comes in: it opens on this field, unless somebody types elsewhere. */
export function openOnField(field: HTMLElement | null): void {
  const { activeElement } = document;
  if (activeElement === field || !activeElement?.matches('input, textarea, select')) takeFocus(field);
}
