/** For an answer that came without a navigation: once it is drawn, its first faulty field of the form has the focus. */
export function focusOnFault(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
