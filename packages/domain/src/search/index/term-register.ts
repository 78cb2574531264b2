// Numbers the terms while the documents are read, and finds the trade's expressions in a run of words.
import { frenchStem } from '../words/french-stem.ts';
import type { SynonymPair } from '../words/read-synonyms.ts';
import { readWords, type ReadWord } from '../words/read-words.ts';
import { buildVocabulary, type KnownWord, type Vocabulary } from './vocabulary.ts';

/** The terms of a text and their places: a compound and the first of its halves share a place. */
export type PlacedTerms = {
  terms: readonly number[];
  places: readonly number[];
  length: number;
  /** Places of the halves of compounds. */
  halves: ReadonlySet<number>;
};

/** By term, the terms it also finds and how well (0..1). */
export type SynonymTerms = ReadonlyMap<number, readonly SynonymTerm[]>;
export type SynonymTerm = { term: number; strength: number; isSame: boolean };

export type TermRegister = {
  read: (text: string) => PlacedTerms;
  /** Several words that are one name, found from then on wherever they occur in a row. */
  name: (expression: string) => number | null;
  /** To be called before any document is read. */
  learn: (pairs: readonly SynonymPair[]) => SynonymTerms;
  termCount: () => number;
  vocabulary: () => Vocabulary;
};

export function termRegister(): TermRegister {
  const termByStem = new Map<string, number>();
  const known = new Map<string, KnownWord>();
  // By first term, the expressions that may start there.
  const expressions = new Map<number, { rest: readonly number[]; term: number }[]>();

  return {
    read(text) {
      const { run, compounds, halves } = readWords(text);
      const runTerms = run.map(termOfWord);
      const terms = [...runTerms, ...compounds.map(termOfWord)];
      const places = [...runTerms.keys(), ...compounds.map(({ place }) => place)];
      for (const [place, first] of runTerms.entries()) {
        for (const { rest, term } of expressions.get(first) ?? []) {
          if (rest.some((wanted, at) => runTerms[place + 1 + at] !== wanted)) continue;
          terms.push(term);
          places.push(place);
        }
      }
      return { terms, places, length: runTerms.length, halves };
    },
    name: termOfExpression,
    learn(pairs) {
      const found = new Map<number, SynonymTerm[]>();
      const termOf = termOnce();
      for (const { from, to, strength, isSame } of pairs) {
        const source = termOf(from);
        const target = termOf(to);
        if (source === null || target === null || source === target) continue;
        const targets = found.get(source);
        if (targets === undefined) found.set(source, [{ term: target, strength, isSame }]);
        else if (!targets.some(({ term }) => term === target))
          targets.push({ term: target, strength, isSame });
      }
      return found;
    },
    termCount: () => termByStem.size,
    vocabulary: () => buildVocabulary([...known.values()], termByStem),
  };

  function termOfWord({ word, spelling }: ReadWord): number {
    const seen = known.get(word);
    if (seen !== undefined) return seen.term;
    const term = termOfStem(frenchStem(word));
    known.set(word, { word, spelling, term });
    return term;
  }

  function termOfStem(stem: string): number {
    const term = termByStem.get(stem);
    if (term !== undefined) return term;
    termByStem.set(stem, termByStem.size);
    return termByStem.size - 1;
  }

  // Each expression stands in many pairs and is read once.
  function termOnce(): typeof termOfExpression {
    const termByExpression = new Map<string, number | null>();
    return (expression) => {
      const seen = termByExpression.get(expression);
      if (seen !== undefined) return seen;
      const term = termOfExpression(expression);
      termByExpression.set(expression, term);
      return term;
    };
  }

  // Several words get a term of their own, listed wherever they occur in a row.
  function termOfExpression(expression: string): number | null {
    const { run, compounds, isOneCompound } = readWords(expression);
    const [compound] = compounds;
    if (isOneCompound && compound !== undefined) return termOfWord(compound);
    const [first, ...rest] = run.map(termOfWord);
    if (first === undefined || rest.length === 0) return first ?? null;
    const term = termOfStem(expressionKey(run.map(({ word }) => word)));
    const sharing = expressions.get(first) ?? [];
    if (!sharing.some((other) => other.term === term)) expressions.set(first, [...sharing, { rest, term }]);
    return term;
  }
}

/** The stem of an expression: the stems of its words, joined by blanks. */
export function expressionKey(words: readonly string[]): string {
  return words.map(frenchStem).join(' ');
}
