// What one of the staff typed to find something: words that an index can find, or why there are none.
import { accept, refuse } from '../refusal.ts';
import type { Verdict } from '../refusal.ts';

const LONGEST = 100;
const MOST_WORDS = 6;
/** Shorter ones are in every second name, and no index finds them. */
const SHORTEST = 3;
const NUMBERS = /^\+?[\d\s.()/-]+$/;
const TELEPHONE = { digits: 9, from: /^(?:0|33|0033)(?=[1-9])/ };

export function searchWords(
  query: string | null | undefined,
): Verdict<string[], 'SEARCH_LONG' | 'SEARCH_SHORT'> {
  const text = (query ?? '').trim();
  if (text === '') return accept([]);
  if (text.length > LONGEST) return refuse('SEARCH_LONG');
  const words = NUMBERS.test(text) ? [numberOf(text)] : text.split(/\s+/).slice(0, MOST_WORDS);
  const long = words.filter((word) => word.length >= SHORTEST);
  return long.length === 0 ? refuse('SEARCH_SHORT') : accept(long);
}

/** A telephone is found however its country is written. */
function numberOf(text: string): string {
  const digits = text.replaceAll(/\D/g, '');
  const national = digits.replace(TELEPHONE.from, '');
  return national.length === TELEPHONE.digits ? national : digits;
}
