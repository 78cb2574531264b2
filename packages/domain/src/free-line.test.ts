import { expect, it } from 'vitest';
import { isFreeReference, shownReference } from './free-line.ts';

it.each([
  ['LIBRE', true, null],
  ['LIBRE-2', false, 'LIBRE-2'],
  ['10100001', false, '10100001'],
])('tells what stands for no article by its reference alone: %s', (reference, isFree, shown) => {
  expect(isFreeReference(reference)).toBe(isFree);
  expect(shownReference(reference)).toBe(shown);
});
