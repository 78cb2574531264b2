import type { PostingLists } from './posting-lists.ts';

/** In how many documents a term occurs in a field that counts (name, brand, category, keywords). */
export function strongCount({ strongStarts }: PostingLists, term: number): number {
  return (strongStarts[term + 1] ?? 0) - (strongStarts[term] ?? 0);
}

/** In how many documents a term occurs in any field. */
export function documentCount(postings: PostingLists, term: number): number {
  const { faintStarts } = postings;
  return strongCount(postings, term) + (faintStarts[term + 1] ?? 0) - (faintStarts[term] ?? 0);
}
