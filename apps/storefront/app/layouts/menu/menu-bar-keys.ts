/** True for keyboards, screen readers and fingers: those who cannot rest a pointer on an entry to see more. */
export function isAssisted(event: Event): boolean {
  if (event instanceof PointerEvent && event.pointerType === 'touch') return true;
  return event instanceof UIEvent && event.detail === 0;
}

/** Moves along the bar, round its ends. */
export function focusNeighbour(link: HTMLElement, step: 1 | -1): void {
  const links = [...(link.closest('ul')?.querySelectorAll<HTMLElement>('[data-menu-entry]') ?? [])];
  links.at((links.indexOf(link) + step) % links.length)?.focus();
}
