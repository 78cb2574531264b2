// What a score becomes by the order of the words in the name: words side by side as in the query, and above all a name, or
// the noun after brand and line, that opens with the whole query. Last, what is at hand counts a little.
import type { QueryWord } from '../query/query-word.ts';
import type { TextIndex } from '../index/text-index.ts';

const NEIGHBOURS = 0.12;
const NEIGHBOURS_REVERSED = 0.08;
const NEAR = 0.04;
const OPENS_NOUN = 0.15;
const OPENS_NAME = 1;
const IS_NAME = 0.5;
const BOOST = 0.04;

const BOOSTS = Float64Array.from({ length: 256 }, (_, boost) => (BOOST * boost) / 255);

/** `whole`, 1: the name holds every word, of two or more. */
export type FinalScores = { scores: Float32Array; whole: Uint8Array };

export function finalScores(index: TextIndex, words: readonly QueryWord[], docs: Uint32Array): FinalScores {
  const [only] = words;
  return words.length === 1 && only !== undefined ? ofOne(index, only, docs) : ofSeveral(index, words, docs);
}

// Written out for one word: it is a word alone that finds half of the catalogue.
function ofOne(index: TextIndex, { how, span }: QueryWord, docs: Uint32Array): FinalScores {
  const { nounPlaces, nameLengths, boosts, workspace } = index;
  const [places = NOWHERE] = workspace.places;
  const found = new Float32Array(docs.length);
  for (let at = 0; at < docs.length; at += 1) {
    const doc = docs[at] ?? 0;
    const place = places[doc] ?? 0;
    let score = workspace.scores[doc] ?? 0;
    if (place !== 0) {
      const opening = place === 1 && how === 'known' ? openingOf(nameLengths[doc] === span) : 0;
      score *= 1 + opening + (place === (nounPlaces[doc] ?? 0) + 1 ? OPENS_NOUN : 0);
    }
    found[at] = score + (BOOSTS[boosts[doc] ?? 0] ?? 0);
  }
  return { scores: found, whole: new Uint8Array(docs.length) };
}

const NOWHERE = new Uint8Array(0);

function ofSeveral(index: TextIndex, words: readonly QueryWord[], docs: Uint32Array): FinalScores {
  const { nounPlaces, nameLengths, boosts, workspace } = index;
  const columns = workspace.places.slice(0, words.length);
  const offsets = words.map((_, at) => words.slice(0, at).reduce((sum, { span }) => sum + span, 0));
  const length = words.reduce((sum, { span }) => sum + span, 0);
  const wholeWords = words.every(({ how }) => how === 'known');
  const found = new Float32Array(docs.length);
  const whole = new Uint8Array(docs.length);
  for (let at = 0; at < docs.length; at += 1) {
    const doc = docs[at] ?? 0;
    const noun = nounPlaces[doc] ?? 0;
    let opensName = wholeWords;
    let opensNoun = true;
    let closeness = 0;
    let before = 0;
    let holdsAll = 1;
    for (let word = 0; word < columns.length; word += 1) {
      const place = columns[word]?.[doc] ?? 0;
      const expected = (offsets[word] ?? 0) + 1;
      if (place !== expected) opensName = false;
      if (place !== noun + expected) opensNoun = false;
      if (place === 0) holdsAll = 0;
      else if (before !== 0) closeness += closenessOf(before, place);
      before = place;
    }
    const opening = opensName ? openingOf(nameLengths[doc] === length) : 0;
    const score = (workspace.scores[doc] ?? 0) * (1 + opening + (opensNoun ? OPENS_NOUN : 0)) + closeness;
    found[at] = score + (BOOSTS[boosts[doc] ?? 0] ?? 0);
    whole[at] = holdsAll;
  }
  return { scores: found, whole };
}

function openingOf(isName: boolean): number {
  return OPENS_NAME + (isName ? IS_NAME : 0);
}

function closenessOf(before: number, place: number): number {
  if (place === before + 1) return NEIGHBOURS;
  if (place === before - 1) return NEIGHBOURS_REVERSED;
  return Math.abs(place - before) <= 3 ? NEAR : 0;
}
