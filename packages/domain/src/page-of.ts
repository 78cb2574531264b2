import { accept, refuse } from './refusal.ts';
import type { Verdict } from './refusal.ts';

export type Page<Item> = {
  items: Item[];
  pageSize: number;
  currentPage: number;
  totalPages: number;
  total: number;
};

/** One page of a list; asking beyond the last page of a list that has some is refused, as Magento does. */
export function pageOf<Item>(
  all: readonly Item[],
  pageSize: number,
  currentPage: number,
): Verdict<Page<Item>, 'PAGE_BEYOND_LAST'> {
  const totalPages = Math.ceil(all.length / pageSize);
  if (currentPage > totalPages && all.length > 0) return refuse('PAGE_BEYOND_LAST');
  const items = all.slice((currentPage - 1) * pageSize, currentPage * pageSize);
  return accept({ items, pageSize, currentPage, totalPages, total: all.length });
}
