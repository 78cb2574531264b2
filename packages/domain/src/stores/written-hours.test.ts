import { expect, it } from 'vitest';
import { isClosed, readHours } from './written-hours.ts';

it.each([
  ['07:30-12:00 13:30-18:00', '07:30-12:00 13:30-18:00'],
  ['7 h 30 – 12 h, 13h30-18h', '07:30-12:00 13:30-18:00'],
  ['8h à 12h et 14h à 19h', '08:00-12:00 14:00-19:00'],
  ['7h30-12h 14h-18h30', '07:30-12:00 14:00-18:30'],
  ['7h30-12h 14-18', '07:30-12:00 14:00-18:00'],
  ['8 h à 12 h 14 à 18', '08:00-12:00 14:00-18:00'],
  ['8-12', '08:00-12:00'],
  ['8\u00a0h – 12\u00a0h', '08:00-12:00'],
  ['', 'x'],
  ['x', 'x'],
  ['Fermé', 'x'],
])('%j is kept as %j', (typed, kept) => {
  expect(readHours(typed)).toEqual({ ok: true, value: kept });
});

it.each([
  ['no hours', 'le matin'],
  ['an hour that no day has', '8:00-25:00'],
  ['a minute that no hour has', '8:60-12:00'],
  ['an end before its beginning', '12:00-08:00'],
  ['no time at all', '08:00-08:00'],
  ['afternoon before morning', '14:00-18:00 08:00-12:00'],
  ['one inside the other', '08:00-12:00 11:00-18:00'],
  ['three openings', '08:00-10:00 11:00-12:00 14:00-18:00'],
  ['something behind', '08:00-12:00 environ'],
])('refuses %s', (_what, typed) => {
  expect(readHours(typed)).toEqual({ ok: false, refusal: 'BAD_HOURS' });
});

it('a day without a readable opening is closed', () => {
  expect(['x', '', '08:00-12:00'].map(isClosed)).toEqual([true, true, false]);
});
