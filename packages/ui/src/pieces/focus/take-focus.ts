let taken: Element | null = null;

/** As a ref: what has just appeared in place of the pressed thing takes the keyboard. */
export function takeFocus(element: HTMLElement | null): void {
  if (!element) return;
  element.focus();
  taken = element;
}

/** The same only if the focus was lost: a pressed element that was merely moved keeps it. */
export function takeDroppedFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) takeFocus(element);
}

/** Whether the keyboard is where a page that has just been drawn wanted it. */
export function isFocusTaken(): boolean {
  const isTaken = taken !== null && taken === document.activeElement;
  taken = null;
  return isTaken;
}
