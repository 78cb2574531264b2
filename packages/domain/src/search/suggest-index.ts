import { buildTextIndex, type TextIndex } from './index/text-index.ts';

/** A category or a content page, as the header's panel proposes it. */
export type SuggestEntry = { name: string; keywords: readonly string[] };

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
      tintable: false,
    })),
  );
}
