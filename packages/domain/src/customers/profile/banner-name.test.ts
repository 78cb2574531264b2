import { expect, it } from 'vitest';
import { bannerName } from './banner-name.ts';

const yann = { firstname: 'Yann', lastname: 'Kermarrec' };
const depot = { firstname: 'Gwen', lastname: 'Le Bihan' };
const site = { firstname: 'Ali', lastname: 'Benali' };

it.each([
  ['the second address', [depot, site, depot], 'Ali Benali'],
  ['the first of one', [depot], 'Gwen Le Bihan'],
  ['the first, of which one half is known', [{ firstname: 'Gwen', lastname: '' }], 'Gwen'],
  ['one’s own without any', [], 'Yann Kermarrec'],
])('REP-03 the customer’s name is that of %s', (_which, addresses, name) => {
  expect(bannerName(yann, addresses)).toBe(name);
});
