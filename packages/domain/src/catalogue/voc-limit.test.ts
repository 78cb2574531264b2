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
