import { expandWord, isKnownStem, isVerb } from './expand-word.ts';
import { frenchStem } from '../words/french-stem.ts';
import { strongCount } from '../index/term-counts.ts';
import { rankOfWord } from '../index/vocabulary.ts';
import { isOtherThing } from '../words/other-things.ts';
import type { AskedColour, QueryWord } from './query-word.ts';
import { findExpressions } from './find-expressions.ts';
import { setColoursApart } from './set-colours-apart.ts';
import { isLinking, isQueryNoise, isStopWord } from '../words/stop-words.ts';
import type { TextIndex } from '../index/text-index.ts';
import type { Token } from '../words/token.ts';
import { tokenise } from '../words/tokenise.ts';
import type { TypedWord } from './typed-word.ts';
import { MOST_WORDS } from '../index/workspace.ts';

/** How a query may be understood: with the trade's expressions taken as one, and word by word. */
export type ReadQuery = {
  readings: readonly (readonly QueryWord[])[];
  /** The name of a category, of several words, that it opens with. */
  category: QueryWord | null;
  colours: readonly AskedColour[];
  unknown: readonly string[];
};

const LONGEST_QUERY = 200;
const SHORTEST_COMPOUND = 5;

export function readQuery(index: TextIndex, query: string): ReadQuery {
  const asked = query.slice(0, LONGEST_QUERY);
  const all = telling(compounded(index, typedWords(asked), asked)).slice(0, MOST_WORDS);
  const { words, colours } = setColoursApart(index, all);
  const isAlone = all.length === 1;
  const plain = words.map((word) => (isAlone && isOtherName(index, word) ? [] : expanded(index, word)));
  const { reading, category, understood } = findExpressions(index, words, plain, asked);
  // « morue » of « queue de morue » was understood, though no product holds it.
  const unknown = words.filter((word, at) => plain[at]?.length === 0 && !understood.has(word));
  // « sapin » of « nœuds de sapin » was understood: it is no mistake for « satin ».
  const isGuess = words.some((word, at) => understood.has(word) && plain[at]?.[0]?.how === 'mistyped');
  const wordByWord = withoutRepeats(plain.flat());
  const readings =
    reading === null ? [wordByWord] : [withoutRepeats(reading), ...(isGuess ? [] : [wordByWord])];
  return { readings, category, colours, unknown: unknown.map(({ typed }) => typed) };
}

function typedWords(query: string): TypedWord[] {
  const tokens = tokenise(query);
  const isOpen = (token: Token): boolean => token === tokens.at(-1) && token.end === query.trimEnd().length;
  let isComplement = false;
  let isNamed = false;
  return tokens.map((token, at) => {
    const { word, hyphenated, start, end } = token;
    // Not the « sous » of « sous-couche ».
    if (isLinking(word) && tokens[at + 1]?.hyphenated !== true) isComplement ||= isNamed;
    const typed = {
      word,
      typed: query.slice(start, end),
      start,
      end,
      hyphenated,
      isLast: isOpen(token),
      isComplement,
    };
    if (!isStopWord(word) && !isQueryNoise(word)) {
      isNamed = true;
      isComplement ||= isVerb(word);
    }
    return typed;
  });
}

// « anti rouille », « anti-rouille » and « antirouille » are one word when the catalogue knows it as one.
function compounded(index: TextIndex, words: readonly TypedWord[], query: string): TypedWord[] {
  const result: TypedWord[] = [];
  for (const next of words) {
    const before = result.at(-1);
    const word = (before?.word ?? '') + next.word;
    const isCompound =
      before !== undefined &&
      (next.hyphenated || !isSmallWord(before.word)) &&
      word.length >= SHORTEST_COMPOUND &&
      before.word.length > 1 &&
      next.word.length > 1 &&
      isKnownStem(index, frenchStem(word));
    if (!isCompound) result.push(next);
    else {
      const { end, isLast } = next;
      result[result.length - 1] = { ...before, word, typed: query.slice(before.start, end), end, isLast };
    }
  }
  return result;
}

// « tache de graisse » is not « tache dégraisse »; « sous couche » is « sous-couche ».
const isSmallWord = (word: string): boolean => isStopWord(word) && word.length < 4;

// When only small words were typed, the last is taken as the beginning of a longer one: « la » for « laque ».
function telling(words: readonly TypedWord[]): readonly TypedWord[] {
  const full = words.filter(({ word }) => !isStopWord(word));
  const wanted = full.filter(({ word }) => !isQueryNoise(word));
  if (wanted.length > 0) return wanted;
  return full.length > 0 ? full : words.slice(-1);
}

// « prise » alone is a socket, whatever line is called so.
function isOtherName({ vocabulary, postings, nounPlaces }: TextIndex, { word }: TypedWord): boolean {
  const term = vocabulary.termByStem.get(frenchStem(word));
  if (term === undefined || !isOtherThing(word)) return false;
  const { strongStarts, strongDocs, strongMarks } = postings;
  for (let at = strongStarts[term] ?? 0; at < (strongStarts[term + 1] ?? 0); at += 1) {
    const place = (strongMarks[at] ?? 0) & 255;
    if (place === 0 || place > (nounPlaces[strongDocs[at] ?? 0] ?? 0)) return false;
  }
  return true;
}

function expanded(index: TextIndex, typed: TypedWord): QueryWord[] {
  return meanings(index, typed).map((word) => ({ ...word, isComplement: typed.isComplement }));
}

function meanings(index: TextIndex, { word, typed, isLast }: TypedWord): QueryWord[] {
  const found = expandWord(index, word, typed, isLast);
  if ((found !== null && found.how !== 'mistyped') || isOtherThing(word))
    return found === null ? [] : [found];
  const halves = inTwo(index, word, typed);
  if (halves.length > 0) return halves;
  return found === null ? [] : [found];
}

// « peinturefacade », « enduitde », « en13300 »: two known words typed without a blank.
function inTwo(index: TextIndex, word: string, typed: string): QueryWord[] {
  const { vocabulary, postings } = index;
  // Spelt as they are: « deuse » of « tondeuse » is no « deux ».
  const isKnown = (half: string): boolean =>
    rankOfWord(vocabulary, half) !== null && isKnownStem(index, frenchStem(half));
  // Before a small word, only what the catalogue itself says: « tableau » is no « table au ».
  const isSold = (half: string): boolean =>
    isKnown(half) && strongCount(postings, vocabulary.termByStem.get(frenchStem(half)) ?? 0) > 0;
  // Folding may have lengthened the word: « œuvre ».
  const asTyped = (from: number, to: number): string =>
    typed.length === word.length ? typed.slice(from, to) : typed;
  for (let at = word.length - 2; at >= 2 && word.length >= 7 && word.length <= 40; at -= 1) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    if (isStopWord(right) ? !isSold(left) : !isKnown(right) || (!isStopWord(left) && !isKnown(left)))
      continue;
    const halves = [
      { half: left, typed: asTyped(0, at) },
      { half: right, typed: asTyped(at, word.length) },
    ].filter(({ half }) => !isStopWord(half));
    const found = halves.map((part) => expandWord(index, part.half, part.typed, false));
    if (found.length > 0 && found.every((part) => part !== null)) return found;
  }
  return [];
}

// Cut again, because a word may have been read as two.
function withoutRepeats(words: readonly QueryWord[]): QueryWord[] {
  const firstTerms = words.map(({ choices }) => choices[0]?.term);
  return words.filter((_, at) => firstTerms.indexOf(firstTerms[at]) === at).slice(0, MOST_WORDS);
}
