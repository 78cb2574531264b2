import { expect, it } from 'vitest';
import { below, breakpoints, from } from './breakpoints.ts';
import type { Breakpoint } from './breakpoints.ts';

const rows: [Breakpoint, string, string][] = [
  ['xs', '(min-width: 20em)', '(max-width: 19.99em)'],
  ['sm', '(min-width: 40em)', '(max-width: 39.99em)'],
  ['md', '(min-width: 48em)', '(max-width: 47.99em)'],
  ['lg', '(min-width: 64em)', '(max-width: 63.99em)'],
  ['xl', '(min-width: 80em)', '(max-width: 79.99em)'],
  ['xxl', '(min-width: 96em)', '(max-width: 95.99em)'],
];

it.each(rows)('%s: a screen is wide enough, or a hair less, in em of its own text', (step, wide, narrow) => {
  expect([from(step), below(step)]).toEqual([wide, narrow]);
});

it('every step has its row', () => {
  expect(rows.map(([step]) => step)).toEqual(Object.keys(breakpoints));
});
