import type { QueryWord } from './query-word.ts';
import { strongCount } from '../index/term-counts.ts';
import type { TextIndex } from '../index/text-index.ts';

/**
 * When no document holds every word: the words to keep, those that one document holds together and that are most
 * selective. `ofKind`: only documents that are marked as being of the kind are looked at.
 */
export function relaxQuery(
  index: TextIndex,
  words: readonly QueryWord[],
  ofKind: boolean,
): readonly QueryWord[] {
  const masks = heldMasks(index, words, ofKind);
  const worths = words.map((word, at) => worthOf(index, word, at));
  let best = 0;
  let most = 0;
  for (const mask of masks) {
    const worth = worths.reduce((sum, worth, at) => sum + (mask & (1 << at) ? worth : 0), 0);
    if (worth > most) [best, most] = [mask, worth];
  }
  return words.filter((_, at) => best & (1 << at));
}

// A sure word is worth more than a guess, a rare one more than a common one; in French the thing is named first. A pack
// or a size is the first to be done without: who asks for ten litres takes fifteen, not another product.
function worthOf(
  { postings }: TextIndex,
  { typed, how, span, rarity, choices }: QueryWord,
  at: number,
): number {
  const sureness = { known: 1, kin: 0.9, beginning: 0.8, mistyped: 0.6 }[how];
  const strong = choices.filter(({ term }) => strongCount(postings, term) > 0);
  const isItself = strong.some(({ isSynonym }) => !isSynonym);
  const telling = isItself ? 1 : strong.length > 0 ? 0.8 : 0.5;
  const size = STARTS_WITH_NUMBER.test(typed) ? 0.5 : 1;
  return sureness * span * (1 + rarity / 2) * telling * size * (at === 0 ? 1.1 : 1);
}

const STARTS_WITH_NUMBER = /^\d/;

/** The sets of words that documents hold, one bit a word. */
function heldMasks(index: TextIndex, words: readonly QueryWord[], onlyKind: boolean): ReadonlySet<number> {
  const { masks, candidates, ofKind } = index.workspace;
  let count = 0;
  const mark = (docs: Uint32Array, from: number, to: number, bit: number): void => {
    for (let at = from; at < to; at += 1) {
      const doc = docs[at] ?? 0;
      if (onlyKind && ofKind[doc] === 0) continue;
      if (masks[doc] === 0) candidates[count++] = doc;
      masks[doc] = (masks[doc] ?? 0) | bit;
    }
  };
  const { strongStarts, strongDocs, faintStarts, faintDocs } = index.postings;
  for (const [at, { choices }] of words.entries()) {
    for (const { term, strongOnly } of choices) {
      mark(strongDocs, strongStarts[term] ?? 0, strongStarts[term + 1] ?? 0, 1 << at);
      if (!strongOnly) mark(faintDocs, faintStarts[term] ?? 0, faintStarts[term + 1] ?? 0, 1 << at);
    }
  }
  const held = new Set<number>();
  for (let at = 0; at < count; at += 1) {
    const doc = candidates[at] ?? 0;
    held.add(masks[doc] ?? 0);
    masks[doc] = 0;
  }
  return held;
}
