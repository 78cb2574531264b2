import { expandExpression, expandWord, isKnownStem, isVerb } from './expand-word.ts';
import { frenchStem } from '../words/french-stem.ts';
import type { QueryWord } from './query-word.ts';
import { isLinking, isQueryNoise, isStopWord } from '../words/stop-words.ts';
import { expressionKey } from '../index/term-register.ts';
import type { TextIndex } from '../index/text-index.ts';
import type { Token } from '../words/token.ts';
import { tokenise } from '../words/tokenise.ts';
import { MOST_WORDS } from '../index/workspace.ts';

/** How a query may be understood: with the trade's expressions taken as one, and word by word. */
export type ReadQuery = {
  readings: readonly (readonly QueryWord[])[];
  /** The name of a category, of several words, that it opens with. */
  category: QueryWord | null;
  unknown: readonly string[];
};

const LONGEST_QUERY = 200;
const LONGEST_EXPRESSION = 4;
const SHORTEST_COMPOUND = 5;

type Typed = { word: string; typed: string; isLast: boolean; isComplement: boolean };

export function readQuery(index: TextIndex, query: string): ReadQuery {
  const words = telling(compounded(index, typedWords(query.slice(0, LONGEST_QUERY)))).slice(0, MOST_WORDS);
  const plain = words.map((word) => expanded(index, word));
  const wordByWord = withoutRepeats(plain.flat());
  const { reading, category, understood } = withExpressions(index, words, plain);
  // « morue » of « queue de morue » was understood, though no product holds it.
  const unknown = words.filter((word, at) => plain[at]?.length === 0 && !understood.has(word));
  return {
    readings: reading === null ? [wordByWord] : [reading, wordByWord],
    category,
    unknown: unknown.map(({ typed }) => typed),
  };
}

function typedWords(query: string): (Typed & { hyphenated: boolean })[] {
  const tokens = tokenise(query);
  const isOpen = (token: Token): boolean => token === tokens.at(-1) && token.end === query.trimEnd().length;
  let isComplement = false;
  let isNamed = false;
  return tokens.map((token, at) => {
    const { word, hyphenated } = token;
    // Not the « sous » of « sous-couche ».
    if (isLinking(word) && tokens[at + 1]?.hyphenated !== true) isComplement ||= isNamed;
    const typed = {
      word,
      typed: query.slice(token.start, token.end),
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
function compounded(index: TextIndex, words: readonly (Typed & { hyphenated: boolean })[]): Typed[] {
  const result: Typed[] = [];
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
      const typed = `${before.typed}${next.hyphenated ? '-' : ' '}${next.typed}`;
      result[result.length - 1] = { ...before, word, typed, isLast: next.isLast };
    }
  }
  return result;
}

// « tache de graisse » is not « tache dégraisse »; « sous couche » is « sous-couche ».
const isSmallWord = (word: string): boolean => isStopWord(word) && word.length < 4;

// When only small words were typed, the last is taken as the beginning of a longer one: « la » for « laque ».
function telling(words: readonly Typed[]): readonly Typed[] {
  const full = words.filter(({ word }) => !isStopWord(word));
  const wanted = full.filter(({ word }) => !isQueryNoise(word));
  if (wanted.length > 0) return wanted;
  return full.length > 0 ? full : words.slice(-1);
}

function expanded(index: TextIndex, typed: Typed): QueryWord[] {
  return meanings(index, typed).map((word) => ({ ...word, isComplement: typed.isComplement }));
}

function meanings(index: TextIndex, { word, typed, isLast }: Typed): QueryWord[] {
  const found = expandWord(index, word, typed, isLast);
  if (found !== null && found.how !== 'mistyped') return [found];
  const halves = inTwo(index, word);
  if (halves.length > 0) return halves;
  return found === null ? [] : [found];
}

// « peinturefacade », « en13300 »: two known words typed without a blank.
function inTwo(index: TextIndex, word: string): QueryWord[] {
  for (let at = word.length - 3; at >= 2 && word.length <= 40; at -= 1) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    const isKnown = (half: string): boolean => isStopWord(half) || isKnownStem(index, frenchStem(half));
    if (left.length + right.length < 7 || !isKnown(left) || !isKnown(right)) continue;
    const halves = [left, right].filter((half) => !isStopWord(half));
    const found = halves.map((half) => expandWord(index, half, half, false)).filter((half) => half !== null);
    if (found.length === halves.length && found.length > 0) return found;
  }
  return [];
}

function withExpressions(
  index: TextIndex,
  words: readonly Typed[],
  plain: readonly QueryWord[][],
): { reading: readonly QueryWord[] | null; category: QueryWord | null; understood: ReadonlySet<Typed> } {
  const result: QueryWord[] = [];
  const understood = new Set<Typed>();
  let category: QueryWord | null = null;
  let found = false;
  for (let at = 0; at < words.length;) {
    const expression = longestExpression(index, words, at);
    const span = expression?.span ?? 1;
    const isTradeWord = expression?.choices.some(({ isSynonym }) => isSynonym) ?? false;
    // Without synonyms it finds nothing that its words do not find.
    if (expression === null || !isTradeWord) result.push(...plain.slice(at, at + span).flat());
    else {
      result.push(expression);
      for (const word of words.slice(at, at + span)) understood.add(word);
    }
    if (expression !== null && !isTradeWord && at === 0) category = expression;
    found ||= isTradeWord;
    at += span;
  }
  return { reading: found ? withoutRepeats(result) : null, category, understood };
}

function longestExpression(index: TextIndex, words: readonly Typed[], from: number): QueryWord | null {
  for (let span = Math.min(LONGEST_EXPRESSION, words.length - from); span > 1; span -= 1) {
    const part = words.slice(from, from + span);
    const key = expressionKey(part.map(({ word }) => word));
    const typed = part.map((word) => word.typed).join(' ');
    const found = expandExpression(index, key, typed, span);
    if (found !== null) return { ...found, isComplement: part[0]?.isComplement ?? false };
  }
  return null;
}

// Cut again, because a word may have been read as two.
function withoutRepeats(words: readonly QueryWord[]): QueryWord[] {
  const firstTerms = words.map(({ choices }) => choices[0]?.term);
  return words.filter((_, at) => firstTerms.indexOf(firstTerms[at]) === at).slice(0, MOST_WORDS);
}
