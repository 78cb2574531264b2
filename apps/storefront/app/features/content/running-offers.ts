import type { MenuEntry } from '@nuancier/domain/site/menu.ts';
import type { HomePageQuery } from '../../../generated/documents.ts';
import { menuHref } from '../site/menu/menu-href.ts';

/** How many products cost the viewer less just now, and in which universes; each leads to those very products. */
export type RunningOffers = {
  count: number;
  universes: readonly { name: string; count: number; to: string }[];
};

/** Null when loading failed. */
export function runningOffers(
  found: Pick<NonNullable<HomePageQuery['products']>, 'total_count' | 'aggregations'> | null,
  universes: readonly MenuEntry[],
): RunningOffers | null {
  if (!found) return null;
  const places = (found.aggregations ?? []).find((one) => one?.attribute_code === 'category_uid');
  const counts = new Map(
    (places?.options ?? []).flatMap((option) => (option ? [[option.value, option.count ?? 0] as const] : [])),
  );
  return {
    count: found.total_count ?? 0,
    universes: universes.flatMap(({ uid, name, link }) => {
      const count = counts.get(uid) ?? 0;
      return count === 0 || link.kind !== 'category'
        ? []
        : [{ name, count, to: `${menuHref(link)}?flag_promo=1` }];
    }),
  };
}
