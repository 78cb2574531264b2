import type { LinkKind } from '@nuancier/domain/catalogue/imports/product-link-faults.ts';
import type { CategoryView } from '../categories/category-view.ts';
import { isUnderRoot } from '../categories/forest.ts';
import { listAt } from '../snapshot/lists.ts';
import { galleryView, picturedArticle, picturedProduct } from './picture-view.ts';
import type { PictureView } from './picture-view.ts';
import { productViews } from './product-view.ts';
import type { ProductView } from './product-view.ts';
import type { ViewPlace } from './view-place.ts';

// More would not be looked at; and each linked product has links of its own.
const MOST_LINKED = 8;

/** The categories of this site that hold the product directly. */
export function productCategories({ catalogue, product }: ViewPlace, rootCategoryId: number): CategoryView[] {
  const { nodes, views } = catalogue.forest;
  const own = catalogue.products[product]?.categories ?? [];
  return (
    own
      .map((id) => nodes.get(id))
      // The root is no place to look: it holds everything.
      .filter((node) => node !== undefined && node.parent !== null && isUnderRoot(node, rootCategoryId))
      .map((node) => views.get(node?.category.id ?? 0))
      .filter((view) => view !== undefined)
  );
}

export function productGallery({ catalogue, product, article }: ViewPlace): PictureView[] {
  const record = catalogue.products[product];
  if (record === undefined) return [];
  return galleryView(
    article === null
      ? picturedProduct(catalogue, product)
      : picturedArticle(catalogue, product, article, record.name),
  );
}

/** An article has no companions of its own; its product has. */
export function linkedProducts(
  { catalogue, product, article }: ViewPlace,
  kind: LinkKind,
): ProductView[] | null {
  if (article !== null) return null;
  return productViews(catalogue, listAt(catalogue.links[kind], product).subarray(0, MOST_LINKED));
}
