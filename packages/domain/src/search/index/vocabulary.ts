// The words the index knows, sorted, each with the term (French stem) under which its documents are listed.
import { frenchRoot } from '../words/french-root.ts';
import { soundKey } from '../words/sound-key.ts';

export type Vocabulary = {
  /** Folded words, ascending: words with the same prefix are adjacent. */
  words: readonly string[];
  /** The word as it is shown, with its accents. */
  spellings: readonly string[];
  termOfWord: Uint32Array;
  /** Which letters a word holds, one bit each: distant words are ruled out without reading them. */
  letters: Uint32Array;
  /** Up to 255. */
  lengths: Uint8Array;
  /** Stems, and the stems of an expression joined by blanks. */
  termByStem: ReadonlyMap<string, number>;
  stems: readonly string[];
  termsByRoot: ReadonlyMap<string, readonly number[]>;
  wordsBySound: ReadonlyMap<string, readonly number[]>;
};

export type KnownWord = { word: string; spelling: string; term: number };

export function buildVocabulary(known: KnownWord[], termByStem: ReadonlyMap<string, number>): Vocabulary {
  known.sort((one, other) => (one.word < other.word ? -1 : 1));
  const words = known.map(({ word }) => word);
  return {
    words,
    spellings: known.map(({ spelling }) => spelling),
    termOfWord: Uint32Array.from(known, ({ term }) => term),
    letters: Uint32Array.from(words, lettersOf),
    lengths: Uint8Array.from(words, ({ length }) => Math.min(255, length)),
    termByStem,
    stems: [...termByStem.keys()],
    termsByRoot: grouped(
      [...termByStem].filter(([stem]) => !stem.includes(' ')),
      frenchRoot,
    ),
    wordsBySound: grouped(words.map((word, at): [string, number] => [word, at]).filter(isSpoken), soundKey),
  };
}

/** The words beginning so, as a range of ranks: [first, end). */
export function rangeOfPrefix({ words }: Vocabulary, prefix: string): { first: number; end: number } {
  const first = firstAtLeast(words, prefix);
  // No folded word holds the last character of the alphabet of characters.
  return { first, end: firstAtLeast(words, `${prefix}\uffff`) };
}

export function rankOfWord({ words }: Vocabulary, word: string): number | null {
  const rank = firstAtLeast(words, word);
  return words[rank] === word ? rank : null;
}

export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at) - 97;
    letters |= 1 << (code >= 0 && code < 26 ? code : 26);
  }
  return letters >>> 0;
}

function firstAtLeast(words: readonly string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

function grouped(
  entries: readonly (readonly [string, number])[],
  keyOf: (word: string) => string,
): ReadonlyMap<string, readonly number[]> {
  const groups = new Map<string, number[]>();
  for (const [word, value] of entries) {
    const key = keyOf(word);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
}

const isSpoken = ([word]: readonly [string, number]): boolean => word.length > 3 && !/\d/.test(word);
