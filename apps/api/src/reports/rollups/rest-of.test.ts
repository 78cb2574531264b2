import { expect, it } from 'vitest';
import { restOf } from './rest-of.ts';

const year = { since: '2026-01-01', until: '2026-12-31' };
const of = (...days: string[]) => days.map((day) => ({ since: day.slice(0, 10), until: day.slice(11) }));

it.each([
  ['nothing apart', of(), of('2026-01-01/2026-12-31')],
  ['all of it apart', of('2026-01-01/2026-12-31'), of()],
  ['more than all of it', of('2025-12-01/2027-01-31'), of()],
  [
    'its first and last days',
    of('2026-12-31/2026-12-31', '2026-01-01/2026-01-01'),
    of('2026-01-02/2026-12-30'),
  ],
  [
    'stretches within, next to each other and over each other',
    of('2026-03-01/2026-03-31', '2026-04-01/2026-04-30', '2026-04-02/2026-04-09', '2026-06-05/2026-06-05'),
    of('2026-01-01/2026-02-28', '2026-05-01/2026-06-04', '2026-06-06/2026-12-31'),
  ],
])('leaves the other days of a period: %s', (_name, apart, rest) => {
  expect(restOf(year, apart)).toEqual(rest);
});
