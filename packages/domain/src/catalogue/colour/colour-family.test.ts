import { describe, expect, it } from 'vitest';
import { colourFamily } from './colour-family.ts';

it.each([
  ['#FFFFFF', 'whites'],
  ['#F7F7F4', 'whites'],
  ['#8C9196', 'greys'],
  ['#373F43', 'greys'],
  ['#0A0A0D', 'blacks'],
  ['#D9CDB8', 'beiges'],
  ['#5B4336', 'browns'],
  ['#6B4A31', 'browns'],
  ['#F2C300', 'yellows'],
  ['#E0661E', 'oranges'],
  ['#AB2524', 'reds'],
  ['#F2B6BF', 'pinks'],
  ['#6A3A8C', 'violets'],
  ['#1F4E9E', 'blues'],
  ['#0F4336', 'greens'],
])('%s stands among the %s', (hex, family) => {
  expect(colourFamily(hex)).toBe(family);
});

describe('where one family ends, the next begins', () => {
  it.each([
    ['#F83F08', 'reds', '#F84008', 'oranges'],
    ['#FFA900', 'oranges', '#FFAA00', 'yellows'],
    ['#D1F808', 'yellows', '#CFF808', 'greens'],
    ['#08F8CF', 'greens', '#08F8D0', 'blues'],
    ['#2F08F8', 'blues', '#3008F8', 'violets'],
    ['#F708F8', 'violets', '#F808F8', 'pinks'],
    ['#F80845', 'pinks', '#F80844', 'reds'],
    ['#FF6666', 'reds', '#FF6868', 'pinks'],
    ['#A06D64', 'reds', '#A06E64', 'browns'],
    ['#9CA064', 'browns', '#9BA064', 'yellows'],
    ['#A05020', 'browns', '#AB5522', 'oranges'],
    ['#F3E5D8', 'beiges', '#F4E6D9', 'whites'],
  ])('%s among the %s, %s among the %s', (one, family, other, next) => {
    expect([colourFamily(one), colourFamily(other)]).toEqual([family, next]);
  });
});
