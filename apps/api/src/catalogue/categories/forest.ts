import { growTree, openCategories } from '@nuancier/domain/catalogue/categories/category-tree.ts';
import type { CategoryNode } from '@nuancier/domain/catalogue/categories/category-tree.ts';
import type { Database } from '../../database/tables.ts';
import { promotedProducts } from '../../pricing/pricing.ts';
import { selectCategories, selectTallies } from './category-store.ts';
import { categoryViews } from './category-view.ts';
import type { CategoryView } from './category-view.ts';
import type { Category } from './category.ts';

/** All categories of all sites that are in the shop that day, each with its finished answer. Never changed once built. */
export type Forest = {
  nodes: ReadonlyMap<number, CategoryNode<Category>>;
  /** out of their days, each with the root of its tree */
  closed: ReadonlyMap<number, number>;
  views: ReadonlyMap<number, CategoryView>;
  /** by path and the category's own suffix; the site may put one of its own behind it */
  byUrl: ReadonlyMap<string, CategoryNode<Category>>;
  byUid: ReadonlyMap<string, CategoryNode<Category>>;
};

export async function readForest(db: Database, publicUrl: string, day: string): Promise<Forest> {
  const { open: categories, closed } = openCategories(await selectCategories(db, day));
  const nodes = growTree<Category>(categories, {
    byCategory: await selectTallies(db, categories, day),
    flaggedPromo: await promotedProducts(db, day),
  });
  const all = [...nodes.values()];
  return {
    nodes,
    closed,
    views: categoryViews(nodes, publicUrl),
    byUrl: new Map(all.map((node) => [urlOf(node.category), node])),
    byUid: new Map(all.map((node) => [node.category.uid, node])),
  };
}

export function isUnderRoot(node: CategoryNode<Category>, rootCategoryId: number): boolean {
  let at = node;
  while (at.parent !== null) at = at.parent;
  return at.category.id === rootCategoryId;
}

function urlOf({ urlPath, urlSuffix }: Category): string {
  return `${urlPath}${urlSuffix}`;
}
