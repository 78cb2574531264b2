/** The same, for as long as this tab is open. */
export function inTabStorage<Answer>(act: (storage: Storage) => Answer): Answer | null {
  try {
    return act(window.sessionStorage);
  } catch {
    return null;
  }
}

/** What this browser keeps for the visitor. It may refuse to keep anything, and says so by throwing: then there is nothing. */
export function inBrowserStorage<Answer>(act: (storage: Storage) => Answer): Answer | null {
  try {
    return act(window.localStorage);
  } catch {
    return null;
  }
}
