// Whether a text that the law asks for says anything yet.

export type LegalTextState = 'good' | 'missing' | 'hidden' | 'almost_empty' | 'unfinished';

export type JudgedText = {
  state: LegalTextState;
  /** what still waits for its author, in the order of the text */
  passages: string[];
};

/** What authors leave where something is to be written: brackets, and the words for it. */
const WAITING = /\[[^\]<>]*\]|\{\w+\}|à compléter|à rédiger|à renseigner|lorem ipsum|\bx{3,}\b|\btodo\b/giu;

export function judgeLegalText(
  text: { html: string; isShown: boolean } | undefined,
  leastLetters: number,
): JudgedText {
  if (text === undefined) return { state: 'missing', passages: [] };
  const plain = text.html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const passages = plain.match(WAITING) ?? [];
  if (!text.isShown) return { state: 'hidden', passages };
  if (plain.length < leastLetters) return { state: 'almost_empty', passages };
  return { state: passages.length === 0 ? 'good' : 'unfinished', passages };
}
