import type { HomePageQuery } from '../../../generated/documents.ts';

type Promoted = NonNullable<NonNullable<NonNullable<HomePageQuery['products']>['items']>[number]>;

/** Of each universe one that costs less just now, in the order found, then others: as many as there is room for. */
export function promotionsByUniverse(found: HomePageQuery['products'], room: number): Promoted[] {
  const items = (found?.items ?? []).flatMap((item) => (item ? [item] : []));
  const firsts = new Map<string, Promoted>();
  for (const item of items) {
    const universe = universeOf(item);
    if (universe !== null && !firsts.has(universe)) firsts.set(universe, item);
  }
  const chosen = [...firsts.values()];
  return [...chosen, ...items.filter((item) => !chosen.includes(item))].slice(0, room);
}

function universeOf({ categories }: Promoted): string | null {
  return categories?.find((category) => category?.url_path)?.url_path?.split('/')[0] ?? null;
}
