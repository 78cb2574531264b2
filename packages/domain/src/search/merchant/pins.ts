// Products that a shop puts first for some words.
import { accept, refuse } from '../../refusal.ts';
import type { Verdict } from '../../refusal.ts';
import { frenchStem } from '../words/french-stem.ts';
import { isQueryNoise, isStopWord } from '../words/stop-words.ts';
import { tokenise } from '../words/tokenise.ts';

export const MOST_PINS = 12;
const LONGEST = 80;
/** Small words that change what is meant: « sous couche », « sans odeur ». */
const TELLING: ReadonlySet<string> = new Set(['sous', 'sans', 'contre']);

/** One key for the ways a search may be typed: accents, plurals, small words and their order do not matter. */
export function pinKey(query: string): string {
  const words = tokenise(query).map(({ word }) => word);
  const told = words.filter((word) => TELLING.has(word) || (!isStopWord(word) && !isQueryNoise(word)));
  return (told.length > 0 ? told : words).map(frenchStem).toSorted().join(' ');
}

export type PinFault = 'PIN_WORDS' | 'PIN_NONE' | 'PIN_MANY' | 'PIN_TWICE';

/** `skus`: as the catalogue spells them. */
export function judgePins(words: string, skus: readonly string[]): Verdict<string, PinFault> {
  const text = words.trim().replaceAll(/\s+/gu, ' ');
  if (pinKey(text) === '' || text.length > LONGEST) return refuse('PIN_WORDS');
  if (skus.length === 0) return refuse('PIN_NONE');
  if (skus.length > MOST_PINS) return refuse('PIN_MANY');
  return new Set(skus).size < skus.length ? refuse('PIN_TWICE') : accept(text);
}

/** The pinned ones in their order, then the others in theirs. */
export function pinnedFirst(found: Uint32Array, pinned: readonly number[]): Uint32Array {
  const first = new Set(pinned);
  const rest = found.filter((product) => !first.has(product));
  const all = new Uint32Array(first.size + rest.length);
  all.set([...first]);
  all.set(rest, first.size);
  return all;
}
