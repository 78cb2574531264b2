type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** To which tool a key leads from the one at `at`: round from the last to the first. Null: the key is not the row's. */
export function nextStop(
  { key, ctrlKey, metaKey, altKey }: Pressed,
  at: number,
  count: number,
): number | null {
  if (ctrlKey || metaKey || altKey || count === 0) return null;
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
