// « peinture noire mur »: what is asked for is a wall paint; black is how it should be.
import { expressionKey } from '../index/term-register.ts';
import type { TextIndex } from '../index/text-index.ts';
import { plainColour } from '../words/colour-words.ts';
import { frenchStem } from '../words/french-stem.ts';
import { longestExpression } from './find-expressions.ts';
import type { AskedColour } from './query-word.ts';
import type { TypedWord } from './typed-word.ts';

/**
 * Not where a colour is all that is asked for, part of the trade's words (« mur vert », « scotch bleu ») or of the name
 * of a shade (« vert mousse »).
 */
export function setColoursApart(
  index: TextIndex,
  words: readonly TypedWord[],
): { words: readonly TypedWord[]; colours: readonly AskedColour[] } {
  const colours = words.map(({ typed, word }) => plainColour(typed, frenchStem(word)));
  if (colours.every((colour) => colour === null)) return { words, colours: [] };
  const isPart = partsOfExpressions(index, words);
  const isApart = colours.map((colour, at) => {
    const [own, next] = [words[at], words[at + 1]];
    if (colour === null || own === undefined || isPart[at]) return false;
    return next === undefined || !index.shades.has(expressionKey([own.word, next.word]));
  });
  if (isApart.every(Boolean)) return { words, colours: [] };
  return {
    words: words.filter((_, at) => !isApart[at]),
    colours: colours.flatMap((colour, at) =>
      colour === null || !isApart[at]
        ? []
        : {
            typed: words[at]?.typed ?? '',
            family: colour.family,
            terms: colour.stems
              .map((stem) => index.vocabulary.termByStem.get(stem))
              .filter((term) => term !== undefined),
          },
    ),
  };
}

function partsOfExpressions(index: TextIndex, words: readonly TypedWord[]): readonly boolean[] {
  const isPart = words.map(() => false);
  for (let at = 0; at < words.length;) {
    const span = longestExpression(index, words, [], at, '')?.span ?? 1;
    if (span > 1) isPart.fill(true, at, at + span);
    at += span;
  }
  return isPart;
}
