// What happened, for those who listen to the page: one voice, heard once.

export type Manner = 'polite' | 'assertive';

/** Long enough to be read aloud, gone before anybody finds it by walking through the page. */
const KEPT_MS = 7_000;

/** A modal silences the page behind it: while one is open, its own voice speaks. */
export function say(text: string, manner: Manner = 'polite'): void {
  const voice = `[data-voice="${manner}"]`;
  const place = [...document.querySelectorAll(`dialog ${voice}`)].at(-1) ?? document.querySelector(voice);
  if (!place || text === '') return;
  const words = document.createElement('p');
  words.textContent = text;
  place.append(words);
  setTimeout(() => words.remove(), KEPT_MS);
}
