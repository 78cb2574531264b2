/** The heading of a page or a panel takes the keyboard; nothing scrolls for it. */
export function focusHeading(place: HTMLElement | null): void {
  const heading = place?.querySelector<HTMLElement>('h1, h2') ?? place;
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
