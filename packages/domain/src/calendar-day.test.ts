import { describe, expect, it } from 'vitest';
import { daysUntil, isCalendarDay, monthBefore } from './calendar-day.ts';

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

describe('the month before', () => {
  it.each([
    ['2026-11-16', '2026-10-01', '2026-10-31'],
    ['2026-03-31', '2026-02-01', '2026-02-28'],
    ['2028-03-01', '2028-02-01', '2028-02-29'],
    ['2026-01-01', '2025-12-01', '2025-12-31'],
  ])('of %s goes from %s to %s', (day, from, to) => {
    expect(monthBefore(day)).toEqual({ from, to });
  });
});

describe('days until another', () => {
  it.each([
    ['2026-11-16', '2026-11-16', 0],
    ['2026-11-16', '2026-11-23', 7],
    ['2026-03-28', '2026-03-30', 2],
    ['2026-11-16', '2026-11-15', -1],
  ])('from %s to %s there are %d', (day, last, days) => {
    expect(daysUntil(day, last)).toBe(days);
  });
});
