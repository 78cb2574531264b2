import fc from 'fast-check';
import { expect, it } from 'vitest';
import { draftColumn, tally } from './facet-columns.ts';
import type { FacetColumn } from './facet-columns.ts';
import { facetGroups, talliesOf } from './facet-groups.ts';

it('counts by groups what counting product by product gives, whichever products were found', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(5)), fc.integer({ min: 40, max: 400 }), (drawn, size) => {
      const columns = [columnOf('uses', size, drawn), columnOf('brand', size, drawn)];
      const groups = facetGroups(columns, size);
      const found = Uint32Array.from({ length: size }, (_, product) => product).filter(
        (product) => product % 3 !== 1,
      );
      for (const column of columns)
        expect([...talliesOf(groups, found).of(column)]).toEqual(oneByOne(column, found));
      expect([...tally(columns[0] ?? uses(), found.subarray(0, 2))]).toEqual(
        oneByOne(columns[0] ?? uses(), found.subarray(0, 2)),
      );
    }),
  );
});

it('a column that the groups do not know, as of a customer’s own promotions, is counted by itself', () => {
  const [known, own] = [uses(), uses()];
  const groups = facetGroups([known], known.lists.length);
  const turned = { ...own, lists: own.lists.toReversed() };
  const found = Uint32Array.of(0, 1, 2, 3, 4, 5, 6, 7, 8);
  expect([...talliesOf(groups, found).of(turned)]).toEqual(oneByOne(turned, found));
});

it('makes no groups where products differ too much', () => {
  const names = draftColumn('name');
  for (let product = 0; product < 100; product += 1) names.add([`Nom ${product}`]);
  expect(facetGroups([names.finish(byValue)], 100)).toBeNull();
  expect(facetGroups([uses()], 40)?.examples).toHaveLength(3);
});

const byValue = (one: { value: string }, other: { value: string }) => (one.value < other.value ? -1 : 1);

function uses(): FacetColumn {
  const draft = draftColumn('uses');
  for (let product = 0; product < 40; product += 1)
    draft.add([[], ['Mur'], ['Mur', 'Plafond']][product % 3] ?? []);
  return draft.finish(byValue);
}

function columnOf(code: string, size: number, drawn: Iterator<number>): FacetColumn {
  const draft = draftColumn(code);
  for (let product = 0; product < size; product += 1) {
    const first = drawn.next().value ?? 0;
    draft.add(first === 0 ? [] : [`v${first}`, `v${first % 3}`, `v${first}`]);
  }
  return draft.finish(byValue);
}

function oneByOne({ options, lists, starts, values }: FacetColumn, products: Uint32Array): number[] {
  return options.map(
    (_, place) =>
      [...products].filter((product) => {
        const list = lists[product] ?? 0;
        return values.subarray(starts[list], starts[list + 1]).includes(place);
      }).length,
  );
}
