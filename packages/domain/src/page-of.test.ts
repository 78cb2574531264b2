import { describe, expect, it } from 'vitest';
import { pageOf } from './page-of.ts';

const letters = ['a', 'b', 'c', 'd', 'e'];

describe('pageOf', () => {
  it.each([
    [2, 1, ['a', 'b']],
    [2, 3, ['e']],
    [10, 1, letters],
  ])('pages of %i: page %i', (pageSize, currentPage, items) => {
    const verdict = pageOf(letters, pageSize, currentPage);
    expect(verdict).toMatchObject({
      ok: true,
      value: { items, total: 5, totalPages: Math.ceil(5 / pageSize) },
    });
  });

  it('refuses a page beyond the last', () => {
    expect(pageOf(letters, 2, 4)).toEqual({ ok: false, refusal: 'PAGE_BEYOND_LAST' });
  });

  it('an empty list has an empty first page', () => {
    expect(pageOf([], 20, 1)).toMatchObject({ ok: true, value: { items: [], totalPages: 0 } });
  });
});
