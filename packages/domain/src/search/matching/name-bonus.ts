import type { QueryWord } from '../query/query-word.ts';
import type { TextIndex } from '../index/text-index.ts';

const NEIGHBOURS = 0.12;
const NEIGHBOURS_REVERSED = 0.08;
const NEAR = 0.04;
const OPENS_NOUN = 0.15;
const OPENS_NAME = 1;
const IS_NAME = 0.5;

/**
 * A score with what the order of the words in the name adds: words side by side as in the query, and above all
 * a name, or the noun after brand and line, that opens with the whole query.
 */
export function nameBonus(
  index: TextIndex,
  words: readonly QueryWord[],
): (doc: number, score: number) => number {
  const { nounPlaces, nameLengths } = index;
  const columns = index.workspace.places.slice(0, words.length);
  const offsets = words.map((_, at) => words.slice(0, at).reduce((sum, { span }) => sum + span, 0));
  const length = words.reduce((sum, { span }) => sum + span, 0);
  const wholeWords = words.every(({ how }) => how === 'known');
  return (doc, score) => {
    const noun = nounPlaces[doc] ?? 0;
    let opensName = wholeWords;
    let opensNoun = true;
    let closeness = 0;
    let before = 0;
    for (let at = 0; at < columns.length; at += 1) {
      const place = columns[at]?.[doc] ?? 0;
      const expected = (offsets[at] ?? 0) + 1;
      opensName &&= place === expected;
      opensNoun &&= place === noun + expected;
      closeness += closenessOf(before, place);
      before = place;
    }
    const opening = opensName ? OPENS_NAME + (nameLengths[doc] === length ? IS_NAME : 0) : 0;
    return score * (1 + opening + (opensNoun ? OPENS_NOUN : 0)) + closeness;
  };
}

function closenessOf(before: number, place: number): number {
  if (before === 0 || place === 0) return 0;
  if (place === before + 1) return NEIGHBOURS;
  if (place === before - 1) return NEIGHBOURS_REVERSED;
  return Math.abs(place - before) <= 3 ? NEAR : 0;
}
