import { expect, it } from 'vitest';
import { readMoment } from './read-moment.ts';

it.each([
  ['15/11/2026 08:15', '2026-11-15T07:15:00.000Z'],
  ['15/07/2026 08h15', '2026-07-15T06:15:00.000Z'],
  ['15/11/2026 08:15:30', '2026-11-15T07:15:30.000Z'],
  ['2026-11-15T08:15:00+01:00', '2026-11-15T07:15:00.000Z'],
  ['2026-11-15T08:15Z', '2026-11-15T08:15:00.000Z'],
])('reads %s', (text, iso) => {
  expect(readMoment(text)?.toISOString()).toBe(iso);
});

it.each([
  '2026-11-15T08:15:00',
  '15/11/2026',
  '31/02/2026 08:15',
  '2026-02-30T08:15Z',
  '15/11/2026 24:00',
  '15/11/2026 08:60',
  'hier',
  '',
])('does not take « %s » for a moment', (text) => {
  expect(readMoment(text)).toBeNull();
});
