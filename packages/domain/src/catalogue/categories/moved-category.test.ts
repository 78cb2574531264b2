import { describe, expect, it } from 'vitest';
import { categoryPlaces, movedCategory, treeOrder } from './moved-category.ts';

const line = (id: number, parent_id: number | null, url_key: string, position: number) => ({
  id,
  parent_id,
  url_key,
  position,
  level: 0,
  url_path: '',
});
const tree = [
  line(2, null, 'catalogue', 0),
  line(3, 2, 'peinture', 1),
  line(4, 2, 'outillage', 2),
  line(5, 3, 'murs', 1),
  line(6, 3, 'sols', 1),
];

describe('categoryPlaces', () => {
  it('follows parents down from the root', () => {
    expect([...categoryPlaces(tree)].map(([id, { level, url_path: path }]) => [id, level, path])).toEqual([
      [2, 1, ''],
      [3, 2, 'peinture'],
      [4, 2, 'outillage'],
      [5, 3, 'peinture/murs'],
      [6, 3, 'peinture/sols'],
    ]);
  });

  it('gives a circle no level', () => {
    const circle = [line(2, null, 'r', 0), line(3, 4, 'a', 1), line(4, 3, 'b', 1)];
    expect(categoryPlaces(circle).get(3)?.level).toBe(0);
  });
});

describe('movedCategory', () => {
  const told = (move: Parameters<typeof movedCategory>[1]) => {
    const moved = movedCategory(tree, move);
    return moved.ok
      ? treeOrder(moved.value).map(({ id, level, url_path: path }) => `${id} ${level} ${path}`)
      : moved.refusal;
  };
  it.each([
    [
      'among sisters',
      { id: 6, parent: 3, before: 5 },
      ['2 1 ', '3 2 peinture', '6 3 peinture/sols', '5 3 peinture/murs', '4 2 outillage'],
    ],
    [
      'to the end',
      { id: 3, parent: 2, before: null },
      ['2 1 ', '4 2 outillage', '3 2 peinture', '5 3 peinture/murs', '6 3 peinture/sols'],
    ],
    [
      'under another, with all below it',
      { id: 3, parent: 4, before: null },
      [
        '2 1 ',
        '4 2 outillage',
        '3 3 outillage/peinture',
        '5 4 outillage/peinture/murs',
        '6 4 outillage/peinture/sols',
      ],
    ],
    ['the root', { id: 2, parent: 3, before: null }, 'ROOT_STAYS'],
    ['under itself', { id: 3, parent: 3, before: null }, 'CATEGORY_INTO_ITSELF'],
    ['under what is below it', { id: 3, parent: 5, before: null }, 'CATEGORY_INTO_ITSELF'],
    ['before itself', { id: 5, parent: 3, before: 5 }, 'UNKNOWN_CATEGORY'],
    ['before no sister', { id: 5, parent: 3, before: 4 }, 'UNKNOWN_CATEGORY'],
    ['one that is not there', { id: 9, parent: 3, before: null }, 'UNKNOWN_CATEGORY'],
    ['under one that is not there', { id: 5, parent: 9, before: null }, 'UNKNOWN_CATEGORY'],
  ] as const)('%s', (_what, move, expected) => {
    expect(told(move)).toEqual(expected);
  });
});
