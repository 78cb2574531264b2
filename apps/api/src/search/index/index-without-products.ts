import { catalogueWithoutProducts } from '../../catalogue/catalogue.ts';
import type { CategoryMembers } from './category-members.ts';
import type { SearchIndex } from './search-index.ts';

/** The same index without the products of these ids: every listing is a choice among the members of categories. */
export function indexWithoutProducts(index: SearchIndex, ids: readonly number[]): SearchIndex {
  const left = new Set(ids.flatMap((id) => index.catalogue.byId.get(id) ?? []));
  if (left.size === 0) return index;
  const kept = (members: CategoryMembers): CategoryMembers =>
    new Map(Array.from(members, ([id, products]) => [id, products.filter((place) => !left.has(place))]));
  return {
    ...index,
    catalogue: catalogueWithoutProducts(index.catalogue, left),
    members: kept(index.members),
    branches: kept(index.branches),
  };
}
