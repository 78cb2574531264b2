import { expect, it } from 'vitest';
import { pageSteps } from './listing-pages.ts';

const drawn = (current: number, total: number) =>
  pageSteps(current, total)
    .map((step) => (step.kind === 'page' ? step.page : '…'))
    .join(' ');

it.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 12, '1 2 3 … 12'],
  [3, 12, '1 2 3 4 … 12'],
  [4, 12, '1 2 3 4 5 … 12'],
  [5, 12, '1 … 4 5 6 … 12'],
  [9, 12, '1 … 8 9 10 11 12'],
  [12, 12, '1 … 10 11 12'],
  [2, 5, '1 2 3 4 5'],
])('page %i of %i: %s', (current, total, steps) => {
  expect(drawn(current, total)).toBe(steps);
});
