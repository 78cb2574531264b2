import { expect, it } from 'vitest';
import { instantOf } from './moved-clock.mjs';

const NOW = new Date('2026-11-19T09:00:00Z');

it.each([
  ['2028-02-29', '2028-02-29T11:00:00.000Z'],
  ['2026-12-31T23:50', '2026-12-31T22:50:00.000Z'],
  ['2027-07-14T08:00', '2027-07-14T06:00:00.000Z'],
  ['+40', '2026-12-29T09:00:00.000Z'],
])('reads %s as %s', (wanted, instant) => {
  expect(instantOf(wanted, NOW).toISOString()).toBe(instant);
});

it.each(['2027-02-29', '2027-13-01', '2027-01-01T25:00', 'tomorrow', '40', ''])(
  'refuses %s and names what it takes',
  (wanted) => {
    expect(() => instantOf(wanted, NOW)).toThrow('--on takes a day (2028-02-29)');
  },
);
