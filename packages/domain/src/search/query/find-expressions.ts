// The trade's expressions among the words of a query: « sol pas plat » is one thing, and is not about a floor.
import { expressionKey } from '../index/term-register.ts';
import type { TextIndex } from '../index/text-index.ts';
import { rankOfWord } from '../index/vocabulary.ts';
import { expandExpression } from './expand-word.ts';
import type { QueryWord } from './query-word.ts';
import type { TypedWord } from './typed-word.ts';

export type FoundExpressions = {
  /** Null where there is none. */
  reading: readonly QueryWord[] | null;
  category: QueryWord | null;
  understood: ReadonlySet<TypedWord>;
};

const LONGEST_EXPRESSION = 4;

export function findExpressions(
  index: TextIndex,
  words: readonly TypedWord[],
  plain: readonly (readonly QueryWord[])[],
  query: string,
): FoundExpressions {
  const result: QueryWord[] = [];
  const understood = new Set<TypedWord>();
  let category: QueryWord | null = null;
  let found = false;
  for (let at = 0; at < words.length;) {
    const expression = longestExpression(index, words, plain, at, query);
    const span = expression?.span ?? 1;
    // Without synonyms it finds nothing that its words, well spelt, do not find.
    const isTradeWord =
      expression?.how === 'mistyped' || (expression?.choices.some(({ isSynonym }) => isSynonym) ?? false);
    if (expression === null || !isTradeWord) result.push(...plain.slice(at, at + span).flat());
    else {
      result.push(expression);
      if (expression.how === 'known') for (const word of words.slice(at, at + span)) understood.add(word);
    }
    if (expression !== null && !isTradeWord && at === 0) category = expression;
    found ||= isTradeWord;
    at += span;
  }
  return { reading: found ? result : null, category, understood };
}

/** With one of its words mistyped, if need be: « lane de roche ». */
export function longestExpression(
  index: TextIndex,
  words: readonly TypedWord[],
  plain: readonly (readonly QueryWord[])[],
  from: number,
  query: string,
): QueryWord | null {
  for (let span = Math.min(LONGEST_EXPRESSION, words.length - from); span > 1; span -= 1) {
    const part = words.slice(from, from + span);
    const typed = query.slice(part[0]?.start, part.at(-1)?.end);
    const asTyped = part.map(({ word }) => word);
    const found =
      expandExpression(index, expressionKey(asTyped), typed, span) ??
      mended(index, asTyped, plain.slice(from, from + span), typed);
    if (found !== null) return { ...found, isComplement: part[0]?.isComplement ?? false };
  }
  return null;
}

function mended(
  index: TextIndex,
  words: readonly string[],
  plain: readonly (readonly QueryWord[])[],
  typed: string,
): QueryWord | null {
  const wrong = plain.flatMap(([word], at) => (word?.how === 'mistyped' ? [{ word, at }] : []));
  const [only] = wrong;
  if (only === undefined || wrong.length > 1) return null;
  for (const guess of only.word.guesses) {
    const found = expandExpression(index, expressionKey(words.with(only.at, guess)), typed, words.length);
    if (found === null) continue;
    const rank = rankOfWord(index.vocabulary, guess);
    const spelling = rank === null ? guess : (index.vocabulary.spellings[rank] ?? guess);
    const spelt = plain.reduce(
      (text, [word]) =>
        word === undefined
          ? text
          : text.replace(word.typed, () => (word === only.word ? spelling : word.spelling)),
      typed,
    );
    return { ...found, how: 'mistyped', spelling: spelt };
  }
  return null;
}
