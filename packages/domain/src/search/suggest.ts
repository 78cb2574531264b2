import { highlight, type HighlightPart } from './highlight.ts';
import { searchText } from './search-text.ts';
import { buildTextIndex, type TextIndex } from './index/text-index.ts';

/** A category or a content page, as the header's panel proposes it. */
export type SuggestEntry = { name: string; keywords: readonly string[] };

export type Suggestion<Entry> = { entry: Entry; score: number; parts: readonly HighlightPart[] };

const SHOWN = 5;
// Far behind the best, an entry is there for one of the words only.
const WORTH_SHOWING = 0.4;

/** Earlier entries win among equals: give the categories from the top down. */
export function buildSuggestIndex(entries: readonly SuggestEntry[]): TextIndex {
  return buildTextIndex(
    entries.map(({ name, keywords }) => ({
      name,
      brand: '',
      line: null,
      categories: [],
      keywords,
      description: '',
      references: [],
      boost: 0,
    })),
  );
}

/** The entries that answer a query as products do: accents, plurals, beginnings, synonyms and typing mistakes. */
export function suggest<Entry extends SuggestEntry>(
  index: TextIndex,
  entries: readonly Entry[],
  query: string,
  limit: number = SHOWN,
): readonly Suggestion<Entry>[] {
  const { ids, scores, terms, corrected, dropped } = searchText(index, query, { limit });
  // A guess at one word while another is unknown: few words make a short list guess wildly.
  if (corrected !== null && dropped.length > 0) return [];
  const least = (scores[0] ?? 0) * WORTH_SHOWING;
  return [...ids].flatMap((id, rank) => {
    const entry = entries[id];
    const score = scores[rank] ?? 0;
    return entry === undefined || score < least
      ? []
      : [{ entry, score, parts: highlight(entry.name, terms) }];
  });
}
