import type { CategoryResult, QueryCategoriesArgs } from '@nuancier/contract/api-types.ts';
import { pageOf } from '@nuancier/domain/page-of.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { Site } from '../../site/site.ts';
import type { CategoryView } from '../categories/category-view.ts';
import type { Forest } from '../categories/forest.ts';
import { matchingCategories } from './matching-categories.ts';

type CategoriesView = Omit<CategoryResult, 'items'> & { items: CategoryView[] };

const USUAL_PAGE_SIZE = 20;

export function categories(
  forest: Forest,
  site: Site,
  { filters, pageSize, currentPage }: QueryCategoriesArgs,
): CategoriesView {
  const all = matchingCategories(forest, site, filters);
  const page = pageOf(all, pageSize ?? USUAL_PAGE_SIZE, currentPage ?? 1);
  if (!page.ok) throw new Refusal(page.refusal);
  return {
    items: page.value.items,
    total_count: page.value.total,
    page_info: {
      page_size: page.value.pageSize,
      current_page: page.value.currentPage,
      total_pages: page.value.totalPages,
    },
  };
}
