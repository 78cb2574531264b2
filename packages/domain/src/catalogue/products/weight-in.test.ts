import { expect, it } from 'vitest';
import { weightIn } from './weight-in.ts';

it.each([
  ['kgs', 1110, 1.11],
  ['kgs', 15_999, 15.999],
  ['lbs', 1110, 2.447],
  ['lbs', 453.59237, 1],
  ['kgs', null, null],
  ['lbs', null, null],
] as const)('in %s %s grams are %s', (unit, grams, weight) => {
  expect(weightIn(unit, grams)).toBe(weight);
});
