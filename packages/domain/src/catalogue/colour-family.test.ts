import { expect, it } from 'vitest';
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
