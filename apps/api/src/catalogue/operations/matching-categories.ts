import type { CategoryFilterInput } from '@nuancier/contract/api-types.ts';
import { categoryFilter, isEmptyFilter } from '@nuancier/domain/catalogue/categories/category-filter.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { Site } from '../../site/site.ts';
import { isUnderRoot } from '../categories/forest.ts';
import type { Forest } from '../categories/forest.ts';
import type { CategoryView } from '../categories/category-view.ts';

/** The site's categories that pass the filters, the upper levels first; without filters, its root. */
export function matchingCategories(
  forest: Forest,
  site: Site,
  filters: CategoryFilterInput | null | undefined,
): CategoryView[] {
  if (isEmptyFilter(filters)) return viewsOf(forest, [site.rootCategoryId]);
  const allowed = categoryFilter(filters ?? {});
  if (!allowed.ok) throw new Refusal(allowed.refusal);
  const ids = [...forest.nodes.values()]
    .filter((node) => allowed.value(node.category) && isUnderRoot(node, site.rootCategoryId))
    .map((node) => node.category.id);
  return viewsOf(forest, ids);
}

function viewsOf(forest: Forest, ids: readonly number[]): CategoryView[] {
  return ids.map((id) => forest.views.get(id)).filter((view) => view !== undefined);
}
