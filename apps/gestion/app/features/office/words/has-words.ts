import { plainText } from './plain-text.ts';

/** Every word that was typed, in any order; nothing typed is in every text. */
export function hasWords(text: string, typed: string): boolean {
  const plain = plainText(text);
  return plainText(typed)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}
