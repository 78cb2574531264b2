import { expect, it } from 'vitest';
import { lastEnd } from './last-end.ts';

const NOW = Date.parse('2026-11-19T17:00:00Z');

it.each([
  ['2026-11-19T17:30:00Z', null],
  ['2026-11-19T17:29:00Z', null],
  ['2026-11-19T17:12:00Z', Date.parse('2026-11-19T17:12:00Z')],
  [null, null],
])('of a session just used that ends at %s, no use puts off: %s', (endsAt, last) => {
  expect(lastEnd(endsAt, NOW)).toBe(last);
});
