/** As a ref: what has just appeared in place of the pressed thing takes the keyboard. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
