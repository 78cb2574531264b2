import type { Breadcrumb, CategoryTree } from '@nuancier/contract/api-types.ts';
import { ancestors, descendantCount } from '@nuancier/domain/catalogue/categories/category-tree.ts';
import type { CategoryNode } from '@nuancier/domain/catalogue/categories/category-tree.ts';
import { safeHtml } from '../../content/content.ts';
import { mediaUrl } from '../../text/media-url.ts';
import type { Category } from './category.ts';

/** Without products, which the search resolves, and addresses, which depend on the site of the request. */
export type CategoryView = Omit<CategoryTree, 'products' | 'relative_url' | 'canonical_url'> & {
  __typename: 'CategoryTree';
  children: CategoryView[];
};

const MENU_PICTURE = '800x450.webp';

/** One finished answer per category, children linked: a request copies nothing. */
export function categoryViews(
  nodes: ReadonlyMap<number, CategoryNode<Category>>,
  publicUrl: string,
): Map<number, CategoryView> {
  const views = new Map<number, CategoryView>();
  // Deepest first, so that each finds its children ready.
  for (const [id, node] of [...nodes].toReversed()) {
    const children = node.children
      .map((child) => views.get(child.category.id))
      .filter((view) => view !== undefined);
    views.set(id, { ...fieldsOf(node, publicUrl), children });
  }
  return views;
}

function fieldsOf(node: CategoryNode<Category>, publicUrl: string): Omit<CategoryView, 'children'> {
  const { category } = node;
  const above = ancestors(node);
  return {
    __typename: 'CategoryTree',
    id: category.id,
    uid: category.uid,
    name: category.name,
    description: category.description === null ? null : safeHtml(category.description),
    path: pathOf(node),
    url_key: category.urlKey,
    url_path: category.urlPath,
    url_suffix: category.urlSuffix,
    position: category.position,
    level: category.level,
    product_count: node.productCount,
    // Magento gives null, not an empty list, for a category without ancestors.
    breadcrumbs: above.length === 0 ? null : above.map((ancestor) => breadcrumbOf(ancestor.category)),
    // The root is the menu itself: clients stop at a root that is not in the menu.
    include_in_menu: category.includeInMenu || node.parent === null ? 1 : 0,
    is_anchor: category.isAnchor ? 1 : 0,
    children_count: String(descendantCount(node)),
    image: category.image === null ? null : mediaUrl(category.image, publicUrl, MENU_PICTURE),
    meta_title: category.metaTitle,
    meta_description: category.metaDescription,
    meta_keywords: null,
    display_mode: 'PRODUCTS',
    default_sort_by: null,
    available_sort_by: null,
    cms_block: null,
    redirect_code: 0,
    type: 'CATEGORY',
    category_type: category.categoryType,
    custom_url: category.customUrl,
    code_akeneo: category.codeAkeneo,
    universe_mega_menu_cms: category.universeMegaMenuCms,
    custom_canonical_url: category.customCanonicalUrl,
    ext_uniq_id: category.extUniqId,
  };
}

function breadcrumbOf(category: Category): Breadcrumb {
  return {
    category_id: category.id,
    category_uid: category.uid,
    category_name: category.name,
    category_level: category.level,
    category_url_key: category.urlKey,
    category_url_path: category.urlPath,
  };
}

function pathOf(node: CategoryNode<Category>): string {
  const own = String(node.category.id);
  return node.parent === null ? own : `${pathOf(node.parent)}/${own}`;
}
