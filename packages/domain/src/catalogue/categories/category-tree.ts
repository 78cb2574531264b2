// The category tree, grown once from flat records: parents, children in menu order, counts.
import { isPromoCategory } from './promo-category.ts';

export type CategoryRecord = {
  id: number;
  parentId: number | null;
  name: string;
  level: number;
  position: number;
  isAnchor: boolean;
};

/** How many distinct products hang on a category itself, and on it with all its descendants. */
export type ProductTally = { own: number; withDescendants: number };

export type CategoryNode<Category extends CategoryRecord> = {
  category: Category;
  parent: CategoryNode<Category> | null;
  children: CategoryNode<Category>[];
  productCount: number;
};

export type Tallies = { byCategory: ReadonlyMap<number, ProductTally>; flaggedPromo: number };

/** By id; upper levels first, then in menu order. */
export function growTree<Category extends CategoryRecord>(
  categories: readonly Category[],
  tallies: Tallies,
): Map<number, CategoryNode<Category>> {
  const nodes = new Map<number, CategoryNode<Category>>();
  for (const category of categories.toSorted(inMenuOrder)) {
    nodes.set(category.id, {
      category,
      parent: null,
      children: [],
      productCount: productCount(category, tallies),
    });
  }
  for (const node of nodes.values()) {
    node.parent = nodes.get(node.category.parentId ?? Number.NaN) ?? null;
    node.parent?.children.push(node);
  }
  return nodes;
}

/**
 * What is in the shop: within its own days and under what is. Of the others, in whose tree they stand: what is filed
 * there alone is still sold, and found by who searches.
 */
export function openCategories<Category extends CategoryRecord & { isWithinDays: boolean }>(
  categories: readonly Category[],
): { open: Category[]; closed: ReadonlyMap<number, number> } {
  const open: Category[] = [];
  const closed = new Map<number, number>();
  const roots = new Map<number, number>();
  for (const category of categories.toSorted(inMenuOrder)) {
    const { id, parentId } = category;
    const root = parentId === null ? id : (roots.get(parentId) ?? id);
    roots.set(id, root);
    if (category.isWithinDays && (parentId === null || !closed.has(parentId))) open.push(category);
    else closed.set(id, root);
  }
  return { open, closed };
}

/** From the child of the root down to the parent: the breadcrumb without the page itself. */
export function ancestors<Category extends CategoryRecord>(
  node: CategoryNode<Category>,
): CategoryNode<Category>[] {
  const above: CategoryNode<Category>[] = [];
  for (let at = node.parent; at !== null && at.parent !== null; at = at.parent) above.unshift(at);
  return above;
}

export function descendantCount<Category extends CategoryRecord>(node: CategoryNode<Category>): number {
  return node.children.reduce((sum, child) => sum + 1 + descendantCount(child), 0);
}

function inMenuOrder(a: CategoryRecord, b: CategoryRecord): number {
  return a.level - b.level || a.position - b.position || a.id - b.id;
}

// Magento's anchor categories count everything below them; a promo category without products of its own counts every
// product flagged as a promotion.
function productCount(category: CategoryRecord, { byCategory, flaggedPromo }: Tallies): number {
  const tally = byCategory.get(category.id) ?? { own: 0, withDescendants: 0 };
  const counted = category.isAnchor ? tally.withDescendants : tally.own;
  return counted === 0 && isPromoCategory(category) ? flaggedPromo : counted;
}
