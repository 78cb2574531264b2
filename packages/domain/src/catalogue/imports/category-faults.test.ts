import { describe, expect, it } from 'vitest';
import { categoryTreeFaults, type CategoryLine } from './category-faults.ts';

const root: CategoryLine = aLine(2, null, { level: 1, url_key: 'catalogue', url_path: '' });
const wood = aLine(3, 2, { level: 2, url_key: 'bois', url_path: 'bois' });

describe('categoryTreeFaults', () => {
  it('finds nothing wrong with a tree six levels deep', () => {
    expect(categoryTreeFaults(chain(6))).toEqual([]);
    const link = { ...wood, category_type: 3, url_key: 'bois-du-nord', url_path: 'bois-du-nord' };
    expect(categoryTreeFaults([root, link])).toEqual([]);
  });

  it.each([
    ['a seventh level', chain(7), { index: 6, fault: 'too-deep' }],
    [
      'a parent that is not in the file',
      [root, { ...wood, parent_id: 99 }],
      { index: 1, fault: 'no-such-parent' },
    ],
    ['a level that skips one', [root, { ...wood, level: 3 }], { index: 1, fault: 'bad-level' }],
    ['a root below the first level', [{ ...root, level: 2 }], { index: 0, fault: 'bad-level' }],
    [
      'an address that is not under the parent’s',
      [root, { ...wood, url_path: 'autre/bois' }],
      { index: 1, fault: 'bad-path' },
    ],
    [
      'an address with capitals',
      [root, { ...wood, url_key: 'Bois', url_path: 'Bois' }],
      { index: 1, fault: 'bad-path' },
    ],
    [
      'the same number twice',
      [root, wood, aLine(3, 2, { level: 2, url_key: 'sol', url_path: 'sol' })],
      { index: 2, fault: 'repeated-id' },
    ],
    ['the same address twice', [root, wood, { ...wood, id: 4 }], { index: 2, fault: 'repeated-path' }],
    ['a category without a name', [root, { ...wood, name: ' ' }], { index: 1, fault: 'missing-name' }],
    ['a type below the first', [root, { ...wood, category_type: -1 }], { index: 1, fault: 'bad-type' }],
    ['a root with an address', [{ ...root, url_path: 'catalogue' }], { index: 0, fault: 'bad-path' }],
    [
      'an address with a sign at its end',
      [root, { ...wood, url_key: 'bois!', url_path: 'bois!' }],
      { index: 1, fault: 'bad-path' },
    ],
    [
      'a link to itself',
      [root, { ...wood, custom_url: '/catalogue/bois?page=2' }],
      { index: 1, fault: 'circular-link' },
    ],
    [
      'links that lead to each other over a third',
      [
        root,
        { ...wood, custom_url: '/catalogue/sol' },
        { ...aLine(4, 2, { level: 2, url_key: 'sol', url_path: 'sol' }), custom_url: '/catalogue/mur.html' },
        {
          ...aLine(5, 2, { level: 2, url_key: 'mur', url_path: 'mur' }),
          url_suffix: '.html',
          custom_url: '/catalogue/bois',
        },
      ],
      { index: 2, fault: 'circular-link' },
    ],
    ['a fifth type', [root, { ...wood, category_type: 4 }], { index: 1, fault: 'bad-type' }],
  ] as const)('refuses %s', (_case, lines, fault) => {
    expect(categoryTreeFaults(lines)).toContainEqual(fault);
  });

  it('cannot be fooled by two categories that are each other’s parent', () => {
    const one = aLine(3, 4, { level: 2, url_key: 'a', url_path: 'b/a' });
    const other = aLine(4, 3, { level: 3, url_key: 'b', url_path: 'b/a/b' });
    expect(categoryTreeFaults([root, one, other])).not.toEqual([]);
  });
});

function chain(depth: number): CategoryLine[] {
  return Array.from({ length: depth }, (_, index) =>
    index === 0
      ? root
      : aLine(index + 2, index + 1, {
          level: index + 1,
          url_key: 'a',
          url_path: Array.from({ length: index }, () => 'a').join('/'),
        }),
  );
}

function aLine(id: number, parentId: number | null, more: Partial<CategoryLine>): CategoryLine {
  return {
    id,
    parent_id: parentId,
    name: 'Nom',
    url_key: 'x',
    url_path: 'x',
    level: 1,
    category_type: 0,
    ...more,
  };
}
