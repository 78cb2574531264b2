import { plainWords } from './plain-words.ts';

/** Whether these texts say all the words of a search, accents or none; of lists short enough to be held whole. */
export function saysAll(texts: readonly string[], search: string | null | undefined): boolean {
  const told = plainWords(texts.join(' ')).join(' ');
  return plainWords(search ?? '').every((word) => told.includes(word));
}
