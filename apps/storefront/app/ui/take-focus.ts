const taken = new WeakSet<Element>();

/** As a ref: what has just appeared in place of the pressed thing takes the keyboard. */
export function takeFocus(element: HTMLElement | null): void {
  if (!element) return;
  element.focus();
  taken.add(element);
}

/** Whether the keyboard is where a page that has just been drawn wanted it. */
export function isFocusTaken(): boolean {
  return document.activeElement !== null && taken.delete(document.activeElement);
}
