import { buildSuggestIndex } from '@nuancier/domain/search/suggest-index.ts';
import type { SuggestEntry } from '@nuancier/domain/search/suggest-index.ts';
import type { TextIndex } from '@nuancier/domain/search/index/text-index.ts';

/** A small list that answers while one types, with its own index. */
export type SuggestList<Item> = { index: TextIndex; entries: readonly (SuggestEntry & { item: Item })[] };

export function suggestList<Item>(
  items: readonly Item[],
  entryOf: (item: Item) => SuggestEntry,
): SuggestList<Item> {
  const entries = items.map((item) => ({ ...entryOf(item), item }));
  return { index: buildSuggestIndex(entries), entries };
}
