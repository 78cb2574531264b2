// Whether a range or a page that the words find is what they speak of, before it is proposed while one types.
import type { SuggestEntry } from './suggest-index.ts';
import { frenchStem } from './words/french-stem.ts';
import { isQueryNoise, isStopWord } from './words/stop-words.ts';
import { tokenise } from './words/tokenise.ts';

export type WordsOfTrade = {
  /** whether the catalogue has the word as it is */
  isKnown: (stem: string) => boolean;
  /** colours are found on articles: a range called « PSE gris » is no answer to « gris » */
  isColour: (stem: string) => boolean;
};

/**
 * Every word must stand in it whole, but for colours and measures. Only the last may be the beginning of a longer one,
 * since it is being typed, and only where it is no word of its own: « colle » is no « collecte ».
 */
export function fitsSuggestion(
  query: string,
  { name, keywords }: SuggestEntry,
  { isKnown, isColour }: WordsOfTrade,
): boolean {
  const held = [name, ...keywords].flatMap((text) => tokenise(text)).map(({ word }) => word);
  const stems = new Set(held.map(frenchStem));
  const typed = tokenise(query)
    .map(({ word }, at, all) => ({ word, stem: frenchStem(word), isLast: at === all.length - 1 }))
    .filter(({ word }) => !isStopWord(word) && !isQueryNoise(word));
  const telling = typed.filter(({ word, stem }) => !isColour(stem) && !STARTS_WITH_NUMBER.test(word));
  return (
    telling.length > 0 &&
    telling.every(
      ({ word, stem, isLast }) =>
        stems.has(stem) || (isLast && !isKnown(stem) && held.some((one) => one.startsWith(word))),
    )
  );
}

const STARTS_WITH_NUMBER = /^\d/;
