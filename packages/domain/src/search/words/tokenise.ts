import { foldText } from './fold-text.ts';
import { mergeMeasures } from './merge-measures.ts';
import { isElided } from './stop-words.ts';
import type { Token } from './token.ts';

// A number with what is glued to it, an air label (« A+ »), or a word: fixed patterns, linear in the text.
const WORDS =
  /\p{Nd}+(?:[.,]\p{Nd}+)*[\p{L}\p{M}\p{N}]*|\p{L}\+(?=[\s.,;]|$)|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*[°º]?/gu;

export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let before = -1;
  for (const found of text.matchAll(WORDS)) {
    const start = found.index;
    const end = start + found[0].length;
    const word = foldText(found[0]).replaceAll(',', '.').replaceAll('°', '');
    const hyphenated = start === before + 1 && isHyphen(text.charAt(before));
    before = end;
    if (isApostrophe(text.charAt(end)) && isElided(word)) continue;
    if (word !== '') tokens.push({ word, start, end, hyphenated });
  }
  return mergeMeasures(tokens, text);
}

const isHyphen = (mark: string): boolean => mark === '-' || mark === '‐' || mark === '‑';
const isApostrophe = (mark: string): boolean => mark === "'" || mark === '’' || mark === '‘' || mark === 'ʼ';
