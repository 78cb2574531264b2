// Which lists were answered together, so that the items of all of them are read and priced at once.
import type { SearchResultPageInfo } from '@nuancier/contract/api-types.ts';
import type { Verdict } from '@nuancier/domain/refusal.ts';
import type { WishlistItemView } from './wishlist-item-view.ts';

export type ItemsPage = { items: WishlistItemView[]; page_info: SearchResultPageInfo };
export type ListPage = Verdict<ItemsPage, 'PAGE_BEYOND_LAST'>;
export type ListPages = ReadonlyMap<number, ListPage>;

/** `pages`: by page asked for, the items of every list on the shelf. */
export type Shelf = { ids: readonly number[]; pages: Map<string, Promise<ListPages>> };

const shelves = new WeakMap<object, Shelf>();

export function shelve<View extends { id?: string | null | undefined }>(views: View[]): View[] {
  const shelf: Shelf = { ids: views.map(({ id }) => Number(id)), pages: new Map() };
  for (const view of views) shelves.set(view, shelf);
  return views;
}

export function shelfOf(view: object): Shelf {
  const shelf = shelves.get(view);
  if (shelf === undefined) throw new Error('This list was not read by the lists’ own operations');
  return shelf;
}
