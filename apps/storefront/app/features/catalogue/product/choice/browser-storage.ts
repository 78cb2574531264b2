// What this browser keeps for the visitor. A browser may refuse to keep anything: the shop then goes on without.

export function readBrowserStorage(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeBrowserStorage(key: string, text: string): void {
  try {
    window.localStorage.setItem(key, text);
  } catch {
    // Full or forbidden: nothing to be done, and nothing the visitor needs to know.
  }
}
