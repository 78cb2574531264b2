// Announcements for screen readers, each read once.

export type Politeness = 'polite' | 'assertive';

/** Long enough to be read aloud, removed before it is found by browsing the page. */
const KEPT_MS = 7_000;

/** An announcement in a panel that closes within this time was cut off, and is repeated. */
const CUT_OFF_MS = 500;

/** A modal makes the page behind it inert: while one is open, its own live region is used. */
export function announce(text: string, politeness: Politeness = 'polite'): void {
  // Deferred, so that a panel that closes at the same moment is gone.
  if (text !== '') queueMicrotask(() => write(text, politeness));
}

function write(text: string, politeness: Politeness): void {
  const region = `[data-voice="${politeness}"]`;
  const place =
    [...document.querySelectorAll(`dialog[open] ${region}`)].at(-1) ??
    document.querySelector(`${region}:not(dialog *)`);
  if (!place) return;
  const words = document.createElement('p');
  words.textContent = text;
  place.append(words);
  setTimeout(() => words.remove(), KEPT_MS);
  const panel = place.closest('dialog');
  const again = () => write(text, politeness);
  panel?.addEventListener('close', again);
  setTimeout(() => panel?.removeEventListener('close', again), CUT_OFF_MS);
}
