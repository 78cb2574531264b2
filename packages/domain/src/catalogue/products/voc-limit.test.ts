import { describe, expect, it } from 'vitest';
import { vocLimit } from './voc-limit.ts';

describe('vocLimit', () => {
  it.each([
    ['A/a', 8, 'acrylique', 30],
    ['A/c', 34, 'siloxane', 40],
    ['A/c', 420, 'pliolite', 430],
    ['A/d', 93, 'alkyde en émulsion', 130],
    ['A/d', 295, 'alkyde', 300],
    ['A/g', null, 'alkyde', 350],
    ['A/i', 389, 'époxy', 500],
    ['A/j', 60, 'époxy', 140],
    ['A/l', 73, null, 200],
    ['B/a', 10, null, null],
  ] as const)('%s with %s g/L (%s): %s', (category, content, binder, limit) => {
    expect(vocLimit({ category, content, binder })).toBe(limit);
  });
});

// Annex II A of the directive, phase II, row by row.
it.each([
  ['A/a', 30, 30],
  ['A/b', 100, 100],
  ['A/c', 40, 430],
  ['A/d', 130, 300],
  ['A/e', 130, 400],
  ['A/f', 130, 700],
  ['A/g', 30, 350],
  ['A/h', 30, 750],
  ['A/i', 140, 500],
  ['A/j', 140, 500],
  ['A/k', 100, 100],
  ['A/l', 200, 200],
])('%s allows %i g/L in water and %i in solvent', (category, water, solvent) => {
  const binders = ['alkyde', 'glycérophtalique', 'pliolite'];
  expect(vocLimit({ category, content: null, binder: null })).toBe(water);
  expect(vocLimit({ category, content: water, binder: 'acrylique' })).toBe(water);
  expect(vocLimit({ category, content: water + 0.1, binder: null })).toBe(solvent);
  expect(binders.map((binder) => vocLimit({ category, content: null, binder }))).toEqual([
    solvent,
    solvent,
    solvent,
  ]);
});
