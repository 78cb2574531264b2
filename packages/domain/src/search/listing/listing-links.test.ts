import { describe, expect, it } from 'vitest';
import { listingChoice, sizesFor } from './listing-choice.ts';
import type { ListingKind } from './listing-choice.ts';
import { listingLinks } from './listing-links.ts';
import { sortOptions } from './sort-options.ts';
import { addressParameters } from './testing/address-parameters.ts';

const links = (query: string, kind: ListingKind = 'category') =>
  listingLinks('/l', listingChoice(addressParameters(query), kind, { canViewPrice: true }));

describe('links of a listing', () => {
  it.each([
    ['', '/l?aspect=Mat'],
    ['aspect=Mat', '/l'],
    ['aspect=Satin', '/l?aspect=Mat&aspect=Satin'],
    ['page=3&sort=name_asc&aspect=Mat&aspect=Satin', '/l?aspect=Satin&sort=name_asc'],
    ['utm_source=x&itemsPerPage=20', '/l?aspect=Mat&itemsPerPage=20'],
  ])('toggling a value adds it or takes it away, and begins at the first page: "%s"', (query, address) => {
    expect(links(query).toggled('aspect', 'Mat')).toBe(address);
  });

  it('another category takes the place of the one chosen', () => {
    expect(links('q=lasure&category_uid=MTI%3D', 'search').toggled('category_uid', 'MTM=')).toBe(
      '/l?q=lasure&category_uid=MTM%3D',
    );
  });

  it('words that were not searched for are not written', () => {
    expect(links('q=+', 'search').toggled('aspect', 'Mat')).toBe('/l?aspect=Mat');
    expect(links('aspect=Mat', 'search').cleared).toBe('/l');
  });

  it('another range of prices takes the place of the one chosen', () => {
    expect(links('price=0_10').toggled('price', '100_200')).toBe('/l?price=100_200');
    expect(links('price=0_10').toggled('price', '0_10')).toBe('/l');
  });

  it('clearing keeps words, order, size and mode', () => {
    expect(
      links('q=lasure&aspect=Mat&price=10_50&sort=price_asc&itemsPerPage=20&mode=list&page=2', 'search')
        .cleared,
    ).toBe('/l?q=lasure&sort=price_asc&itemsPerPage=20&mode=list');
  });

  it('LST-02 the first page carries no page; page n carries n-1', () => {
    expect(links('page=4&aspect=Mat').paged(1)).toBe('/l?aspect=Mat');
    expect(links('aspect=Mat').paged(3)).toBe('/l?aspect=Mat&page=2');
    expect(links('page=0').current).toBe('/l');
  });

  it('order and size begin at the first page; the mode keeps the page', () => {
    expect(links('page=4').sorted('price_desc')).toBe('/l?sort=price_desc');
    expect(links('page=4&sort=name_asc').sorted('default')).toBe('/l');
    expect(links('page=4').sized(50)).toBe('/l?itemsPerPage=50');
    expect(links('page=4&itemsPerPage=50').sized(12)).toBe('/l');
    expect(links('page=4').shownAs('list')).toBe('/l?mode=list&page=4');
  });

  it('a price range is written and taken away as a whole', () => {
    expect(links('price=10_50&price=100_200').filtered('price', [])).toBe('/l');
    expect(links('price=10_50').filtered('price', ['100_200'])).toBe('/l?price=100_200');
  });
});

describe('what a listing offers', () => {
  it('LST-04 10, 20 and 50 per page; the list’s own 12 is one more entry, first', () => {
    const offered = (kind: 'category' | 'search') =>
      sizesFor(listingChoice(addressParameters(''), kind, { canViewPrice: true })).offered;
    expect(offered('category')).toEqual([12, 10, 20, 50]);
    expect(offered('search')).toEqual([10, 20, 50]);
  });

  it('LST-05 LST-06 five orders, three without prices', () => {
    expect(sortOptions(true)).toEqual(['default', 'name_asc', 'name_desc', 'price_asc', 'price_desc']);
    expect(sortOptions(false)).toEqual(['default', 'name_asc', 'name_desc']);
  });
});
