import { expect, it } from 'vitest';
import { isFreshFavourite } from './favourite-store.ts';

it.each([
  ['just chosen', '2026-11-15T08:00:00Z', true],
  ['a month ago', '2026-10-15T08:00:00Z', true],
  ['a moment less than six months ago', '2026-05-15T08:00:01Z', true],
  ['six months ago', '2026-05-15T08:00:00Z', false],
  ['years ago', '2020-01-01T00:00:00Z', false],
  ['tomorrow', '2026-11-16T08:00:00Z', false],
  ['no time', 'hier', false],
])('STO-07 a favourite chosen %s (%s) counts: %s', (_label, chosenAt, fresh) => {
  expect(isFreshFavourite({ code: 'VB001', chosenAt }, new Date('2026-11-15T08:00:00Z'))).toBe(fresh);
});
