// A category's URL: its path and a suffix, its own or else the site's.
import type { CatalogueContext } from '../catalogue-context.ts';
import type { CategoryView } from './category-view.ts';

type Placed = Pick<CategoryView, 'url_path' | 'url_suffix'>;
type Settings = Pick<CatalogueContext['site']['settings'], 'category_url_suffix'>;

export function categorySuffix(category: Placed, settings: Settings): string {
  // The root is no page of its own.
  if (!category.url_path) return '';
  return category.url_suffix || settings.category_url_suffix;
}

export function categoryAddress(category: Placed, settings: Settings): string {
  return `${category.url_path ?? ''}${categorySuffix(category, settings)}`;
}
