import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftColumn, tally } from './facet-columns.ts';
import { countFacets, passing } from './facet-counts.ts';
import type { FacetQuery, FacetTable } from './facet-counts.ts';
import { facetGroups } from './facet-groups.ts';
import { priceSteps } from './price-steps.ts';

const paints = [
  { brand: 'Ardelis', uses: ['Mur', 'Plafond'], price: 2_495 },
  { brand: 'Ardelis', uses: ['Mur'], price: 5_000 },
  { brand: 'Valbrune', uses: ['Sol'], price: 9_900 },
  { brand: 'Valbrune', uses: [], price: -1 },
];

describe('facets', () => {
  const table = tableOf(paints);

  it('lists what has one of the values wanted in every facet', () => {
    expect(found(table, { brand: ['ardelis'], uses: ['plafond', 'sol'] })).toEqual([0]);
    expect(found(table, { brand: ['ardelis', 'valbrune'] })).toEqual([0, 1, 2, 3]);
  });

  it('an unknown value lists nothing', () => {
    expect(found(table, { brand: ['nobody'] })).toEqual([]);
  });

  it('LST-07 a price range takes both its ends; a product without a price is in none', () => {
    expect(found(table, {}, { from: 2_495, to: 5_000 })).toEqual([0, 1]);
    expect(found(table, {}, { from: 0, to: Infinity })).toEqual([0, 1, 2]);
  });

  it('counts each facet as if its own filter were not set', () => {
    const counts = countFacets(table, queryOf(table, { brand: ['ardelis'] }), all(table));
    expect([...(counts.columns[0] ?? [])]).toEqual([2, 2]);
    expect([...(counts.columns[1] ?? [])]).toEqual([2, 1, 0]);
    expect([...counts.prices.subarray(0, 4)]).toEqual([0, 2, 1, 0]);
  });

  it('the number beside an option is what choosing it lists', () => {
    fc.assert(
      fc.property(catalogues, choices, (products, chosen) => {
        const drawn = tableOf(products);
        const query = queryOf(drawn, chosen.values, chosen.price);
        const counts = countFacets(drawn, query, all(drawn));
        for (const [column, { options }] of drawn.columns.entries()) {
          for (const [option] of options.entries()) {
            const marks = new Uint8Array(options.length).fill(1, option, option + 1);
            const choosing = { ...query, wanted: new Map([...query.wanted, [column, marks]]) };
            expect(counts.columns[column]?.[option]).toBe(passing(drawn, choosing, all(drawn)).length);
          }
        }
        for (const [at, { from, to }] of priceSteps.entries()) {
          expect(counts.prices[at]).toBe(
            passing(drawn, { ...query, price: { from, to } }, all(drawn)).length,
          );
        }
      }),
    );
  });

  it('tallies a column over a selection', () => {
    const [, uses] = table.columns;
    expect(uses && [...tally(uses, Uint32Array.of(0, 2))]).toEqual([1, 1, 1]);
  });
});

type Product = { brand: string; uses: readonly string[]; price: number };

const catalogues = fc.array(
  fc.record({
    brand: fc.constantFrom('A', 'B', 'C'),
    uses: fc.subarray(['Mur', 'Sol', 'Façade']),
    price: fc.oneof(fc.constantFrom(-1, 1_000, 5_000), fc.integer({ min: 0, max: 30_000 })),
  }),
  { maxLength: 30 },
);
const choices = fc.record({
  values: fc.record(
    { brand: fc.subarray(['a', 'b', 'x']), uses: fc.subarray(['mur', 'sol', 'facade']) },
    { requiredKeys: [] },
  ),
  price: fc.option(fc.constantFrom({ from: 1_000, to: 5_000 }, { from: 0, to: Infinity })),
});

function tableOf(products: readonly Product[]): FacetTable {
  const brand = draftColumn('brand');
  const uses = draftColumn('uses');
  for (const product of products) {
    brand.add([product.brand]);
    uses.add(product.uses);
  }
  const inOrder = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label, 'fr');
  const prices = Int32Array.from(products, (product) => product.price);
  const columns = [brand.finish(inOrder), uses.finish(inOrder)];
  return { columns, prices, groups: facetGroups(columns, products.length) };
}

function queryOf(
  table: FacetTable,
  values: Partial<Record<string, readonly string[]>>,
  price: FacetQuery['price'] = null,
): FacetQuery {
  const wanted = new Map<number, Uint8Array>();
  for (const [place, { code, options }] of table.columns.entries()) {
    const chosen = values[code];
    if (chosen === undefined) continue;
    wanted.set(
      place,
      Uint8Array.from(options, (option) => (chosen.includes(option.value) ? 1 : 0)),
    );
  }
  return { wanted, price };
}

function found(
  table: FacetTable,
  values: Partial<Record<string, readonly string[]>>,
  price: FacetQuery['price'] = null,
): number[] {
  return [...passing(table, queryOf(table, values, price), all(table))];
}

function all({ prices }: FacetTable): Uint32Array {
  return Uint32Array.from(prices, (_, product) => product);
}
