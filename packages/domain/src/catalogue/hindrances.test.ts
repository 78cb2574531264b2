import { expect, it } from 'vitest';
import { hindrances, isSeen } from './hindrances.ts';

const DAY = '2026-11-18';
const OPEN = {
  is_active: true,
  visible_from: null,
  visible_until: null,
  categories: [true],
  showsPrices: true,
  isPriced: true,
};

it.each([
  ['nothing hinders', {}, [], true],
  ['on its first and last day', { visible_from: DAY, visible_until: DAY }, [], true],
  ['it was taken out', { is_active: false, isPriced: false }, ['taken_out'], false],
  ['it begins tomorrow', { visible_from: '2026-11-19', isPriced: false }, ['not_begun'], false],
  ['it ended yesterday', { visible_until: '2026-11-17', isPriced: false }, ['ended'], false],
  ['it stands nowhere', { categories: [] }, ['no_category'], false],
  ['all its categories are closed', { categories: [false, false] }, ['categories_closed'], false],
  ['one of its categories is open', { categories: [false, true] }, [], true],
  ['the person sees no prices', { showsPrices: false }, ['prices_hidden'], true],
  ['it has no price', { isPriced: false }, ['no_price'], true],
  [
    'several at once',
    { is_active: false, visible_until: '2026-11-01', categories: [] },
    ['taken_out', 'ended', 'no_category'],
    false,
  ],
])('%s', (_case, more, found, seen) => {
  const told = hindrances({ ...OPEN, ...more }, DAY);
  expect(told).toEqual(found);
  expect(isSeen(told)).toBe(seen);
});
