/** From the marker to the card that says everything about the store. */
export function showStore(storeCode: string): void {
  const card = document.querySelector(`[data-store="${CSS.escape(storeCode)}"]`);
  card?.scrollIntoView({ block: 'nearest' });
  card?.querySelector('a')?.focus({ preventScroll: true });
}
