import { describe, expect, it } from 'vitest';
import { listingQuery } from './listing-query.ts';
import type { ListingQuery, ListingScope } from './listing-query.ts';
import { addressParameters } from './testing/address-parameters.ts';

const category: ListingScope = { kind: 'category', categoryUid: 'MTI=', canViewPrice: true };
const search: ListingScope = { kind: 'search', canViewPrice: true };
const promo: ListingScope = { kind: 'promo', canViewPrice: true };

const ask = (query: string, scope: ListingScope = category): ListingQuery =>
  listingQuery(addressParameters(query), scope);

describe('pages', () => {
  it.each([
    ['', 1],
    ['page=0', 1],
    ['page=1', 2],
    ['page=7', 8],
    ['page=-1', 1],
    ['page=deux', 1],
    ['page=1.5', 1],
    ['page=', 1],
    ['page=1e3', 1],
    ['page=99999999999999999999', 100_000],
  ])('LST-02 page is 1 by default and 0-based when set: "%s" asks for page %i', (query, currentPage) => {
    expect(ask(query).currentPage).toBe(currentPage);
  });

  it.each([
    [category, '', 12],
    [promo, '', 12],
    [search, 'q=lasure', 10],
    [category, 'itemsPerPage=20', 20],
    [search, 'q=lasure&itemsPerPage=50', 50],
    [category, 'itemsPerPage=100000', 12],
    [category, 'itemsPerPage=-10', 12],
    [category, 'itemsPerPage=20;DROP', 12],
    [search, 'q=lasure&itemsPerPage=12', 10],
  ])(
    'LST-03 12 per page in a listing, 10 in a search, else one of the sizes on offer: %o "%s"',
    (scope, query, size) => {
      expect(ask(query, scope).pageSize).toBe(size);
    },
  );
});

describe('order', () => {
  it.each([
    ['', null],
    ['sort=default', null],
    ['sort=name_asc', { name: 'ASC' }],
    ['sort=name_desc', { name: 'DESC' }],
    ['sort=price_asc', { price: 'ASC' }],
    ['sort=price_desc', { price: 'DESC' }],
    ['sort=prix', null],
    ['sort=toString', null],
    ['sort=<script>', null],
  ])('LST-05 "%s"', (query, sort) => {
    expect(ask(query).sort).toEqual(sort);
  });

  it('LST-06 a viewer who sees no price neither sorts nor filters by it', () => {
    const query = ask('sort=price_asc&price=10_50&aspect=Mat', { ...category, canViewPrice: false });
    expect(query.sort).toBeNull();
    expect(query.filter).toEqual({ category_uid: { eq: 'MTI=' }, aspect: { eq: 'Mat' } });
  });
});

describe('filters', () => {
  const filter = (query: string, scope: ListingScope = search) => ask(query, scope).filter;

  it.each([
    ['price=10_50', { from: '10', to: '50' }],
    ['price=50_10', { from: '10', to: '50' }],
    ['price=10_50&price=100_200', { from: '10', to: '200' }],
    ['price=10&price=50', { from: '10', to: '50' }],
    ['price=9.90_12,5', { from: '9.9', to: '12.5' }],
    ['price=30', { from: '30', to: '30' }],
    ['price=20&price=', { from: '20' }],
    ['price=&price=50', { to: '50' }],
    ['price=20_', { from: '20' }],
    ['price=_50', { to: '50' }],
    ['price=_', undefined],
    ['price=&price=', undefined],
    ['price=20_&price=50', { from: '20', to: '50' }],
    ['price=x_50', { from: '50', to: '50' }],
    ['price=x_y', undefined],
    ['price=', undefined],
    ['price=1e9_2', { from: '2', to: '2' }],
    ['price=Infinity_NaN', undefined],
  ])(
    'LST-07 splits prices on _ into the range from lowest to highest, open where a bound is empty: "%s"',
    (query, range) => {
      expect(filter(query).price).toEqual(range);
    },
  );

  it.each([
    'utm_source=lettre',
    'utm_campaign=a&utm_medium=b',
    'utm_aspect=Mat',
    'gclid=1',
    'inconnu=1',
    '__proto__=1',
  ])('LST-08 utm_* and unknown keys are ignored: "%s"', (query) => {
    expect(ask(query)).toEqual(ask(''));
  });

  it.each([
    ['aspect=Mat', { aspect: { eq: 'Mat' } }],
    ['aspect=Mat&aspect=Satin', { aspect: { in: ['Mat', 'Satin'] } }],
    ['aspect=Mat&aspect=Mat', { aspect: { eq: 'Mat' } }],
    ['aspect=Mat&marque=Valbrune+Pro', { aspect: { eq: 'Mat' }, marque: { eq: 'Valbrune Pro' } }],
    ['aspect=', {}],
    ['category_uid=MTI=', { category_uid: { eq: 'MTI=' } }],
    ['category_uid=MTI=&category_uid=MTM=', { category_uid: { eq: 'MTI=' } }],
    [`aspect=${'a'.repeat(101)}`, {}],
  ])(
    'LST-09 one value is an equality, several are a list, the category is always an equality: "%s"',
    (query, expected) => {
      expect(filter(query)).toEqual(expected);
    },
  );

  it('LST-09 a category page asks for its own category, whatever the address says', () => {
    expect(filter('category_uid=OTk=', category)).toEqual({ category_uid: { eq: 'MTI=' } });
  });

  it('NAV-04 the promo page asks for what is flagged, whatever the address says', () => {
    expect(filter('flag_promo=0&aspect=Mat', promo)).toEqual({
      flag_promo: { eq: '1' },
      aspect: { eq: 'Mat' },
    });
  });

  it('keeps at most forty values of a filter', () => {
    const query = Array.from({ length: 500 }, (_, index) => `marque=m${index}`).join('&');
    expect(filter(query).marque).toHaveProperty('in.length', 40);
  });
});

it('NAV-03 the search page asks for its words, trimmed and of a reasonable length', () => {
  expect(ask('q=++lasure++bois+', search).search).toBe('lasure bois');
  expect(ask('q=', search).search).toBeNull();
  expect(ask(`q=${'a'.repeat(5000)}`, search).search).toHaveLength(200);
  expect(ask('q=lasure', category).search).toBeNull();
});
