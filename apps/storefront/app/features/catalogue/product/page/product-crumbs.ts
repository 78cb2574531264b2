import { paths } from '../../../../addresses/paths.ts';

type Category = {
  name: string | null;
  url_path: string | null;
  url_suffix: string | null;
  breadcrumbs: readonly ({ category_name: string | null; category_url_path: string | null } | null)[] | null;
};

export type ProductCrumb = { label: string; to: string };

/** The way to a product: through the deepest of its categories. */
export function productCrumbs(categories: readonly (Category | null)[]): ProductCrumb[] {
  const deepest = categories
    .flatMap((category) => (category ? [category] : []))
    .toSorted((a, b) => (b.breadcrumbs?.length ?? 0) - (a.breadcrumbs?.length ?? 0))[0];
  if (!deepest) return [];
  // The suffix is the site's: parents end with the same.
  const suffix = deepest.url_suffix ?? '';
  const above = (deepest.breadcrumbs ?? []).flatMap((crumb) =>
    crumb
      ? [{ label: crumb.category_name ?? '', to: paths.category(crumb.category_url_path ?? '', suffix) }]
      : [],
  );
  return [...above, { label: deepest.name ?? '', to: paths.category(deepest.url_path ?? '', suffix) }];
}
