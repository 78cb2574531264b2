import { isStopWord } from './stop-words.ts';
import { tokenise } from './tokenise.ts';

export type ReadWord = { word: string; spelling: string };

/** The words of a text that say something, in order, and its compounds (« sous-couche ») with their place. */
export type WordsOfText = {
  run: readonly ReadWord[];
  compounds: readonly (ReadWord & { place: number })[];
  /** Places of the words that are halves of a compound. */
  halves: ReadonlySet<number>;
  /** The text is one compound and nothing else. */
  isOneCompound: boolean;
};

export function readWords(text: string): WordsOfText {
  const run: ReadWord[] = [];
  const compounds: { word: string; spelling: string; place: number; parts: number; size: number }[] = [];
  const tokens = tokenise(text);
  for (const { word, start, end, hyphenated } of tokens) {
    const spelling = text.slice(start, end).toLowerCase();
    const compound = hyphenated ? compounds.at(-1) : undefined;
    if (compound === undefined) compounds.push({ word, spelling, place: run.length, parts: 1, size: 0 });
    else {
      compound.word += word;
      compound.spelling += `-${spelling}`;
      compound.parts += 1;
    }
    if (isStopWord(word)) continue;
    run.push({ word, spelling });
    const held = compounds.at(-1);
    if (held !== undefined) held.size += 1;
  }
  const [first] = compounds;
  const halves = compounds.flatMap(({ place, size, parts }) => (parts > 1 ? places(place, size) : []));
  return {
    run,
    compounds: compounds.filter(({ parts }) => parts > 1),
    halves: new Set(halves),
    isOneCompound: compounds.length === 1 && first !== undefined && first.parts > 1,
  };
}

const places = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => first + at);
