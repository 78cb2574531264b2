import type { Tallies } from '@nuancier/domain/search/facets/facet-groups.ts';
import type { CategoryTreeNode } from '../../catalogue/catalogue.ts';
import type { SearchIndex } from '../index/search-index.ts';

/** Of the products of one kind, the share that its category must hold. */
const NEARLY_ALL = 0.8;

/** The narrowest category of the site that holds nearly all of them; never a promo category. */
export function kindCategory(
  { catalogue, categories, members, promoShelves }: SearchIndex,
  rootCategoryId: number,
  { products, of }: Tallies,
): CategoryTreeNode['category'] | null {
  if (products.length === 0) return null;
  const counts = of(categories);
  let narrowest: { category: CategoryTreeNode['category']; size: number } | null = null;
  for (const node of catalogue.forest.nodes.values()) {
    const { category } = node;
    const count = counts[categories.places.get(category.uid) ?? -1] ?? 0;
    if (count < NEARLY_ALL * products.length || promoShelves.has(category.id)) continue;
    const size = members.get(category.id)?.length ?? 0;
    if ((narrowest === null || size < narrowest.size) && rootOf(node) === rootCategoryId)
      narrowest = { category, size };
  }
  return narrowest?.category ?? null;
}

function rootOf(node: CategoryTreeNode): number {
  return node.parent === null ? node.category.id : rootOf(node.parent);
}
