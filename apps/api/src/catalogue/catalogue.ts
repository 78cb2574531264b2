// The door of the catalogue capability: the category forest kept in memory, and what an address leads to.
import { growTree } from '@nuancier/domain/catalogue/category-tree.ts';
import type { CategoryNode } from '@nuancier/domain/catalogue/category-tree.ts';
import type { Database } from '../database/tables.ts';
import { selectCategories, selectProductAt, selectTallies } from './catalogue-store.ts';
import { categoryViews } from './catalogue-view.ts';
import type { CategoryView } from './catalogue-view.ts';
import type { Category } from './category.ts';

/** All categories of all sites, each with its finished answer. Never changed once built. */
export type Forest = {
  nodes: ReadonlyMap<number, CategoryNode<Category>>;
  views: ReadonlyMap<number, CategoryView>;
  /** by address, suffix included */
  byUrl: ReadonlyMap<string, CategoryNode<Category>>;
};

export async function readForest(db: Database, publicUrl: string): Promise<Forest> {
  const [categories, tallies] = await Promise.all([selectCategories(db), selectTallies(db)]);
  const nodes = growTree<Category>(categories, tallies);
  const byUrl = new Map([...nodes.values()].map((node) => [urlOf(node.category), node]));
  return { nodes, views: categoryViews(nodes, publicUrl), byUrl };
}

export function findProductAt(
  db: Database,
  urlKey: string,
): Promise<{ id: number; url_key: string } | undefined> {
  return selectProductAt(db, urlKey);
}

export function stands(node: CategoryNode<Category>, rootCategoryId: number): boolean {
  let at = node;
  while (at.parent !== null) at = at.parent;
  return at.category.id === rootCategoryId;
}

function urlOf({ urlPath, urlSuffix }: Category): string {
  return `${urlPath}${urlSuffix}`;
}
