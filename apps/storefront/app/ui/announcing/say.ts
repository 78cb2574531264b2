// What happened, for those who listen to the page: one voice, heard once.

export type Manner = 'polite' | 'assertive';

/** Long enough to be read aloud, removed before it is found by browsing the page. */
const KEPT_MS = 7_000;

/** Words in a panel that closes sooner were cut off. */
const CUT_OFF_MS = 500;

/** A modal silences the page behind it: while one is open, its own voice speaks. */
export function say(text: string, manner: Manner = 'polite'): void {
  // By then a panel that closes with the same news has gone.
  if (text !== '') queueMicrotask(() => speak(text, manner));
}

function speak(text: string, manner: Manner): void {
  const voice = `[data-voice="${manner}"]`;
  const place =
    [...document.querySelectorAll(`dialog[open] ${voice}`)].at(-1) ??
    document.querySelector(`${voice}:not(dialog *)`);
  if (!place) return;
  const words = document.createElement('p');
  words.textContent = text;
  place.append(words);
  setTimeout(() => words.remove(), KEPT_MS);
  const panel = place.closest('dialog');
  const again = () => speak(text, manner);
  panel?.addEventListener('close', again);
  setTimeout(() => panel?.removeEventListener('close', again), CUT_OFF_MS);
}
