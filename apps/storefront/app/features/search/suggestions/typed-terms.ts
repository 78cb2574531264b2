import { frenchStem } from '@nuancier/domain/search/words/french-stem.ts';
import type { HighlightTerm } from '@nuancier/domain/search/highlight.ts';
import { tokenise } from '@nuancier/domain/search/words/tokenise.ts';

const MOST_WORDS = 12;

/** What to mark for words being typed: each word with its kin, and as much as is typed of a longer one. */
export function typedTerms(words: string): readonly HighlightTerm[] {
  return tokenise(words)
    .slice(0, MOST_WORDS)
    .flatMap(({ word }): HighlightTerm[] => [
      { kind: 'stem', stem: frenchStem(word) },
      { kind: 'beginning', beginning: word },
    ]);
}
