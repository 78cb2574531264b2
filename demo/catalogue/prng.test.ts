import { describe, expect, it } from 'vitest';
import { drawsFor, fnv1a } from './prng.ts';

describe('fnv1a', () => {
  it.each([
    ['p:101:0', 3_026_189_423],
    ['a:10100001', 794_344_861],
  ])('hashes %s', (key, hash) => {
    expect(fnv1a(key)).toBe(hash);
  });
});

describe('drawsFor', () => {
  it.each([
    ['p:101:0', [0.435706411, 0.356494619, 0.763450749, 0.848494233]],
    ['s:10100001:VB006', [0.992901111, 0.973642202, 0.54193517, 0.869486285, 0.20627724]],
  ])('draws the same numbers for %s every time', (key, expected) => {
    const draw = drawsFor(key);
    for (const number of expected) expect(draw()).toBeCloseTo(number, 8);
  });
});
