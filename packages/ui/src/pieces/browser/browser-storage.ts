/** What this browser keeps for the visitor. It may refuse to keep anything, and says so by throwing: then there is nothing. */
export function inBrowserStorage<Answer>(act: (storage: Storage) => Answer): Answer | null {
  try {
    return act(window.localStorage);
  } catch {
    return null;
  }
}
