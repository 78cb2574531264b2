// Magento's category filters: every filter given must hold.
import { accept, refuse } from '../../refusal.ts';
import type { Verdict } from '../../refusal.ts';

type Optional<Value> = Value | null | undefined;
type EqualFilter = { eq?: Optional<string>; in?: Optional<readonly Optional<string>[]> };
type MatchFilter = { match?: Optional<string>; match_type?: Optional<'FULL' | 'PARTIAL'> };

export type CategoryFilter = {
  ids?: Optional<EqualFilter>;
  category_uid?: Optional<EqualFilter>;
  parent_id?: Optional<EqualFilter>;
  parent_category_uid?: Optional<EqualFilter>;
  url_key?: Optional<EqualFilter>;
  url_path?: Optional<EqualFilter>;
  name?: Optional<MatchFilter>;
};

export type FilteredCategory = {
  id: number;
  uid: string;
  parentId: number | null;
  parentUid: string | null;
  urlKey: string;
  urlPath: string;
  name: string;
};

// Shorter words would match nearly everything; Magento refuses them too.
const SHORTEST_MATCH = 3;

export function categoryFilter(
  filter: CategoryFilter,
): Verdict<(category: FilteredCategory) => boolean, 'MATCH_TOO_SHORT'> {
  const match = filter.name?.match;
  if (typeof match === 'string' && match.trim().length < SHORTEST_MATCH) return refuse('MATCH_TOO_SHORT');
  return accept(
    (category) =>
      allows(filter.ids, String(category.id)) &&
      allows(filter.category_uid, category.uid) &&
      allows(filter.parent_id, category.parentId === null ? null : String(category.parentId)) &&
      allows(filter.parent_category_uid, category.parentUid) &&
      allows(filter.url_key, category.urlKey) &&
      allows(filter.url_path, category.urlPath) &&
      allowsName(filter.name, category.name),
  );
}

/** Nothing asked: Magento then answers the root. */
export function isEmptyFilter(filter: Optional<CategoryFilter>): boolean {
  return Object.values(filter ?? {}).every((part) => part === null || part === undefined);
}

function allows(filter: Optional<EqualFilter>, value: string | null): boolean {
  const { eq, in: among } = filter ?? {};
  if (typeof eq === 'string' && eq !== value) return false;
  return !Array.isArray(among) || among.includes(value);
}

function allowsName(filter: Optional<MatchFilter>, name: string): boolean {
  if (typeof filter?.match !== 'string') return true;
  const wanted = folded(filter.match);
  if (filter.match_type === 'PARTIAL') return folded(name).includes(wanted);
  return words(wanted).every((word) => folded(name).includes(word));
}

function words(text: string): string[] {
  return text.split(/\s+/u).filter((word) => word !== '');
}

function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}
