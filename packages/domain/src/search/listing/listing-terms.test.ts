import { describe, expect, it } from 'vitest';
import { addressParameters } from './testing/address-parameters.ts';
import { listingChoice } from './listing-choice.ts';
import { listingLinks } from './listing-links.ts';
import { listingTerms, USUAL_TERMS } from './listing-terms.ts';

const settings = {
  list_mode: 'grid-list',
  grid_per_page: 12,
  grid_per_page_values: '12,10,20,50',
  list_per_page: 10,
  list_per_page_values: '10,20,50',
};

describe('the terms of a site', () => {
  it('D02 are the usual ones where the site says so, or nothing, or nonsense', () => {
    expect(listingTerms(settings)).toEqual(USUAL_TERMS);
    expect(listingTerms(null)).toEqual(USUAL_TERMS);
    const senseless = { list_mode: 'spirale', grid_per_page: 0, grid_per_page_values: 'x,-1,1000' };
    expect(listingTerms({ ...settings, ...senseless })).toEqual(USUAL_TERMS);
  });

  it.each([
    ['grid', 'grid', ['grid']],
    ['list', 'list', ['list']],
    ['grid-list', 'grid', ['grid', 'list']],
    ['list-grid', 'list', ['list', 'grid']],
  ])('list_mode %s begins with %s and offers %j', (list_mode, mode, modes) => {
    expect(listingTerms({ ...settings, list_mode })).toMatchObject({ mode, modes });
  });

  it('a usual size is always offered', () => {
    const terms = listingTerms({ ...settings, grid_per_page: 15, grid_per_page_values: '10,20' });
    expect(terms.sizes.grid).toEqual({ usual: 15, offered: [15, 10, 20] });
  });
});

describe('addresses', () => {
  const terms = listingTerms({ ...settings, list_mode: 'list-grid', list_per_page: 20 });
  const choice = (query: string) =>
    listingChoice(addressParameters(query), 'category', { canViewPrice: true, terms });
  const links = (query: string) => listingLinks('/l', choice(query));

  it('do not write what is usual on this site', () => {
    expect([choice('').mode, choice('').itemsPerPage]).toEqual(['list', 20]);
    expect(links('mode=list&itemsPerPage=20').current).toBe('/l');
    expect(links('').shownAs('grid')).toBe('/l?mode=grid');
    expect(links('itemsPerPage=50').shownAs('grid')).toBe('/l?itemsPerPage=50&mode=grid');
  });

  it('know no look and no size that is not offered', () => {
    const only = listingTerms({ ...settings, list_mode: 'grid' });
    const read = listingChoice(addressParameters('mode=list&itemsPerPage=33'), 'category', {
      canViewPrice: true,
      terms: only,
    });
    expect([read.mode, read.itemsPerPage]).toEqual(['grid', 12]);
  });
});
