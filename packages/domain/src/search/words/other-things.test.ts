import { expect, it } from 'vitest';
import { isOtherThing, nearestRange } from './other-things.ts';

it.each([
  ['Perceuses', 'outillage'],
  ['une chemise bleue', 'vetements'],
  ['cadenas', null],
  ['peinture', null],
])('what is nearest to « %s »', (query, nearest) => {
  expect(nearestRange(query)).toBe(nearest);
});

it('knows things of other trades, in the plural too, and leaves the trade its own', () => {
  expect(['voiture', 'voitures', 'cadenas'].filter((word) => !isOtherThing(word))).toEqual([]);
  expect(['toiture', 'ponceuse', 'peinture', 'bache'].filter(isOtherThing)).toEqual([]);
});
