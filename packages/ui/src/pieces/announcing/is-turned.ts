/** Another page of the same list; a filter that leads back to the first one is a choice on the page. */
export function isTurned(before: string, now: string): boolean {
  return before !== now && listOf(before) === listOf(now);
}

const listOf = (search: string): string =>
  search.replace('?', '&').replaceAll(/&(?:page|avis|apres|avant)=[^&]*/g, '');
