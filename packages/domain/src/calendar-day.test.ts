import { expect, it } from 'vitest';
import { isCalendarDay } from './calendar-day.ts';

it.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-11-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['0000-01-01', false],
  ['9999-01-01', false],
  ['2026-1-1', false],
  ['2026-01-01T00:00', false],
  ['', false],
])('%s is a day: %s', (text, isDay) => {
  expect(isCalendarDay(text)).toBe(isDay);
});
