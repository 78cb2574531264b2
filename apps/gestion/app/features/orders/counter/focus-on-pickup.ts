/** What its card asks for, its counts left as they are, or its one large button; for whoever only looks, its number. */
export function focusOnPickup(number: string): void {
  const card = document.querySelector(`[data-pickup="${CSS.escape(number)}"]`);
  for (const part of ['input:not([type="hidden"], [data-packs])', '[type="submit"]', 'a']) {
    const found = card?.querySelector<HTMLElement>(part);
    if (found) return found.focus();
  }
}
