import { expect, it } from 'vitest';
import { isKeptTooLong } from './kept-goods.ts';

it.each([
  ['2026-11-16T09:00:00.000Z', false],
  ['2026-11-16T09:00:00.001Z', true],
])('at %s what has been ready since the first at nine is kept too long: %s', (now, isSo) => {
  expect(isKeptTooLong(new Date('2026-11-01T09:00:00.000Z'), new Date(now))).toBe(isSo);
});
