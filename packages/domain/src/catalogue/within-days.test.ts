import { expect, it } from 'vitest';
import { isWithinDays } from './within-days.ts';

it.each([
  [null, null, true],
  ['2026-03-10', null, true],
  ['2026-03-11', null, false],
  [null, '2026-03-10', true],
  [null, '2026-03-09', false],
  ['2026-03-01', '2026-03-31', true],
  ['2026-03-10', '2026-03-10', true],
  ['2025-01-01', '2025-12-31', false],
] as const)('from %s until %s, on 10 March: %s', (visible_from, visible_until, expected) => {
  expect(isWithinDays({ visible_from, visible_until }, '2026-03-10')).toBe(expected);
});
