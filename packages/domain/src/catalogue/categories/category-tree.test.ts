import { describe, expect, it } from 'vitest';
import { ancestors, descendantCount, growTree, openCategories } from './category-tree.ts';
import type { CategoryRecord } from './category-tree.ts';

const none = { byCategory: new Map(), flaggedPromo: 0 };

function aCategory(id: number, parentId: number | null, more: Partial<CategoryRecord> = {}): CategoryRecord {
  return { id, parentId, name: `Catégorie ${id}`, level: 1, position: 0, isAnchor: true, ...more };
}

describe('growTree', () => {
  it('hangs children under their parent in the order of their position', () => {
    const tree = growTree(
      [
        aCategory(4, 2, { level: 2, position: 20 }),
        aCategory(3, 2, { level: 2, position: 10 }),
        aCategory(2, null),
      ],
      none,
    );
    expect(tree.get(2)?.children.map((node) => node.category.id)).toEqual([3, 4]);
    expect(tree.get(3)?.parent?.category.id).toBe(2);
  });

  it('stands parents before children, and equal positions in the order they were made', () => {
    const tree = growTree(
      [aCategory(9, 2, { level: 2 }), aCategory(5, 2, { level: 2 }), aCategory(2, null, { position: 90 })],
      none,
    );
    expect([...tree.keys()]).toEqual([2, 5, 9]);
    expect([...tree.values()].map(({ productCount }) => productCount)).toEqual([0, 0, 0]);
    const [root] = tree.values();
    expect(root && ancestors(root)).toEqual([]);
  });

  it('an anchor category counts the products of its descendants, another only its own', () => {
    const byCategory = new Map([
      [2, { own: 0, withDescendants: 7 }],
      [3, { own: 3, withDescendants: 7 }],
    ]);
    const tree = growTree([aCategory(2, null), aCategory(3, 2, { isAnchor: false })], {
      byCategory,
      flaggedPromo: 0,
    });
    expect(tree.get(2)?.productCount).toBe(7);
    expect(tree.get(3)?.productCount).toBe(3);
  });

  it.each([
    ['stands for every flagged product when it holds none itself', 2, 'Promo', 0, 5],
    ['counts its own products when it holds some', 2, 'Promo', 2, 2],
    ['is a top category: a deeper one of that name is not', 3, 'Promo', 0, 0],
    ['is known by its name alone', 2, 'Promotions', 0, 0],
  ])('CAT-06 the promo category %s', (_rule, level, name, own, expected) => {
    const byCategory = new Map([[9, { own, withDescendants: own }]]);
    const tree = growTree([aCategory(9, null, { level, name })], { byCategory, flaggedPromo: 5 });
    expect(tree.get(9)?.productCount).toBe(expected);
  });

  it('names the ancestors from the top, without the root and without the category itself', () => {
    const chain = [1, 2, 3, 4, 5, 6].map((id) => aCategory(id, id === 1 ? null : id - 1, { level: id }));
    const deepest = growTree(chain, none).get(6);
    expect(deepest && ancestors(deepest).map((node) => node.category.id)).toEqual([2, 3, 4, 5]);
  });

  it('counts every descendant', () => {
    const tree = growTree([aCategory(1, null), aCategory(2, 1), aCategory(3, 1), aCategory(4, 3)], none);
    const root = tree.get(1);
    expect(root && descendantCount(root)).toBe(3);
  });
});

describe('openCategories', () => {
  it('leaves out what is not within its days, with all below it, and knows whose tree that is', () => {
    const of = (id: number, parentId: number | null, level: number, isWithinDays = true) => ({
      ...aCategory(id, parentId, { level }),
      isWithinDays,
    });
    const { open, closed } = openCategories([
      of(31, 3, 3),
      of(1, null, 1),
      of(2, 1, 2),
      of(3, 1, 2, false),
      of(311, 31, 4, false),
    ]);
    expect(open.map(({ id }) => id)).toEqual([1, 2]);
    expect([...closed]).toEqual([
      [3, 1],
      [31, 1],
      [311, 1],
    ]);
  });
});
