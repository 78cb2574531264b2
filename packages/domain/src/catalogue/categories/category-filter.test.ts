import { describe, expect, it } from 'vitest';
import { categoryFilter, isEmptyFilter } from './category-filter.ts';
import type { CategoryFilter } from './category-filter.ts';

const facade = {
  id: 22,
  uid: 'MjI=',
  parentId: 2,
  parentUid: 'Mg==',
  urlKey: 'facade',
  urlPath: 'facade',
  name: 'Façade et enduits',
};

function matches(filter: CategoryFilter): boolean | string {
  const verdict = categoryFilter(filter);
  return verdict.ok ? verdict.value(facade) : verdict.refusal;
}

describe('categoryFilter', () => {
  it.each<[CategoryFilter, boolean | string]>([
    [{}, true],
    [{ ids: { eq: '22' } }, true],
    [{ ids: { in: ['1', '22'] } }, true],
    [{ ids: { in: [] } }, false],
    [{ ids: { eq: '2' } }, false],
    [{ category_uid: { eq: 'MjI=' } }, true],
    [{ parent_id: { eq: '2' } }, true],
    [{ parent_category_uid: { in: ['Mg=='] } }, true],
    [{ parent_category_uid: { eq: 'MjI=' } }, false],
    [{ url_key: { eq: 'facade' }, url_path: { eq: 'bois' } }, false],
    [{ name: { match: 'FACADE' } }, true],
    [{ name: { match: 'enduits façade' } }, true],
    [{ name: { match: 'façade bois' } }, false],
    [{ name: { match: 'bois façade' } }, false],
    [{ name: { match: 'enduits façade', match_type: 'PARTIAL' } }, false],
    [{ name: { match: 'çade et', match_type: 'PARTIAL' } }, true],
    [{ name: { match: 'fa' } }, 'MATCH_TOO_SHORT'],
    [{ name: { match: '%%%' } }, false],
    [{ ids: null, name: null }, true],
  ])('%j → %s', (filter, expected) => {
    expect(matches(filter)).toBe(expected);
  });

  it('knows when nothing is asked', () => {
    expect([undefined, null, {}, { ids: null }].map((filter) => isEmptyFilter(filter))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(isEmptyFilter({ ids: { eq: '2' } })).toBe(false);
  });
});
