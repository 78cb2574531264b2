import { expect, it } from 'vitest';
import { frenchDate } from './french-date.ts';
import { frenchDay, frenchMoment, frenchWeekday } from './french-words.ts';

it.each([
  ['the first, on papers', frenchDate(new Date('2026-11-01T12:00:00Z')), '1er novembre 2026'],
  ['the first, in mails', frenchDay('2026-11-01T12:00:00Z'), '1er novembre 2026'],
  ['the first, with its hour', frenchMoment('2026-12-01T09:30:00Z'), '1er décembre 2026 à 10 h 30'],
  ['the first, with its weekday', frenchWeekday('2026-12-01'), 'mardi 1er décembre'],
  ['the eleventh', frenchDay('2026-11-11T12:00:00Z'), '11 novembre 2026'],
  ['the twenty-first', frenchDate(new Date('2026-11-21T12:00:00Z')), '21 novembre 2026'],
])('%s', (_case, written, expected) => {
  expect(written.replaceAll('\u00a0', ' ')).toBe(expected);
});
