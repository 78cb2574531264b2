import { tokenise } from '../words/tokenise.ts';

const LONGEST = 80;
/** Longer runs are more often an account, a telephone or a date of birth than a size or a colour. */
const MOST_DIGITS_IN_A_ROW = 5;
const MOST_DIGITS = 8;

/** A search in the words it is counted by: folded as the search folds them. */
export function foldedWords(typed: string): string {
  return tokenise(typed)
    .map(({ word }) => word)
    .join(' ');
}

/**
 * The same, or null for what is not kept: an address, a telephone or any other long number, unless the shop knows it
 * as a reference; and what is too long to be a search.
 */
export function countedWords(typed: string, { isReference }: { isReference: boolean }): string | null {
  if (typed.length > 2 * LONGEST || typed.includes('@')) return null;
  if (!isReference && looksPersonal(typed)) return null;
  const words = foldedWords(typed);
  return words === '' || words.length > LONGEST ? null : words;
}

function looksPersonal(typed: string): boolean {
  const runs = typed.match(/\p{Nd}+/gu) ?? [];
  const digits = runs.reduce((sum, run) => sum + run.length, 0);
  return digits > MOST_DIGITS || runs.some((run) => run.length > MOST_DIGITS_IN_A_ROW);
}
