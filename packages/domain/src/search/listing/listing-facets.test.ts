import { describe, expect, it } from 'vitest';
import { listingChoice } from './listing-choice.ts';
import type { ListingKind } from './listing-choice.ts';
import { activeFilters, listingFacets } from './listing-facets.ts';
import type { Aggregation } from './listing-facets.ts';
import { addressParameters } from './testing/address-parameters.ts';

const choice = (query: string, kind: ListingKind = 'category') =>
  listingChoice(addressParameters(query), kind, { canViewPrice: true });

const anAggregation = (attribute_code: string, ...values: readonly string[]): Aggregation => ({
  attribute_code,
  label: attribute_code.toUpperCase(),
  options: values.map((value) => ({ value, label: `« ${value} »`, count: value.length })),
});

describe('facets', () => {
  it.each([
    ['all of them have the same', 'marque', '', ['a'], 1, 0],
    ['some have it', 'marque', '', ['a'], 5, 1],
    ['there is a choice', 'marque', '', ['a', 'b'], 1, 1],
    ['it is chosen and can be left', 'marque', 'marque=a', ['a'], 1, 1],
    ['prices are a range to be typed', 'price', '', ['a'], 1, 1],
  ])(
    'a filter with one value is shown by whether it narrows anything: %s',
    (_, code, query, values, total, shown) => {
      expect(listingFacets([anAggregation(code, ...values)], choice(query), total)).toHaveLength(shown);
    },
  );

  it('opens the first three and whatever is in use', () => {
    const facets = listingFacets(
      ['marque', 'aspect', 'liant', 'couleur', 'certifications'].map((code) => anAggregation(code, 'a', 'b')),
      choice('certifications=b'),
      null,
    );
    expect(facets.map(({ code, open }) => [code, open])).toEqual([
      ['marque', true],
      ['aspect', true],
      ['liant', true],
      ['couleur', false],
      ['certifications', true],
    ]);
    expect(facets[4]?.options.map(({ value, chosen }) => [value, chosen])).toEqual([
      ['a', false],
      ['b', true],
    ]);
  });

  it.each([
    ['category', 'category_uid', 0],
    ['search', 'category_uid', 1],
    ['promo', 'flag_promo', 0],
    ['category', 'flag_promo', 1],
    ['search', 'swatch_image', 0],
  ] as const)('on a %s page %s is shown %i times', (kind, code, times) => {
    expect(listingFacets([anAggregation(code, 'a')], choice('', kind), null)).toHaveLength(times);
  });

  it.each([
    ['promo', '', ['Façade']],
    ['promo', 'category_uid=p', ['Promo', 'Façade']],
    ['search', '', ['Promo', 'Façade']],
  ] as const)('on a %s page at ?%s the categories are %j', (kind, query, labels) => {
    const categories: Aggregation = {
      attribute_code: 'category_uid',
      label: 'Catégorie',
      options: [
        { value: 'p', label: 'Promo', count: 35 },
        { value: 'f', label: 'Façade', count: 3 },
      ],
    };
    const [facet] = listingFacets([categories], choice(query, kind), null);
    expect(facet?.options.map(({ label }) => label)).toEqual(labels);
  });

  it('leaves out what nobody could choose, but keeps what is chosen', () => {
    const empty: Aggregation = {
      attribute_code: 'aspect',
      label: null,
      options: [{ value: 'Mat', label: null, count: 0 }, { value: 'Satin', label: null, count: 0 }, null],
    };
    expect(listingFacets([empty, null], choice(''), null)).toEqual([]);
    expect(listingFacets([empty], choice('aspect=Mat'), null)).toEqual([
      {
        code: 'aspect',
        label: 'aspect',
        open: true,
        options: [{ value: 'Mat', label: 'Mat', count: 0, chosen: true }],
      },
    ]);
  });
});

it('names the filters in use by their labels, and merges prices into one range', () => {
  const chosen = choice('aspect=Mat&price=10_50&price=60_80&liant=inconnu');
  const facets = listingFacets([anAggregation('aspect', 'Mat')], chosen, null);
  expect(activeFilters(chosen, facets)).toEqual([
    { kind: 'value', code: 'aspect', value: 'Mat', label: '« Mat »' },
    { kind: 'value', code: 'liant', value: 'inconnu', label: 'inconnu' },
    { kind: 'price', from: '10', to: '80' },
  ]);
});
